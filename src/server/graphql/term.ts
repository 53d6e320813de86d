import type { Term, TermResolvers } from "../../../__generated__/resolvers.ts";
import type { TermKind, TermRow } from "../store/terms.ts";
import { worksOfTermPage } from "../store/works.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { TermModel } from "./models.ts";
import { pageFrom } from "./page.ts";
import { connectionOf } from "./work-connection.ts";

const kinds: readonly TermKind[] = ["TYPE", "CREATOR", "SUBJECT", "PLACE"];

/** The id of a term within its type: kind and value. */
export function termId({ kind, value }: Pick<TermRow, "kind" | "value">): string {
  return `${kind}:${value}`;
}

/** The term an id names, or null if it is none. */
export function readTermId(id: string): Pick<TermRow, "kind" | "value"> | null {
  const colon = id.indexOf(":");
  const kind = kinds.find((known) => known === id.slice(0, colon));
  return kind ? { kind, value: id.slice(colon + 1) } : null;
}

export const term: Complete<Term, TermModel, TermResolvers> = {
  id: (parent) => toGlobalId("Term", termId(parent)),
  works: async ({ kind, value, workCount }, page, { db }) =>
    connectionOf(await worksOfTermPage(db, kind, value, pageFrom(page)), () =>
      Promise.resolve(workCount),
    ),
};
