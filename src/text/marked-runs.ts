import { webAddressAt } from "./web-address.ts";

/** A stretch of text that looks alike; `href` is where it leads, an `http` or `https` address. */
export type Run = { text: string; isEmphasis: boolean; isStrong: boolean; href: string | null };

/** What changes at a place of a text: `skipped` units there are marks and are not shown. */
export type Change = {
  at: number;
  skipped: number;
  emphasis?: boolean;
  strong?: boolean;
  link?: string | null;
};

/** A row of one to three asterisks; more are just asterisks. */
type Stars = { at: number; length: number };

/**
 * Takes a text apart by its marks: `*emphasis*`, `**strong**`, addresses, and `[words](address)`. What is not a whole mark
 * is text. The time it takes grows with the length alone.
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

/** The whole marks and the addresses of a text: what begins or ends at which place, in order. */
export function changesOf(text: string): Change[] {
  const links = linksOf(text);
  const changes = [...links.changes, ...starsChanges(text, links.isAddress)];
  return changes.sort((one, other) => one.at - other.at);
}

/** The links of a text, and which of its units are part of an address, where an asterisk is no mark. */
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
      // What leads nowhere is not looked at again, so that each place is looked at twice at most.
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

/** The link `[words](address)` that begins here; `words` is where its words end, `end` where it does. */
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

/** The asterisks that mark something: those that open stand before a word, those that close behind one. */
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

/** Whether a UTF-16 unit is a letter or a digit: no mark begins behind one or ends before one. */
export function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
