// Tools that a server of the user's brings, and notebooks: their results are kept and shortened like any other, and no
// tool of a server is behind the barrier, whatever it is called.

import { type ClientRun, newer, versions } from "../client-run.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { call, say } from "../scripted-model.ts";

const long = numberedLines(300, 49);

/** A server of one tool, `fetch`, which gives a long text. It speaks JSON-RPC in lines. */
const server = `const inputSchema = { type: "object", properties: {} };
const tool = { name: "fetch", description: "Gives a text", inputSchema };
const results = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} },
    serverInfo: { name: "tiny", version: "1.0.0" } }),
  "tools/list": () => ({ tools: [tool] }),
  "tools/call": () => ({ content: [{ type: "text", text: ${JSON.stringify(long)} }] }),
  ping: () => ({}),
};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = results[method];
  const answer = result === undefined ? { error: { code: -32601, message: "Not known" } } : { result: result(params) };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\\n");
});
`;

const notebook = JSON.stringify({
  cells: [
    { cell_type: "code", id: "first", metadata: {}, source: "1 + 1", outputs: [], execution_count: null },
  ],
  metadata: { language_info: { name: "python" } },
  nbformat: 4,
  nbformat_minor: 5,
});
const cellText = "print('written by the agent')";

const isWhole = (run: ClientRun, label: string): boolean =>
  run.result(label)?.text.includes("line 150 ") === true;

export const servers: Scenario = {
  name: "servers",
  on: versions,
  scene: ({ project }) => ({
    files: { "book.ipynb": notebook },
    allow: ["mcp__tiny__fetch", "NotebookEdit"],
    servers: { tiny: server },
    steps: [
      {
        prompt: "Use them.",
        script: {
          subagents: {},
          main: [
            [call("fetch", "mcp__tiny__fetch", {})],
            [call("book", "Read", { file_path: `${project}/book.ipynb` })],
            [
              call("cell", "NotebookEdit", {
                notebook_path: `${project}/book.ipynb`,
                cell_id: "first",
                new_source: cellText,
              }),
            ],
            say("Used."),
          ],
        },
      },
    ],
  }),
  evidence: [],
  claims: [
    {
      says: "a tool of a server is not behind the barrier, and its result is kept whole",
      holds: (run) =>
        run.result("fetch")?.isError === false &&
        run.recorded("capture-result").some((text) => text.includes("line 150 ")),
    },
    {
      says: "the long result of a server's tool is cut",
      on: newer,
      holds: (run) =>
        run.result("fetch")?.text.includes("run: echo detent://") === true && !isWhole(run, "fetch"),
    },
    {
      says: "a client that ignores replaced output shows a server's result whole",
      on: ["2.0.77"],
      holds: (run) => isWhole(run, "fetch"),
    },
    {
      says: "a cell that NotebookEdit writes is in the notebook, and kept with it",
      holds: (run) => {
        const book = run.file("book.ipynb") ?? "";
        const kept = run.recorded("capture-emission");
        return book.includes("written by the agent") && kept.includes(cellText) && kept.includes(book);
      },
    },
  ],
};
