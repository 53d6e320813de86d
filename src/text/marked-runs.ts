import { webAddressAt } from "./web-address.ts";

/** A run of text with the same formatting; `href` is the `http` or `https` URL of its link. */
export type Run = { text: string; isEmphasis: boolean; isStrong: boolean; href: string | null };

/**
 * A change of formatting at an offset of a text. The `skipped` code units at the offset are marks and are not shown.
 */
export type Change = {
  at: number;
  skipped: number;
  emphasis?: boolean;
  strong?: boolean;
  link?: string | null;
};

/** A sequence of one to three asterisks. Longer sequences are plain text. */
type Stars = { at: number; length: number };

/**
 * Splits a text into runs by its marks: `*emphasis*`, `**strong**`, URLs, and `[words](address)`. Incomplete marks are
 * plain text. Takes linear time.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const now = { isEmphasis: false, isStrong: false, href: null as string | null };
  let done = 0;
  for (const { at, skipped, emphasis, strong, link } of changesOf(text)) {
    if (at > done) runs.push({ text: text.slice(done, at), ...now });
    done = at + skipped;
    if (emphasis !== undefined) now.isEmphasis = emphasis;
    if (strong !== undefined) now.isStrong = strong;
    if (link !== undefined) now.href = link;
  }
  if (text.length > done) runs.push({ text: text.slice(done), ...now });
  return runs;
}

/** Returns the formatting changes of all complete marks and URLs in a text, in order. */
export function changesOf(text: string): Change[] {
  const links = linksOf(text);
  const changes = [...links.changes, ...starsChanges(text, links.isAddress)];
  return changes.sort((one, other) => one.at - other.at);
}

/** Returns the links of a text, and which of its code units belong to a URL, where an asterisk is not a mark. */
function linksOf(text: string) {
  const changes: Change[] = [];
  const isAddress = new Uint8Array(text.length);
  let done = 0;
  for (const { index } of text.matchAll(/\[|https?:\/\//gi)) {
    if (index < done) continue;
    const worded = text[index] === "[" ? wordedLinkAt(text, index) : null;
    if (worded) {
      const { words, end, href } = worded;
      changes.push(
        { at: index, skipped: 1, link: href },
        { at: words, skipped: end - words, link: null },
      );
      isAddress.fill(1, words, end);
      done = end;
    } else if (text[index] !== "[" && !/[\p{L}\p{N}]/u.test(text.charAt(index - 1))) {
      const bare = webAddressAt(text, index);
      if (!bare) continue;
      // Skips invalid URLs as well, so that each code unit is examined at most twice.
      done = bare.end;
      if (bare.href === null) continue;
      changes.push(
        { at: index, skipped: 0, link: bare.href },
        { at: bare.end, skipped: 0, link: null },
      );
      isAddress.fill(1, index, bare.end);
    }
  }
  return { changes, isAddress };
}

/**
 * Returns the link `[words](address)` that starts at `from`. `words` is the offset where its words end, `end` where the
 * link ends.
 */
function wordedLinkAt(
  text: string,
  from: number,
): { words: number; end: number; href: string } | null {
  const pattern = /\[([^[\]]+)\]\(/y;
  pattern.lastIndex = from;
  if (!pattern.exec(text)?.[1]?.trim()) return null;
  const words = pattern.lastIndex - 2;
  const address = webAddressAt(text, pattern.lastIndex);
  if (address?.href == null || text[address.end] !== ")") return null;
  return { words, end: address.end + 1, href: address.href };
}

/** Returns the changes of paired asterisks: opening ones stand before a word, closing ones after a word. */
function starsChanges(text: string, isAddress: Uint8Array): Change[] {
  const changes: Change[] = [];
  const open = new Map<number, Stars>();
  for (const { 0: stars, index: at } of text.matchAll(/\*+/g)) {
    const { length } = stars;
    if (length > 3 || isAddress[at] === 1) continue;
    const before = text.charAt(at - 1);
    const after = text.charAt(at + length);
    const opener = open.get(length);
    if (opener && /\S/.test(before) && !isLetter(after)) {
      changes.push(change(opener, true), change({ at, length }, false));
      open.delete(length);
    } else if (/\S/.test(after) && !isLetter(before)) {
      open.set(length, { at, length });
    }
  }
  return changes;
}

function change({ at, length }: Stars, isOn: boolean): Change {
  return {
    at,
    skipped: length,
    ...(length !== 2 && { emphasis: isOn }),
    ...(length !== 1 && { strong: isOn }),
  };
}

/** Returns whether a UTF-16 code unit is a letter or a digit. A mark cannot begin after one or end before one. */
export function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
