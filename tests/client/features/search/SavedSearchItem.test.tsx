import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { SavedSearchItemTestQuery } from "../../../../__generated__/relay/SavedSearchItemTestQuery.graphql.ts";
import type { Refusal } from "../../../../src/client/features/parts/refusal.ts";
import { SavedSearchItem } from "../../../../src/client/features/search/SavedSearchItem.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { savedSearch, wholeFilter, wholeFilterChoice } from "./saved-search.ts";

const storms = savedSearch({ id: "s1", name: "Storms", search: "storm" });

async function renderItem(search: object = storms) {
  const onRefused = vi.fn<(refusal: Refusal) => void>();
  const onRename = vi.fn();
  const rendered = await renderWithRelay<SavedSearchItemTestQuery>(
    {
      query: graphql`
        query SavedSearchItemTestQuery @relay_test_operation {
          viewer {
            savedSearches(first: 1) {
              edges {
                node {
                  ...SavedSearchItem_search
                }
              }
            }
          }
        }
      `,
      render: ({ viewer }) =>
        viewer?.savedSearches?.edges?.map(({ node }) => (
          <SavedSearchItem
            key="it"
            search={node}
            onDelete={vi.fn()}
            onRename={onRename}
            onRefused={onRefused}
          />
        )),
    },
    { SavedSearchConnection: () => ({ edges: [{ node: search }] }) },
  );
  return { ...rendered, onRename, onRefused };
}

describe("SavedSearchItem: a saved search", () => {
  it("links to the search with all its filters and its order", async () => {
    const whole = { ...storms, order: "YEAR_DESC", filter: wholeFilter };
    const { screen, user, router } = await renderItem(whole);
    await user.click(screen.getByRole("link"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/works"));
    const asked = { q: "storm", ...wholeFilterChoice, sort: "latest" };
    expect(router.state.location.search).toEqual(asked);
  });

  it("describes its search unless the description is its name", async () => {
    const { screen, unmount } = await renderItem();
    expect(screen.getByRole("link").textContent).toBe("StormsWorks for “storm”");
    unmount();
    await renderItem({ ...storms, name: "Works for “storm”" });
    expect(screen.getByRole("link").textContent).toBe("Works for “storm”");
  });

  it("shows the number of new works until the user opens it", async () => {
    const { screen, user, lastAsked, environment } = await renderItem({
      ...storms,
      newCount: 1204,
    });
    const item = screen.getByRole("listitem");
    expect(item.textContent).toContain("1,204 new since last time");
    await user.click(screen.getByRole("link"));
    expect(lastAsked()).toEqual({
      name: "useMarkSavedSearchSeenMutation",
      variables: { input: { id: "s1" } },
    });
    await answerMutation(environment, {
      markSavedSearchSeen: {
        __typename: "ChangeSavedSearchSuccess",
        savedSearch: { id: "s1", newCount: 0, seen: "w1" },
      },
    });
    expect(item.textContent).not.toContain("new");
  });

  it.each([
    ["the server refuses", "This search is not saved any more.", /^This search is not saved/],
    ["the network is cut", null, /could not be done/],
  ])(
    "is renamed optimistically, and restored with a reason when %s",
    async (_, message, reason) => {
      const { screen, user, environment, fail, lastAsked, onRefused } = await renderItem();
      await user.click(screen.getByRole("button", { name: "Rename Storms" }));
      const field = screen.getByRole("textbox", { name: "Name of the search" });
      await user.clear(field);
      await user.type(field, " Bad weather {Enter}");
      expect(lastAsked()).toEqual({
        name: "useRenameSavedSearchMutation",
        variables: { input: { id: "s1", name: "Bad weather" } },
      });
      screen.getByRole("link", { name: /^Bad weather/ });
      const pencil = screen.getByRole("button", { name: "Rename Bad weather" });
      await waitFor(() => expect(document.activeElement).toBe(pencil));
      expect(onRefused).not.toHaveBeenCalled();
      const refusal = { __typename: "InvalidInput", problems: [{ message }] };
      await (message === null
        ? fail()
        : answerMutation(environment, { renameSavedSearch: refusal }));
      screen.getByRole("link", { name: /^Storms/ });
      expect(onRefused.mock.calls).toMatchObject([[{ message: expect.stringMatching(reason) }]]);
    },
  );

  it.each(["{Escape}", "{Tab}{Tab}{Enter}"])(
    "retains its name when %s ends the editing, and sends nothing",
    async (keys) => {
      const { screen, user, environment, onRename } = await renderItem();
      await user.click(screen.getByRole("button", { name: "Rename Storms" }));
      await user.keyboard(`Other${keys}`);
      screen.getByRole("link", { name: /^Storms/ });
      const pencil = screen.getByRole("button", { name: "Rename Storms" });
      await waitFor(() => expect(document.activeElement).toBe(pencil));
      expect(environment.mock.getAllOperations()).toEqual([]);
      expect(onRename).not.toHaveBeenCalled();
    },
  );
});
