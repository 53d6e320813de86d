import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { albumToTakeQuery } from "../../../../__generated__/relay/albumToTakeQuery.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import { wholeView } from "../../../view/view.ts";
import type { ListToTake, WorkToTake } from "../../offline/needs.ts";
import { pictureToTake } from "../take-along/pictureToTake.ts";

const query = graphql`
  query albumToTakeQuery($id: ID!, $after: String) @throwOnFieldError {
    album(id: $id) {
      entries(first: 100, after: $after) {
        edges {
          node {
            view
            work {
              slug
              title
              images {
                ...pictureToTake_image
              }
            }
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

type Entries = NonNullable<albumToTakeQuery["response"]["album"]>["entries"];
type Node = Entries["edges"][number]["node"];

/** Returns the id of an album among the offline downloads: letters, digits and hyphens. */
export function takenAlbumId(albumId: string): string {
  return `album-${albumId.replace(/[^a-z0-9]/gi, "-")}`;
}

/** Loads the works of an album with all their images, and its details as views, for an offline download. */
export async function albumToTake(
  environment: IEnvironment,
  album: { id: string; title: string },
): Promise<ListToTake> {
  const works = new Map<string, WorkToTake>();
  let after: string | null = null;
  do {
    const entries: Entries | undefined = await pageOf(environment, album.id, after);
    if (!entries) break;
    for (const { node } of entries.edges) gather(works, node);
    after = entries.pageInfo.hasNextPage ? (entries.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  const { id, title } = album;
  return { id: takenAlbumId(id), title, path: `/albums/${id}`, works: [...works.values()] };
}

/** Adds an entry to the works. A work may be in an album several times: itself, and with details. */
function gather(works: Map<string, WorkToTake>, { work, view: text }: Node) {
  if (!work?.images) return;
  const { slug, title, images } = work;
  const pictures = images.map((image) => pictureToTake(image));
  const known = works.get(slug)?.views;
  const whole = pictures.map((picture, place) => ({ view: wholeView(slug, place), picture }));
  const view = text == null ? null : fromText(text);
  const picture = view && pictures[view.image];
  const detail = view && picture ? [{ view, picture }] : [];
  works.set(slug, { slug, title, views: [...(known ?? whole), ...detail] });
}

async function pageOf(environment: IEnvironment, id: string, after: string | null) {
  const answer = await fetchQuery<albumToTakeQuery>(
    environment,
    query,
    { id, after },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.album?.entries;
}
