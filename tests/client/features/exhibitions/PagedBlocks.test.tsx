import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { PagedBlocksTestQuery } from "../../../../__generated__/relay/PagedBlocksTestQuery.graphql.ts";
import { blockTypes } from "../../../../src/client/features/exhibitions/blocks/block-types.ts";
import { DraftBlocks } from "../../../../src/client/features/exhibitions/DraftBlocks.tsx";
import { plainText } from "../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const edge = (id: string) => ({
  cursor: id,
  node: { __typename: "TextBlock", __isExhibitionBlock: "TextBlock", id, text: plainText(id) },
});

const connection = (edges: object[], hasNextPage: boolean) => ({
  ExhibitionBlockConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: "end" } }),
  Exhibition: () => ({ introduction: plainText("About"), credits: plainText("Thanks") }),
});

it("a long draft goes on with its key when asked to, and ends with its credits", async () => {
  await blockTypes.TextBlock.Reader.prepare();
  const { screen, user, lastAsked, answer, container } =
    await renderWithRelay<PagedBlocksTestQuery>(
      {
        query: graphql`
          query PagedBlocksTestQuery @relay_test_operation {
            ...DraftBlocks_query @arguments(id: "draft", key: "secret")
          }
        `,
        render: (query) => <DraftBlocks query={query} />,
      },
      connection([edge("one")], true),
    );
  await user.click(screen.getByRole("button", { name: "Read on" }));
  expect(lastAsked()).toMatchObject({
    name: "DraftBlocksQuery",
    variables: { id: "draft", key: "secret", count: 40, cursor: "end" },
  });
  await answer(connection([edge("two")], false));
  await act(async () => {});
  expect([...container.querySelectorAll("p")].map((part) => part.textContent)).toEqual([
    "one",
    "two",
    "Thanks",
  ]);
  expect(screen.queryByRole("button", { name: "Read on" })).toBeNull();
});
