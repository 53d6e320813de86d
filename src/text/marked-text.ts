import { runsOf } from "./marked-runs.ts";
import type { Run } from "./marked-runs.ts";

/** A paragraph, whose runs may have line breaks, or a list; the items of a numbered one count from 1. */
export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; isNumbered: boolean; items: Run[][] };

/** A line without the spaces and the mark of a list around it, and where that begins in the text. */
type Line = { words: string; from: number };
type Lines = { kind: "paragraph" | "bullets" | "numbers"; lines: Line[] };

/**
 * Takes a text with simple marks apart: paragraphs divided by empty lines, lists of lines that begin with `- `, `* ` or
 * with `1. `, `2. ` and so on, and within them `*emphasis*`, `**strong**`, addresses and `[words](address)`. Nothing else
 * is a mark: whatever else stands there is text. It never throws, and every word of the text is in what it gives.
 */
export function parseMarkedText(text: string): Block[] {
  return linesOf(text).map(({ kind, lines }) => {
    const words = lines.map((line) => line.words);
    return kind === "paragraph"
      ? { kind, runs: runsOf(words.join("\n")) }
      : { kind: "list", isNumbered: kind === "numbers", items: words.map(runsOf) };
  });
}

/** Where the paragraphs and the items of lists are in a text: what marks are looked for in, each by itself. */
export function markedParts(text: string): { from: number; to: number }[] {
  return linesOf(text).flatMap(({ kind, lines }) => {
    const parts = lines.map(({ words, from }) => ({ from, to: from + words.length }));
    const [first] = parts;
    return kind === "paragraph" && first ? [{ ...first, to: parts.at(-1)?.to ?? first.to }] : parts;
  });
}

/** The lines of a text by blocks, without the marks of lists. */
function linesOf(text: string): Lines[] {
  const blocks: Lines[] = [];
  let isApart = true;
  let end = 0;
  for (const [n, given] of text.split(/(\r\n|[\n\r\u2028\u2029])/).entries()) {
    end += given.length;
    // Every other one is the break behind a line.
    if (n % 2 === 1) continue;
    const line = given.trim();
    if (line === "") {
      isApart = true;
      continue;
    }
    const last = isApart ? undefined : blocks.at(-1);
    const { kind, words } = itemOf(line, last) ?? { kind: "paragraph" as const, words: line };
    const from = end - given.trimStart().length + line.length - words.length;
    if (last?.kind === kind) last.lines.push({ words, from });
    else blocks.push({ kind, lines: [{ words, from }] });
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
