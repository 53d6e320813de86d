import { graphql } from "react-relay";
import type { renderBlockTestQuery } from "../../../../__generated__/relay/renderBlockTestQuery.graphql.ts";
import { blockTypes } from "../../../../src/client/features/exhibitions/blocks/block-types.ts";
import { DraftShown } from "../../../../src/client/features/exhibitions/draft-shown.ts";
import type { ShownDraft } from "../../../../src/client/features/exhibitions/draft-shown.ts";
import { ExhibitionBlocks } from "../../../../src/client/features/exhibitions/ExhibitionBlocks.tsx";
import { noText } from "../../../../src/text/rich-text.ts";
import type { RichText } from "../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

/** A block in the form of a response; its type is in the schema, or one that only a newer server knows. */
export type AnsweredBlock = { __typename: string; id?: string } & Record<string, unknown>;

type Around = { introduction?: RichText; credits?: RichText; draft?: ShownDraft | null };

/** Renders blocks like an exhibition's page, after the code of all types is loaded, as on a page. */
export async function renderBlocks(
  blocks: AnsweredBlock[],
  { introduction = noText, credits = noText, draft = null }: Around = {},
) {
  await Promise.all(Object.values(blockTypes).map(({ Reader }) => Reader.prepare()));
  return renderWithRelay<renderBlockTestQuery>(
    {
      query: graphql`
        query renderBlockTestQuery @relay_test_operation {
          exhibition(slug: "poles") {
            blocks(first: 40) {
              edges {
                node {
                  ...ExhibitionBlocks_blocks
                }
              }
            }
          }
        }
      `,
      render: ({ exhibition }) => (
        <DraftShown value={draft}>
          <ExhibitionBlocks
            blocks={(exhibition?.blocks?.edges ?? []).map(({ node }) => node)}
            introduction={introduction}
            credits={credits}
          />
        </DraftShown>
      ),
    },
    {
      ExhibitionBlockConnection: () => ({
        edges: blocks.map((block, place) => ({
          node: { __isExhibitionBlock: block.__typename, id: `block-${place}`, ...block },
        })),
      }),
    },
  );
}

/** Renders a single block. */
export const renderBlock = (block: AnsweredBlock) => renderBlocks([block]);
