import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readExhibitionQuery } from "../../../../../__generated__/relay/readExhibitionQuery.graphql.ts";
import type { Reading } from "./editing/exhibition-book.ts";
import { exhibitionInHand } from "./exhibitionInHand.ts";

/**
 * Reads a whole exhibition, past all caches.
 *
 * @returns null if it is not there any more
 * @throws RequestProblem if it cannot be read
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
