import { runsOf } from "./marked-runs.ts";
import type { Run } from "./marked-runs.ts";

/** A paragraph, whose runs may contain line breaks, or a list. The items of a numbered list count from 1. */
export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; isNumbered: boolean; items: Run[][] };

/** A line without surrounding spaces and list marker, and its offset in the text. */
type Line = { words: string; from: number };
type Lines = { kind: "paragraph" | "bullets" | "numbers"; lines: Line[] };

/**
 * Parses a text with simple marks: paragraphs separated by empty lines, lists of lines that start with `- `, `* ` or
 * with `1. `, `2. ` and so on, and within them `*emphasis*`, `**strong**`, URLs and `[words](address)`. Everything else
 * is plain text. Never throws, and the result contains every word of the text.
 */
export function parseMarkedText(text: string): Block[] {
  return linesOf(text).map(({ kind, lines }) => {
    const words = lines.map((line) => line.words);
    return kind === "paragraph"
      ? { kind, runs: runsOf(words.join("\n")) }
      : { kind: "list", isNumbered: kind === "numbers", items: words.map(runsOf) };
  });
}

/** Returns the ranges of the paragraphs and list items in a text. Marks are parsed in each of them separately. */
export function markedParts(text: string): { from: number; to: number }[] {
  return linesOf(text).flatMap(({ kind, lines }) => {
    const parts = lines.map(({ words, from }) => ({ from, to: from + words.length }));
    const [first] = parts;
    return kind === "paragraph" && first ? [{ ...first, to: parts.at(-1)?.to ?? first.to }] : parts;
  });
}

/** Groups the lines of a text into blocks and removes the list markers. */
function linesOf(text: string): Lines[] {
  const blocks: Lines[] = [];
  let isApart = true;
  let end = 0;
  for (const [n, given] of text.split(/(\r\n|[\n\r\u2028\u2029])/).entries()) {
    end += given.length;
    // Every second item is the line break after a line.
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

/**
 * Returns the text of a list item. A number counts as a marker only if it is the next in sequence; others are content.
 */
function itemOf(line: string, last: Lines | undefined) {
  const bullet = /^[-*] +(?=\S)/.exec(line);
  if (bullet) return { kind: "bullets" as const, words: line.slice(bullet[0].length) };
  const next = last?.kind === "numbers" ? last.lines.length + 1 : 1;
  const start = `${next}. `;
  const words = line.startsWith(start) ? line.slice(start.length).trim() : "";
  return words === "" ? null : { kind: "numbers" as const, words };
}
