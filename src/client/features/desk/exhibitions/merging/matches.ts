/** Maximum number of compared pairs. Longer lists are compared only at their beginning and end. */
const mostPairs = 4_000_000;

/**
 * Computes the longest common subsequence of two lists.
 *
 * @returns for each element of `one` its index in `other`; -1 if it has none
 */
export function matchesBetween(one: readonly string[], other: readonly string[]): number[] {
  const found = one.map(() => -1);
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) {
    found[from] = from;
    from += 1;
  }
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (oneEnd > from && otherEnd > from && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
    found[oneEnd] = otherEnd;
  }
  const rows = oneEnd - from;
  const columns = otherEnd - from;
  if (rows === 0 || columns === 0 || rows * columns > mostPairs) return found;
  const width = columns + 1;
  /** Length of the longest common subsequence of the rest after each pair of indexes. */
  const common = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        one[from + row] === other[from + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    if (one[from + row] === other[from + column]) {
      found[from + row] = from + column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}
