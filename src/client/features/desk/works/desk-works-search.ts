import type {
  DeskWorkOrder,
  deskWorksQuery$variables,
  WorkStatus,
} from "../../../../../__generated__/relay/deskWorksQuery.graphql.ts";
import { problemNamed } from "../checkup/problem-words.ts";

/** What the address of `/desk/works` may say; what means nothing is passed over. */
export type DeskWorksSearch = {
  q?: string | undefined;
  status?: string | undefined;
  /** What the works want for, as `problem-words.ts` calls it. */
  problem?: string | undefined;
  /** The id of an import. */
  import?: string | undefined;
  sort?: string | undefined;
};

const names = ["q", "status", "problem", "import", "sort"] as const;

/** What an address says, whoever wrote it: what is said several times, or under another name, is passed over. */
export function readSearch(search: Readonly<Record<string, unknown>>): DeskWorksSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : [])),
  );
}

/** The longest search, in characters. */
export const longestSearch = 200;

/** The statuses by their names in the address. */
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

/** The orders by their names in the address. */
export type DeskSort = keyof typeof orders;

/** The order the address asks for. */
export function sortIn({ sort }: DeskWorksSearch): DeskSort {
  return sort === "title" || sort === "identifier" ? sort : "changed";
}

/** The status the address asks for; null for all. */
export function statusIn({ status }: DeskWorksSearch): keyof typeof statuses | null {
  return status === "published" || status === "draft" || status === "withdrawn" ? status : null;
}

/** What the contract is asked for: the same choice gives the same. */
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

/** Whether works are left out, so that one that is changed may be no longer among them. */
export function isNarrowed(search: DeskWorksSearch): boolean {
  const { search: words, filter } = deskWorksVariables(search);
  return words !== null || filter !== null;
}
