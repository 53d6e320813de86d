import { readFileSync } from "node:fs";

/** Returns the id of a persisted operation from its artifact. */
export function operationId(name: string): string {
  const artifact = readFileSync(`__generated__/relay/${name}.graphql.ts`, "utf8");
  const id = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1];
  if (id === undefined) throw new Error(`The operation ${name} is not persisted.`);
  return id;
}

/** Returns a quantile: the value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
