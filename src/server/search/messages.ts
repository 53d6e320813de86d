import type { PoolConfig } from "pg";
import type { FacetValue, FacetValues } from "./facet-values.ts";
import type { FacetRequest, Histogram, List, ListRequest, Suggestions } from "./finder.ts";
import type { TermKind } from "./document.ts";
import type { Jump } from "./jumps.ts";
import type { Selection } from "./selections.ts";
import type { Order } from "./sequence.ts";
import type { SkippedWork } from "./skipped-works.ts";

/** What the index can be asked: for each question what it is asked with, and what it answers. */
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

/** What the thread is started with: how it reaches the database, and the file in which the index is kept, if any. */
export type WorkerSettings = { config: PoolConfig; keptIn: string | null };

/** To the thread that holds the index. `catch-up`: works were changed. */
export type ToIndex =
  | { [Name in Question]: { id: number; question: Name; asked: Questions[Name][0] } }[Question]
  | { id: number; question: "catch-up" };

/**
 * From the thread. An answer of `null` to `catch-up` says that the index knows the changes; `trouble` is what went
 * wrong and is tried again, `broken` why there will be no index. `failures` counts the attempts to read changes that have
 * failed in a row; `skipped` are all works that the index could not process.
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
