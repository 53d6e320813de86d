/** Values parsed from a cell; `exact` says whether the cell can be told from them again. */
export type Parsed<Value> = { value: Value; exact: boolean };

/** What can separate several values in one cell. */
export const marks = ["|", ";", ",", "/", "\n"] as const;
export type Mark = (typeof marks)[number];

/** The values in a cell, apart from blank ones, without the space around them. */
export function parseList(cell: string, mark: Mark | null): Parsed<string[]> {
  const value = (mark === null ? [cell] : cell.split(mark))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const joints = mark === null ? [""] : [mark, `${mark} `, ` ${mark} `];
  return { value, exact: joints.some((joint) => value.join(joint) === cell) };
}

/** A whole year, negative before the common era; null for anything else, `0` and `c.1785` too. */
export function parseYear(cell: string): Parsed<number | null> {
  const plain = /^[+-]?\d{1,4}$/.test(cell.trim()) ? Number(cell) : 0;
  if (plain === 0) return { value: null, exact: false };
  return { value: plain, exact: String(plain) === cell };
}
