import { graphql, readInlineData } from "react-relay";
import type { prepareBlocks_exhibition$key } from "../../../../../__generated__/relay/prepareBlocks_exhibition.graphql.ts";
import { blockTypeNamed } from "./block-types.ts";

/**
 * Loads the code of the types of blocks that a page begins with, so that all of it is drawn at once. What cannot be had
 * is said in its place, when it is to be shown.
 *
 * @returns the sources of that code
 */
export async function prepareBlocks(key: prepareBlocks_exhibition$key): Promise<string[]> {
  const { blocks } = readInlineData(
    graphql`
      fragment prepareBlocks_exhibition on Exhibition
      @inline
      @argumentDefinitions(from: { type: "Int" }) {
        blocks(first: 40, from: $from) {
          edges {
            node {
              __typename
            }
          }
        }
      }
    `,
    key,
  );
  const names = new Set(blocks?.edges?.map(({ node }) => node.__typename as string));
  const types = [...names].flatMap((name) => blockTypeNamed(name) ?? []);
  await Promise.allSettled(types.map(({ Reader }) => Reader.prepare()));
  return types.map(({ program }) => program);
}
