import type { Variables } from "./questions.ts";

const card = `id slug identifier title creators(first: 10) { name } date technique
  primaryImage { service width height alt placeholder derivativeWidths }`;
const variables = "$search: String, $filter: WorkFilter";

/** The queries of the site's pages, without fields that only affect presentation. */
export const operations = {
  page: `query ($first: Int = 24, $after: String, $order: WorkOrder, $seed: Int, ${variables}) {
    works(first: $first, after: $after, order: $order, seed: $seed, search: $search, filter: $filter) {
      totalCount correctedSearch edges { cursor node { ${card} } } pageInfo { endCursor hasNextPage } } }`,
  facets: `query (${variables}) { workFacets(search: $search, filter: $filter) {
    ${["TYPE", "CREATOR", "SUBJECT", "PLACE", "TECHNIQUE", "RIGHTS"]
      .map((kind) => `${kind}: values(kind: ${kind}, first: 8) { total values { value count } }`)
      .join("\n")}
    withImage withoutImage years { first step counts } } }`,
  suggestions: `query ($text: String!) { suggestions(text: $text) {
    works { ${card} } creators { value count } subjects { value count } } }`,
};

/** A page of works in the response. */
export type WorksAnswer = {
  works: {
    totalCount: number;
    correctedSearch: string | null;
    edges: { cursor: string; node: { id: string; identifier: string; title: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

/** Sends a query by POST, which is never cached. Throws if there are errors. */
export async function ask<Data>(
  url: string,
  query: string,
  asked: Variables,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables: asked }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(errors)}`);
  return data;
}

/** Returns the duration of an action in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
