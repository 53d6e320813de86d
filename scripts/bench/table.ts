/** Results of a measurement, ready to print. */
export type BenchTable = {
  name: string;
  columns: string[];
  rows: (string | number)[][];
  /** Each goal, whether it is met, and the value it was judged by. */
  goals: { text: string; met: boolean; value: string }[];
  /** Versions, peers, and omissions with their reasons. */
  notes: string[];
};

/** Formats the table in columns of equal width, with numbers aligned to the right. */
export function printTable(table: BenchTable): string {
  const lines = [table.columns, ...table.rows.map((row) => row.map(String))];
  const widths = table.columns.map((_, i) =>
    Math.max(...lines.map((line) => line[i]?.length ?? 0)),
  );
  const numeric = table.columns.map((_, i) =>
    table.rows.every((row) => /^[\d.,]/.test(String(row[i] ?? ""))),
  );
  const body = lines.map((line) =>
    line
      .map((cell, i) => (numeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  const goals = table.goals.map(({ text, met, value }) => `${met ? "✓" : "✗"} ${text}: ${value}`);
  return [
    `# ${table.name}`,
    "",
    ...body,
    "",
    ...goals,
    ...table.notes.map((note) => `  ${note}`),
    "",
  ].join("\n");
}
