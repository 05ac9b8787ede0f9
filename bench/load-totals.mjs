// Does the database hold what the generator wrote? Every figure of truth.json, and the place of every line that is no
// JSON, against what `detent sql` answers. A fast load of wrong numbers is worth nothing.
import { resolve } from "node:path";
import { findCorpus, readTruth } from "./big-corpus.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { measureDetent } from "./measured-process.mjs";

const figures = {
  files: "SELECT count(*) FROM sources",
  physical_lines: "SELECT sum(physical_lines) FROM sources",
  // Lines that name no session stand as one more, without an id.
  sessions: "SELECT count(*) FROM sessions WHERE session_id <> ''",
  requests: "SELECT count(*) FROM requests",
  worker_requests: "SELECT count(*) FROM requests WHERE is_worker",
  input_tokens: "SELECT sum(input_tokens) FROM requests",
  output_tokens: "SELECT sum(output_tokens) FROM requests",
  cache_read_tokens: "SELECT sum(cache_read_tokens) FROM requests",
  cache_write_tokens: "SELECT sum(cache_write_tokens) FROM requests",
  tool_calls: "SELECT count(*) FROM tool_calls",
  bash_calls: "SELECT count(*) FROM tool_calls WHERE name = 'Bash'",
  turns: "SELECT count(*) FROM prompts WHERE is_turn",
};
const outcomes = ["malformed", "glued", "blank"];

/** The figures after one load into a fresh database; no time is judged. */
export const loadTotals = {
  name: "load-totals",
  rounds: 1,
  measure: ({ out, bytes }) => {
    const corpus = findCorpus(out, bytes);
    const database = freshDatabase(out, "totals");
    measureDetent(["load", corpus, "--db", database, "--json"]);
    const { wrong, compared } = compareTotals(corpus, database);
    return [
      {
        what: "figures and odd lines equal to truth.json",
        measured: wrong.length === 0 ? `${compared} of ${compared}` : `${wrong.length} wrong`,
        target: "all",
        isMet: wrong.length === 0,
        samples: wrong,
      },
    ];
  },
};

/** What is wrong, one sentence each, and how many figures and places were compared. */
function compareTotals(corpus, database) {
  const truth = readTruth(corpus);
  const found = storedFigures(database);
  const wrong = Object.keys(figures)
    .filter((name) => String(found[name]) !== String(truth[name]))
    .map((name) => `${name} is ${found[name]} in the database and ${truth[name]} in the corpus.`);
  const stored = storedPlaces(database);
  const written = outcomes.flatMap((outcome) =>
    truth[outcome].map(({ file, line }) => `${outcome} ${resolve(corpus, file)}:${line}`),
  );
  const lost = written.filter((place) => !stored.includes(place)).length;
  const invented = stored.filter((place) => !written.includes(place)).length;
  if (lost > 0) wrong.push(`Odd lines of the corpus that are not in the database: ${lost}.`);
  if (invented > 0) wrong.push(`Odd lines in the database that are not of the corpus: ${invented}.`);
  return { wrong, compared: Object.keys(figures).length + written.length };
}

function query(database, sql) {
  return JSON.parse(measureDetent(["sql", sql, "--json", "--db", database]).stdout).rows;
}

function storedFigures(database) {
  const columns = Object.entries(figures).map(([name, sql]) => `(${sql}) AS ${name}`);
  return query(database, `SELECT ${columns.join(", ")}`)[0];
}

function storedPlaces(database) {
  const names = outcomes.map((outcome) => `'${outcome}'`).join(", ");
  return query(
    database,
    `SELECT outcome || ' ' || path || ':' || line AS place FROM entries JOIN sources USING (source_id)
     WHERE outcome IN (${names})`,
  ).map(({ place }) => place);
}
