// A small protocol that is valid, line by line known to the tests.

export const protocolText = `protocol: 1
title: Fewer calls
hypothesis: Compiled phases need half the calls.
cutoff: 2026-09-06T19:53:03-04:00
cohorts:
  {compared: [BE], reported: [TOOLING]}
inclusion: all
group: drain_run
horizon:
  n_per_side: 20
primaries:
  - metric: bash_calls
    cohort: BE
    direction: fall
    goal_percent: -50
    falsification_percent: -20
`;
