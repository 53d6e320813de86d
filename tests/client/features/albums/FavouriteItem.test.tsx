import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { FavouriteItemTestQuery } from "../../../../__generated__/relay/FavouriteItemTestQuery.graphql.ts";
import { FavouriteItem } from "../../../../src/client/features/albums/FavouriteItem.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

describe("FavouriteItem: a favourite in the list", () => {
  it("links to its work and has a separate button that removes it", async () => {
    const onRemove = vi.fn();
    const { screen, user } = await renderWithRelay<FavouriteItemTestQuery>(
      {
        query: graphql`
          query FavouriteItemTestQuery @relay_test_operation {
            work(slug: "mercator") {
              ...FavouriteItem_work
            }
          }
        `,
        render: ({ work }) => work && <FavouriteItem work={work} onRemove={onRemove} />,
      },
      { Work: () => ({ id: "w1", slug: "mercator", title: "World map", recordLanguage: "la" }) },
    );
    const link = screen.getByRole("link", { name: /World map/ });
    expect(link.getAttribute("href")).toBe("/works/mercator");
    const button = screen.getByRole("button", { name: "Remove World map from your favourites" });
    expect(link.contains(button)).toBe(false);
    await user.click(button);
    const removed = { id: "w1", title: "World map", recordLanguage: "la" };
    expect(onRemove.mock.calls).toEqual([[removed]]);
  });
});
