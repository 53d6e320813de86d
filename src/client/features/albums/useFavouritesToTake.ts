import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { useFavouritesToTakeQuery } from "../../../../__generated__/relay/useFavouritesToTakeQuery.graphql.ts";
import { wholeView } from "../../../view/view.ts";
import type { ListToTake, WorkToTake } from "../../offline/needs.ts";

type Favourites = NonNullable<useFavouritesToTakeQuery["response"]["viewer"]>["favourites"];

/** Finds all favourites with every image of theirs, whole, to be taken along. */
export function useFavouritesToTake(): () => Promise<ListToTake> {
  const environment = useRelayEnvironment();

  async function page(after: string | null) {
    const answer = await fetchQuery<useFavouritesToTakeQuery>(
      environment,
      graphql`
        query useFavouritesToTakeQuery($after: String) @throwOnFieldError {
          viewer {
            favourites(first: 100, after: $after) {
              edges {
                node {
                  slug
                  title
                  images {
                    service
                    width
                    height
                    derivativeWidths
                    tiles {
                      width
                      scaleFactors
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
      `,
      { after },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return answer?.viewer?.favourites;
  }

  return async () => {
    const works: WorkToTake[] = [];
    let after: string | null = null;
    do {
      const favourites: Favourites | undefined = await page(after);
      if (!favourites) break;
      works.push(...favourites.edges.map(({ node }) => workToTake(node)));
      after = favourites.pageInfo.hasNextPage ? (favourites.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    return { id: "favourites", title: "Your favourites", works };
  };
}

function workToTake({ slug, title, images }: Favourites["edges"][number]["node"]): WorkToTake {
  return {
    slug,
    title,
    views: images.map(({ service, width, height, derivativeWidths, tiles }, place) => ({
      view: wholeView(slug, place),
      picture: {
        service,
        derivativeWidths,
        grid: { width, height, tileWidth: tiles.width, scaleFactors: tiles.scaleFactors },
      },
    })),
  };
}
