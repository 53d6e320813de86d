import { runsOf } from "./marked-runs.ts";
import type { Run } from "./marked-runs.ts";

/** A paragraph, whose runs may have line breaks, or a list; the items of a numbered one count from 1. */
export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; isNumbered: boolean; items: Run[][] };

type Lines = { kind: "paragraph" | "bullets" | "numbers"; lines: string[] };

/**
 * Takes a text with simple marks apart: paragraphs divided by empty lines, lists of lines that begin with `- `, `* ` or
 * with `1. `, `2. ` and so on, and within them `*emphasis*`, `**strong**`, addresses and `[words](address)`. Nothing else
 * is a mark: whatever else stands there is text. It never throws, and every word of the text is in what it gives.
 */
export function parseMarkedText(text: string): Block[] {
  return linesOf(text).map(({ kind, lines }) =>
    kind === "paragraph"
      ? { kind, runs: runsOf(lines.join("\n")) }
      : { kind: "list", isNumbered: kind === "numbers", items: lines.map(runsOf) },
  );
}

/** The lines of a text by blocks, without the marks of lists. */
function linesOf(text: string): Lines[] {
  const blocks: Lines[] = [];
  let isApart = true;
  for (const given of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = given.trim();
    if (line === "") {
      isApart = true;
      continue;
    }
    const last = isApart ? undefined : blocks.at(-1);
    const { kind, words } = itemOf(line, last) ?? { kind: "paragraph" as const, words: line };
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    isApart = false;
  }
  return blocks;
}

/** The words of a list's item; a number counts only where it is the next one, since others say something. */
function itemOf(line: string, last: Lines | undefined) {
  const bullet = /^[-*] +(?=\S)/.exec(line);
  if (bullet) return { kind: "bullets" as const, words: line.slice(bullet[0].length) };
  const next = last?.kind === "numbers" ? last.lines.length + 1 : 1;
  const start = `${next}. `;
  const words = line.startsWith(start) ? line.slice(start.length).trim() : "";
  return words === "" ? null : { kind: "numbers" as const, words };
}
