// HTML of the Markdown that reports are written in: headings, paragraphs, lists, tables, code, strong text and pictures
// whose drawing is given. It knows nothing else, and above all no HTML: every other character becomes text.

import { xmlText } from "./charts/render-chart.ts";

/** `pictures`: what stands in the place of a picture, by its address; a picture that is not among them is its title. */
export function markdownHtml(markdown: string, pictures: ReadonlyMap<string, string> = new Map()): string {
  const blocks = markdown.trimEnd().split(/\n{2,}/);
  return `${blocks.map((block) => blockHtml(block, pictures)).join("\n")}\n`;
}

function blockHtml(block: string, pictures: ReadonlyMap<string, string>): string {
  const lines = block.split("\n");
  const heading = /^(#{1,3}) (.*)$/.exec(block);
  if (heading !== null && lines.length === 1) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inlineHtml(heading[2] ?? "")}</h${level}>`;
  }
  const picture = /^!\[(.*)\]\(([^()\s]+)\)$/.exec(block);
  if (picture !== null && lines.length === 1) {
    const drawn = pictures.get(picture[2] ?? "");
    return `<figure>${drawn ?? inlineHtml(picture[1] ?? "")}</figure>`;
  }
  if (lines.every((line) => line.startsWith("| "))) return tableHtml(lines);
  if (lines.every((line) => line.startsWith("- "))) {
    return `<ul>\n${lines.map((line) => `<li>${inlineHtml(line.slice(2))}</li>`).join("\n")}\n</ul>`;
  }
  return `<p>${lines.map(inlineHtml).join("<br>\n")}</p>`;
}

function tableHtml([header = "", , ...rows]: readonly string[]): string {
  const head = cells(header).map((cell) => `<th scope="col">${inlineHtml(cell)}</th>`);
  const body = rows.map((row) => `<tr>${cells(row).map(cellHtml).join("")}</tr>`);
  const table = `<table>\n<thead><tr>${head.join("")}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
  return `<div class="wide">${table}</div>`;
}

const FIGURE = /^[+−-]?[\d.,]+(?: %)?$/;

function cellHtml(cell: string): string {
  return `<td${FIGURE.test(cell) ? ' class="figure"' : ""}>${inlineHtml(cell)}</td>`;
}

/** Cells of a row; a bar behind a backslash is text. */
function cells(row: string): readonly string[] {
  const found: string[] = [];
  let cell = "";
  for (let at = 1; at < row.length; at += 1) {
    const character = row.charAt(at);
    if (character === "\\") {
      cell += character + row.charAt(at + 1);
      at += 1;
    } else if (character === "|") {
      found.push(cell.trim());
      cell = "";
    } else cell += character;
  }
  return found;
}

const INLINE = /\\([\s\S])|&(lt|gt|amp);|`([^`]*)`|\*\*/g;
const entities: { readonly [name: string]: string } = { lt: "<", gt: ">", amp: "&" };

function inlineHtml(text: string): string {
  let html = "";
  let end = 0;
  let isStrong = false;
  for (const match of text.matchAll(INLINE)) {
    html += xmlText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, escaped, entity, code] = match;
    if (escaped !== undefined) html += xmlText(escaped);
    else if (entity !== undefined) html += xmlText(entities[entity] ?? "");
    else if (code !== undefined) html += `<code>${xmlText(code)}</code>`;
    else {
      html += isStrong ? "</strong>" : "<strong>";
      isStrong = !isStrong;
    }
  }
  return html + xmlText(text.slice(end)) + (isStrong ? "</strong>" : "");
}
