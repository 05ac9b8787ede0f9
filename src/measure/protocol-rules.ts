// The rules between the fields of a protocol. Each returns what is wrong with the place in the file and the remedy;
// none repairs anything.

import { figureKind } from "./figure-kind.ts";
import { isAboutQuality, isRepairCount } from "./guard-evidence.ts";
import { MINIMUM_DEFAULT, type Protocol, type Target } from "./protocol.ts";
import { isTimeZone, parseZonedTime } from "./zoned-time.ts";

/** A place in the file, by keys and positions from the top, with full sentences. */
export interface ProtocolFault {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly remedy: string;
}

type Rule = (protocol: Protocol, metrics: ReadonlySet<string> | null) => readonly ProtocolFault[];

/** `metrics` are the names that exist; null skips that rule. */
export function brokenRules(
  protocol: Protocol,
  metrics: ReadonlySet<string> | null,
): readonly ProtocolFault[] {
  const rules: readonly Rule[] = [
    zone,
    cohorts,
    minimum,
    horizon,
    targets,
    repeatedTargets,
    metricNames,
    medianOfCounts,
    guards,
    guardMargins,
    guardEvidence,
    covariates,
  ];
  return rules.flatMap((rule) => rule(protocol, metrics));
}

const zone: Rule = ({ time_zone }) =>
  isTimeZone(time_zone)
    ? []
    : [
        fault(
          ["time_zone"],
          `"${time_zone}" is no time zone.`,
          "Write an IANA zone, such as America/New_York.",
        ),
      ];

const cohorts: Rule = ({ cohorts: { compared, reported } }) => {
  const seen = new Set<string>();
  const named = [
    ...compared.map((name, k) => ({ name, path: ["cohorts", "compared", k] })),
    ...reported.map((name, k) => ({ name, path: ["cohorts", "reported", k] })),
  ];
  return named.flatMap(({ name, path }) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    const problem = `Cohort "${name}" is named twice.`;
    return isRepeated ? [fault(path, problem, "Name it once, as compared or as only reported.")] : [];
  });
};

const minimum: Rule = ({ minimum: { per_side, min_reason } }) =>
  per_side < MINIMUM_DEFAULT && min_reason === undefined
    ? [
        fault(
          ["minimum", "per_side"],
          `A minimum of ${per_side} is below ${MINIMUM_DEFAULT} and has no reason.`,
          "Add minimum.min_reason, or raise the minimum.",
        ),
      ]
    : [];

const horizon: Rule = ({ horizon: { n_per_side, end }, minimum: { per_side }, cutoff }) => {
  if (n_per_side === undefined && end === undefined) {
    return [
      fault(
        ["horizon"],
        "The horizon is empty: the data could be looked at for ever.",
        "Add n_per_side or end.",
      ),
    ];
  }
  const faults: ProtocolFault[] = [];
  if (n_per_side !== undefined && n_per_side < per_side) {
    const problem = `The horizon of ${n_per_side} per side is below the minimum of ${per_side}.`;
    faults.push(fault(["horizon", "n_per_side"], problem, "Raise the horizon to the minimum or more."));
  }
  const [endMs, cutoffMs] = [end, typeof cutoff === "string" ? cutoff : undefined].map((time) =>
    time === undefined ? undefined : parseZonedTime(time),
  );
  if (endMs !== undefined && cutoffMs !== undefined && endMs <= cutoffMs) {
    faults.push(
      fault(["horizon", "end"], "The horizon ends before the after side begins.", "Write a later end."),
    );
  }
  return faults;
};

const targets: Rule = (protocol) =>
  lists(protocol).flatMap(({ target, path }) => {
    const faults: ProtocolFault[] = [];
    if (!protocol.cohorts.compared.includes(target.cohort)) {
      const problem = `Cohort "${target.cohort}" is not among the cohorts compared.`;
      faults.push(
        fault([...path, "cohort"], problem, "Add it to cohorts.compared, or name one that is there."),
      );
    }
    return [...faults, ...figures(target, path)];
  });

// In the direction of improvement, from 0: falsification line, goal, ceiling.
function figures(target: Target, path: readonly (string | number)[]): readonly ProtocolFault[] {
  const sign = target.direction === "fall" ? -1 : 1;
  const gain = (percent: number): number => sign * percent;
  const faults: ProtocolFault[] = [];
  const wrong = (field: string, problem: string, remedy: string): void => {
    faults.push(fault([...path, field], problem, remedy));
  };
  if (gain(target.goal_percent) <= 0) {
    wrong(
      "goal_percent",
      `A goal of ${target.goal_percent} is no ${target.direction}.`,
      "Write its sign as measured.",
    );
  }
  if (
    gain(target.falsification_percent) < 0 ||
    gain(target.falsification_percent) > gain(target.goal_percent)
  ) {
    const problem = `The falsification line ${target.falsification_percent} is not between 0 and the goal.`;
    wrong("falsification_percent", problem, "Write a line between no change and the goal.");
  }
  if (target.ceiling_percent !== undefined && gain(target.ceiling_percent) <= gain(target.goal_percent)) {
    const problem = `The ceiling ${target.ceiling_percent} is not beyond the goal.`;
    wrong("ceiling_percent", problem, "Write the greatest change that is expected.");
  }
  for (const field of ["goal_percent", "falsification_percent", "ceiling_percent"] as const) {
    const percent = target[field];
    if (percent !== undefined && percent <= -100)
      wrong(field, "Nothing falls by 100 or more.", "Write more than -100.");
  }
  return faults;
}

const repeatedTargets: Rule = (protocol) => {
  const seen = new Set<string>();
  return lists(protocol).flatMap(({ target, path }) => {
    const pair = JSON.stringify([target.metric, target.cohort]);
    const isRepeated = seen.has(pair);
    seen.add(pair);
    const problem = `${target.metric} in ${target.cohort} is a target twice.`;
    return isRepeated ? [fault([...path, "metric"], problem, "Keep one of them.")] : [];
  });
};

const metricNames: Rule = (protocol, metrics) => {
  if (metrics === null) return [];
  return lists(protocol).flatMap(({ target, path }) =>
    metrics.has(target.metric)
      ? []
      : [
          fault(
            [...path, "metric"],
            `There is no metric "${target.metric}".`,
            `Name one of ${[...metrics].join(", ")}.`,
          ),
        ],
  );
};

const guards: Rule = (protocol) => {
  const guardNames = protocol.guards.map((guard) => guard.name);
  return guardNames.flatMap((name, k) =>
    guardNames.indexOf(name) === k
      ? []
      : [fault(["guards", k, "name"], `Guard "${name}" is there twice.`, "Rename one.")],
  );
};

const medianOfCounts: Rule = ({ point_rule, ...protocol }) => {
  if (point_rule?.statistic !== "median_change") return [];
  const isCount = [...protocol.primaries, ...protocol.secondaries].some(
    ({ metric, zeros }) => figureKind(metric, zeros) === "count",
  );
  const problem = "A count has no change of medians: where most dispatches have none, both are 0.";
  return isCount ? [fault(["point_rule", "statistic"], problem, "Write mean_change or ratio.")] : [];
};

// A loss of the whole is no margin: such a guard would hold whatever happens.
const guardMargins: Rule = ({ guards: all }) =>
  all.flatMap(({ margin, margin_unit: unit, loss }, k) => {
    const isAll = unit === "points" ? margin >= 100 : unit === "percent" && loss === "fall" && margin >= 100;
    const problem = `A margin of ${margin} ${unit} tolerates every loss.`;
    return isAll ? [fault(["guards", k, "margin"], problem, "Write the loss that is tolerated.")] : [];
  });

const guardEvidence: Rule = ({ guards: all }) =>
  all.flatMap(({ name, metric, evidence }, k) => {
    const faults: ProtocolFault[] = [];
    if ((isAboutQuality(name) || isAboutQuality(metric)) && isRepairCount(metric)) {
      const problem = "A repair count is no evidence of review quality.";
      faults.push(
        fault(["guards", k, "metric"], problem, "Name what reviews found, or a guard about rework."),
      );
    }
    if (/^([/\\~]|[A-Za-z]:)/.test(evidence)) {
      const remedy = "Write it below the folder that comparing gets with --evidence.";
      faults.push(fault(["guards", k, "evidence"], `"${evidence}" is a place on one machine.`, remedy));
    }
    return faults;
  });

/** Counts of the drain that may serve as covariates, beside metrics. */
const DRAIN_FIELDS = ["files_changed", "fix_cycles", "retries"];

const covariates: Rule = (protocol, metrics) => {
  if (metrics === null) return [];
  return protocol.covariates.flatMap(({ metric }, k) =>
    metrics.has(metric) || DRAIN_FIELDS.includes(metric)
      ? []
      : [
          fault(
            ["covariates", k, "metric"],
            `There is no metric and no count of the drain "${metric}".`,
            `Name one of ${[...DRAIN_FIELDS, ...metrics].join(", ")}.`,
          ),
        ],
  );
};

function lists(
  protocol: Protocol,
): readonly { readonly target: Target; readonly path: readonly (string | number)[] }[] {
  return [
    ...protocol.primaries.map((target, k) => ({ target, path: ["primaries", k] })),
    ...protocol.secondaries.map((target, k) => ({ target, path: ["secondaries", k] })),
  ];
}

function fault(path: readonly (string | number)[], problem: string, remedy: string): ProtocolFault {
  return { path, problem, remedy };
}
