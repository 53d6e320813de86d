import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { favouritesToTakeQuery } from "../../../../__generated__/relay/favouritesToTakeQuery.graphql.ts";
import { wholeView } from "../../../view/view.ts";
import { pictureToTake } from "../take-along/pictureToTake.ts";
import type { ListToTake, WorkToTake } from "../../offline/needs.ts";

const query = graphql`
  query favouritesToTakeQuery($after: String) @throwOnFieldError {
    viewer {
      favourites(first: 100, after: $after) {
        edges {
          node {
            slug
            title
            images {
              ...pictureToTake_image
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

type Favourites = NonNullable<favouritesToTakeQuery["response"]["viewer"]>["favourites"];

/** Loads all favourites with all their images, for an offline download. */
export async function favouritesToTake(environment: IEnvironment): Promise<ListToTake> {
  const works: WorkToTake[] = [];
  let after: string | null = null;
  do {
    const favourites: Favourites | undefined = await pageOf(environment, after);
    if (!favourites) break;
    works.push(...favourites.edges.map(({ node }) => workToTake(node)));
    after = favourites.pageInfo.hasNextPage ? (favourites.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return { id: "favourites", title: "Your favourites", path: "/albums", works };
}

async function pageOf(environment: IEnvironment, after: string | null) {
  const answer = await fetchQuery<favouritesToTakeQuery>(
    environment,
    query,
    { after },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.viewer?.favourites;
}

function workToTake({ slug, title, images }: Favourites["edges"][number]["node"]): WorkToTake {
  const views = images.map((image, place) => ({
    view: wholeView(slug, place),
    picture: pictureToTake(image),
  }));
  return { slug, title, views };
}
