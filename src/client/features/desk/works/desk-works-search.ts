import type {
  DeskWorkOrder,
  deskWorksQuery$variables,
  WorkStatus,
} from "../../../../../__generated__/relay/deskWorksQuery.graphql.ts";
import { problemNamed } from "../checkup/problem-words.ts";

/** Search parameters of `/desk/works`. Invalid values are ignored. */
export type DeskWorksSearch = {
  q?: string | undefined;
  status?: string | undefined;
  /** Name of an issue in `problem-words.ts`. */
  problem?: string | undefined;
  /** Id of an import. */
  import?: string | undefined;
  sort?: string | undefined;
};

const names = ["q", "status", "problem", "import", "sort"] as const;

/** Parses the search parameters of a URL. Repeated and unknown parameters are ignored. */
export function readSearch(search: Readonly<Record<string, unknown>>): DeskWorksSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : [])),
  );
}

/** Maximum length of a search text, in UTF-16 code units. */
export const longestSearch = 200;

/** The statuses by their names in the URL. */
export const statuses = {
  published: "PUBLISHED",
  draft: "DRAFT",
  withdrawn: "WITHDRAWN",
} as const satisfies Record<string, WorkStatus>;

const orders = {
  changed: "CHANGED",
  title: "TITLE",
  identifier: "IDENTIFIER",
} as const satisfies Record<string, DeskWorkOrder>;

/** The sort orders by their names in the URL. */
export type DeskSort = keyof typeof orders;

/** Returns the sort order in the URL. */
export function sortIn({ sort }: DeskWorksSearch): DeskSort {
  return sort === "title" || sort === "identifier" ? sort : "changed";
}

/** Returns the status filter in the URL; null for all. */
export function statusIn({ status }: DeskWorksSearch): keyof typeof statuses | null {
  return status === "published" || status === "draft" || status === "withdrawn" ? status : null;
}

/** Converts search parameters into query variables. Equal searches give equal variables. */
export function deskWorksVariables(search: DeskWorksSearch): deskWorksQuery$variables {
  const status = statusIn(search);
  const problem = problemNamed(search.problem)?.problem;
  const filter = {
    ...(status && { status: statuses[status] }),
    ...(problem && { problem }),
    ...(search.import && { import: search.import }),
  };
  return {
    search: search.q?.trim().slice(0, longestSearch) || null,
    filter: Object.keys(filter).length > 0 ? filter : null,
    order: orders[sortIn(search)],
    inGroups: problem === "LIKELY_DUPLICATE",
  };
}

/** Whether a search or filter applies, so that a changed work may not match any more. */
export function isNarrowed(search: DeskWorksSearch): boolean {
  const { search: words, filter } = deskWorksVariables(search);
  return words !== null || filter !== null;
}
