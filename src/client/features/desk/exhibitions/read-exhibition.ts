import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readExhibitionQuery } from "../../../../../__generated__/relay/readExhibitionQuery.graphql.ts";
import type { Reading } from "./editing/exhibition-book.ts";
import { exhibitionInHand } from "./exhibitionInHand.ts";

/**
 * Fetches a whole exhibition and bypasses all caches.
 *
 * @returns null if it does not exist any more
 * @throws RequestProblem if the request fails
 */
export async function readExhibition(
  environment: IEnvironment,
  id: string,
): Promise<Reading | null> {
  const answer = await fetchQuery<readExhibitionQuery>(
    environment,
    graphql`
      query readExhibitionQuery($id: ID!) {
        viewer {
          desk {
            exhibition(id: $id) {
              ...exhibitionInHand_exhibition
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
  ).toPromise();
  const exhibition = answer?.viewer?.desk?.exhibition;
  return exhibition ? exhibitionInHand(exhibition) : null;
}
