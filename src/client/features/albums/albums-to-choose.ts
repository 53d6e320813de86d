import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { albumsToChooseQuery } from "../../../../__generated__/relay/albumsToChooseQuery.graphql.ts";

const query = graphql`
  query albumsToChooseQuery(
    $workId: ID!
    $view: String
    $after: String
    $withOwn: Boolean!
    $afterShared: String
    $withShared: Boolean!
  ) @throwOnFieldError {
    viewer {
      albums(first: 100, after: $after) @include(if: $withOwn) {
        edges {
          node {
            id
            title
            entryCount
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      sharedAlbums(first: 100, after: $afterShared) @include(if: $withShared) {
        edges {
          node {
            id
            title
            entryCount
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      albumEntriesWith(workId: $workId, view: $view) {
        id
        album {
          id
        }
      }
    }
  }
`;

type Viewer = NonNullable<albumsToChooseQuery["response"]["viewer"]>;
type Page = NonNullable<Viewer["albums"]>;

/** An album that something can be added to. */
export type Album = { readonly id: string; readonly title: string; readonly entryCount: number };

/** The albums to choose from. */
export type AlbumsToChoose = {
  /** The user's own albums, then those of others. */
  readonly albums: readonly Album[];
  /** Ids of entries that already contain the work or detail, by album id. */
  readonly held: ReadonlyMap<string, string>;
};

/**
 * Loads all albums that the current user may add to, and which of them contain the work or detail. Rejects on failure.
 */
export async function albumsToChoose(
  environment: IEnvironment,
  what: { readonly workId: string; readonly view: string | null },
): Promise<AlbumsToChoose> {
  const own: Album[] = [];
  const shared: Album[] = [];
  let held: AlbumsToChoose["held"] = new Map();
  /** Cursors of the next pages; undefined after the last page of a list. */
  let after: string | null | undefined = null;
  let afterShared: string | null | undefined = null;
  do {
    const variables: albumsToChooseQuery["variables"] = {
      workId: what.workId,
      view: what.view,
      after: after ?? null,
      withOwn: after !== undefined,
      afterShared: afterShared ?? null,
      withShared: afterShared !== undefined,
    };
    const viewer: Viewer | null | undefined = await ask(environment, variables);
    if (!viewer) break;
    own.push(...albumsOn(viewer.albums));
    shared.push(...albumsOn(viewer.sharedAlbums));
    held = new Map(viewer.albumEntriesWith.map((entry) => [entry.album.id, entry.id]));
    after = nextAfter(viewer.albums);
    afterShared = nextAfter(viewer.sharedAlbums);
  } while (after !== undefined || afterShared !== undefined);
  return { albums: [...own, ...shared], held };
}

async function ask(environment: IEnvironment, variables: albumsToChooseQuery["variables"]) {
  const asked = fetchQuery<albumsToChooseQuery>(environment, query, variables, {
    fetchPolicy: "network-only",
  });
  return (await asked.toPromise())?.viewer;
}

function albumsOn(page: Page | null | undefined): readonly Album[] {
  const nodes = page?.edges.map(({ node }) => node) ?? [];
  return nodes.map(({ id, title, entryCount }) => ({ id, title, entryCount }));
}

function nextAfter(page: Page | null | undefined): string | undefined {
  return page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
}
