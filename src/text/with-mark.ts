/** A text, and what is chosen in it. */
export type Chosen = { text: string; from: number; to: number };

/** The marks of emphasis and of strong words, as `parseMarkedText` reads them. */
export type Mark = "*" | "**";

/**
 * Puts a mark around what is chosen in a text, or takes it away where it is there. Spaces at its ends stay outside, since
 * no mark stands beside a space.
 *
 * @returns the text, in which the same words are chosen
 */
export function withMark({ text, from, to }: Chosen, mark: Mark): Chosen {
  const words = text.slice(from, to);
  let [start, end] = [
    from + words.length - words.trimStart().length,
    from + words.trimEnd().length,
  ];
  if (words.trim() === "") [start, end] = [to, to];
  // Marks that are chosen with the words.
  while (end - start > 2 && text[start] === "*" && text[end - 1] === "*") {
    start += 1;
    end -= 1;
  }
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  const isMarked = mark === "**" ? stars >= 2 : stars % 2 === 1;
  const by = isMarked ? -mark.length : mark.length;
  const [head, tail] = isMarked
    ? [text.slice(0, start + by), text.slice(end - by)]
    : [text.slice(0, start) + mark, mark + text.slice(end)];
  return { text: head + text.slice(start, end) + tail, from: start + by, to: end + by };
}
