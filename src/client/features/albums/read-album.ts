import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readAlbumQuery } from "../../../../__generated__/relay/readAlbumQuery.graphql.ts";
import type { Reading } from "./album-book.ts";
import { albumEntry } from "./albumEntry.ts";

const query = graphql`
  query readAlbumQuery($id: ID!, $after: String) @throwOnFieldError {
    album(id: $id) {
      entries(first: 100, after: $after) {
        change
        edges {
          node {
            ...albumEntry_entry
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/**
 * Loads a whole album, page by page, bypassing all caches. The result is valid at the change number of its first page
 * or later.
 *
 * @returns null if the album does not exist, or the viewer may not see it (any more)
 * @throws RequestProblem if it cannot be loaded
 */
export async function readAlbum(
  environment: IEnvironment,
  id: string,
  signal: AbortSignal,
): Promise<Reading | null> {
  const entries: Reading["entries"][number][] = [];
  let change: number | null = null;
  let after: string | null = null;
  do {
    // The page may have closed while this code, or the previous page of entries, was loading.
    if (signal.aborted) return null;
    const page: Page | undefined = await pageOf(environment, id, after);
    if (!page) return null;
    change ??= page.change;
    entries.push(...page.edges.map(({ node }) => albumEntry(node)));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return { change, entries };
}

type Page = NonNullable<readAlbumQuery["response"]["album"]>["entries"];

async function pageOf(environment: IEnvironment, id: string, after: string | null) {
  const answer = await fetchQuery<readAlbumQuery>(
    environment,
    query,
    { id, after },
    { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
  ).toPromise();
  return answer?.album?.entries;
}
