import { graphql, readInlineData } from "react-relay";
import type { prepareBlocks_exhibition$key } from "../../../../../__generated__/relay/prepareBlocks_exhibition.graphql.ts";
import { blockTypeNamed } from "./block-types.ts";

/**
 * Loads the components of the block types at the beginning of a page, so that all of them render at once. A component
 * that fails to load shows its error where it renders.
 *
 * @returns the source paths of the components
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
