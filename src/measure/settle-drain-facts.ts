// SQL that settles what dispatches did: phases, effects and incidents, each once. Copies of a log add nothing: of equal
// records a run has as many as the log that holds most of them. What a drain never records is unknown, not none.

/** Equal records of one run, numbered within each log; the same number in two logs is the same record. */
const FACTS = `
CREATE OR REPLACE TEMP TABLE drain_facts AS
  WITH numbered AS (
    SELECT r.*, s.path, row_number() OVER (
      PARTITION BY run_id, record, body, source_id ORDER BY line, part) AS occurrence
    FROM drain_records r JOIN sources s USING (source_id) SEMI JOIN dispatches USING (run_id)
    WHERE record IN ('phase', 'effect', 'incident'))
  SELECT run_id, record, body, source_id, line, part, path FROM numbered
  QUALIFY row_number() OVER (PARTITION BY run_id, record, body, occurrence ORDER BY path, line, part) = 1;
CREATE OR REPLACE TEMP TABLE recorded_kinds AS
  SELECT d.run_id, bool_or(r.record = 'effect') AS has_effects, bool_or(r.record = 'incident') AS has_incidents
  FROM (SELECT DISTINCT run_id, source_id FROM dispatch_records) d
    JOIN (SELECT DISTINCT source_id, record FROM drain_records) r USING (source_id) GROUP BY d.run_id;`;

/** A phase can be written when it begins and again when it ends: both have the same start. */
const PHASES = `
DELETE FROM phases;
INSERT INTO phases
  SELECT run_id, body->>'$.phase' AS phase, (body->>'$.startedAtMs')::DOUBLE AS started_ms,
    CASE WHEN count(DISTINCT (body->>'$.endedAtMs')::DOUBLE) = 1 THEN max((body->>'$.endedAtMs')::DOUBLE) END,
    arg_max(body->>'$.outcome', struct_pack(path, line, part)) FILTER (body->>'$.outcome' IS NOT NULL),
    arg_min(source_id, struct_pack(path, line, part)), arg_min(line, struct_pack(path, line, part)),
    arg_min(part, struct_pack(path, line, part))
  FROM drain_facts WHERE record = 'phase' GROUP BY run_id, phase, started_ms;`;

/**
 * The same effect is one of the same kind on the same target. Of a commit, a push and a deployment another tree makes
 * another effect. What failed or was skipped changed nothing; what has no target cannot be told apart.
 */
const EFFECTS = `
DELETE FROM effects;
INSERT INTO effects
  WITH told AS (
    SELECT run_id, body->>'$.kind' AS kind, body->>'$.target' AS target, body->>'$.tree' AS tree,
      body->>'$.key' AS key, body->>'$.by' AS emitted_by, body->>'$.outcome' AS outcome,
      coalesce(body->>'$.outcome', '') NOT IN ('failed', 'skipped') AS is_done,
      (body->>'$.atMs')::DOUBLE AS at_ms, source_id, line, part, path
    FROM drain_facts WHERE record = 'effect')
  SELECT run_id, kind, target, tree, key, emitted_by, outcome, is_done,
    is_done AND target IS NOT NULL AND row_number() OVER (
      PARTITION BY run_id, is_done, kind, target, CASE WHEN kind IN ('commit', 'push', 'deploy') THEN tree END
      ORDER BY at_ms NULLS FIRST, path, line, part) > 1,
    at_ms, source_id, line, part
  FROM told;`;

const INCIDENTS = `
DELETE FROM incidents;
INSERT INTO incidents
  SELECT run_id, body->>'$.kind', body->>'$.note', (body->>'$.atMs')::DOUBLE, source_id, line, part
  FROM drain_facts WHERE record = 'incident';`;

/** Incidents: the drain's own count where it has one, never below the records; else 0 only where it records any. */
const FIGURES = `
UPDATE dispatches SET phase_s = p.phase_s, open_phases = p.open_phases FROM (
  SELECT run_id, coalesce(sum(ended_ms - started_ms), 0) / 1000 AS phase_s,
    count(*) FILTER (started_ms IS NULL OR ended_ms IS NULL) AS open_phases
  FROM phases GROUP BY run_id) p WHERE p.run_id = dispatches.run_id;
UPDATE dispatches SET incidents = CASE
  WHEN dispatches.incidents IS NOT NULL OR c.records > 0 THEN greatest(coalesce(dispatches.incidents, 0), c.records)
  WHEN c.has_incidents THEN 0 END FROM (
    SELECT k.run_id, k.has_incidents, count(i.run_id) AS records
    FROM recorded_kinds k LEFT JOIN incidents i USING (run_id) GROUP BY ALL) c WHERE c.run_id = dispatches.run_id;
UPDATE dispatches SET duplicate_effects = e.duplicates, unnamed_effects = e.unnamed FROM (
  SELECT k.run_id, count(*) FILTER (e.is_duplicate) AS duplicates,
    count(*) FILTER (e.is_done AND e.target IS NULL) AS unnamed
  FROM recorded_kinds k LEFT JOIN effects e USING (run_id) WHERE k.has_effects GROUP BY k.run_id) e
  WHERE e.run_id = dispatches.run_id;`;

/** Statements in the order in which they must run, behind the dispatches and their sessions. */
export const settleDrainFactsSql: string = [FACTS, PHASES, EFFECTS, INCIDENTS, FIGURES].join("\n");
