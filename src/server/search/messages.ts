import type { PoolConfig } from "pg";
import type { FacetValue, FacetValues } from "./facet-values.ts";
import type { FacetRequest, Histogram, List, ListRequest, Suggestions } from "./finder.ts";
import type { TermKind } from "./document.ts";
import type { Jump } from "./jumps.ts";
import type { Selection } from "./selections.ts";
import type { Order } from "./sequence.ts";
import type { SkippedWork } from "./skipped-works.ts";

/** Queries on the index: for each one its argument and its answer. */
export type Questions = {
  list: [ListRequest, List];
  jumps: [{ selection: Selection; order: Order }, Jump[]];
  facet: [{ selection: Selection; request: FacetRequest }, FacetValues];
  histogram: [Selection, Histogram | null];
  withImage: [Selection, { withImage: number; withoutImage: number }];
  suggest: [{ typed: string; each: number }, Suggestions];
  related: [{ id: string; first: number }, string[]];
  terms: [{ kind: TermKind; first: number }, FacetValue[]];
  term: [{ kind: TermKind; value: string }, number];
  total: [null, number];
  newest: [null, string | null];
  countAfter: [{ selection: Selection; id: string | null }, number];
};

export type Question = keyof Questions;

/** Start parameters of the thread: the database configuration, and the file in which the index is saved, if any. */
export type WorkerSettings = { config: PoolConfig; keptIn: string | null };

/** Messages to the thread that holds the index. `catch-up`: works have changed. */
export type ToIndex =
  | { [Name in Question]: { id: number; question: Name; asked: Questions[Name][0] } }[Question]
  | { id: number; question: "catch-up" };

/**
 * Messages from the thread. An answer of `null` to `catch-up` means that the index knows the changes; `trouble` is an
 * error that the thread recovers from by a retry, `broken` the reason why there will be no index. `failures` counts the
 * consecutive failed attempts to read changes; `skipped` lists all works that the index could not process.
 */
export type FromIndex =
  | { id: number; answer: unknown }
  | { id: number; failed: string }
  | { progress: { done: number } }
  | { ready: true }
  | { trouble: string }
  | { failures: number }
  | { skipped: readonly SkippedWork[] }
  | { broken: string };
