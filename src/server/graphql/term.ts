import type { Term, TermResolvers } from "../../../__generated__/resolvers.ts";
import { termKinds } from "../search/document.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { TermModel } from "./models.ts";
import { pageFrom } from "./page.ts";
import { worksOf } from "./works.ts";

/** Returns the id of a term within its type: kind and value. */
export function termId({ kind, value }: Pick<TermModel, "kind" | "value">): string {
  return `${kind}:${value}`;
}

/** Parses the id of a term; returns null if it is invalid. */
export function readTermId(id: string): Pick<TermModel, "kind" | "value"> | null {
  const colon = id.indexOf(":");
  const kind = termKinds.find((known) => known === id.slice(0, colon));
  return kind ? { kind, value: id.slice(colon + 1) } : null;
}

export const term: Complete<Term, TermModel, TermResolvers> = {
  id: (parent) => toGlobalId("Term", termId(parent)),
  works: ({ kind, value }, page, context) =>
    worksOf(
      {
        search: null,
        filter: { terms: { [kind]: [value] }, hasImage: null, from: null, to: null },
      },
      { by: "pictured" },
      pageFrom(page),
      context,
    ),
};
