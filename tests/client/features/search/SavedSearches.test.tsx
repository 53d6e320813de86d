import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SavedSearchesTestQuery } from "../../../../__generated__/relay/SavedSearchesTestQuery.graphql.ts";
import { SavedSearches } from "../../../../src/client/features/search/SavedSearches.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { savedSearch } from "./saved-search.ts";

const storms = savedSearch({
  id: "s1",
  name: "Storms",
  search: "storm",
  order: "YEAR_ASC",
  filter: { types: ["print"], hasImage: true, yearFrom: 1800 },
  seen: "w1",
});
const seas = savedSearch({ id: "s2", name: "Works for “sea”", search: "sea" });

async function renderSearches(saved = [storms, seas]) {
  const rendered = await renderWithRelay<SavedSearchesTestQuery>(
    {
      query: graphql`
        query SavedSearchesTestQuery @relay_test_operation {
          viewer {
            ...SavedSearches_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <SavedSearches viewer={viewer} />,
    },
    { SavedSearchConnection: () => ({ edges: saved.map((node) => ({ node })) }) },
  );
  const { screen } = rendered;
  return {
    ...rendered,
    names: () => screen.queryAllByRole("link").map((link) => link.textContent),
  };
}

describe("SavedSearches: the saved searches", () => {
  it("appear in the order of the response", async () => {
    const { names } = await renderSearches();
    expect(names()).toEqual([
      "StormsWorks for “storm”, print, from 1800, with image",
      "Works for “sea”",
    ]);
  });

  it("render nothing when there are none, and at first five of many", async () => {
    const { screen } = await renderSearches([]);
    expect(screen.queryByRole("heading")).toBeNull();
    const many = Array.from({ length: 7 }, (_, at) => savedSearch({ id: `${at}`, name: `N${at}` }));
    const rendered = await renderSearches(many);
    expect(rendered.names()).toHaveLength(5);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Show all 7" }));
    expect(rendered.names()).toHaveLength(7);
    // The focused button was removed.
    expect(document.activeElement?.textContent).toContain("N5");
  });

  it("show why renaming failed", async () => {
    const { screen, user, fail } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Rename Storms" }));
    await user.keyboard("Bad weather{Enter}");
    await fail();
    expect(screen.getByRole("status").textContent).toMatch(/could not be done/);
  });

  it("clear that message when the user tries another name", async () => {
    const { screen, user, fail } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Rename Storms" }));
    await user.keyboard("Bad weather{Enter}");
    await fail();
    await user.click(screen.getByRole("button", { name: "Rename Storms" }));
    await user.keyboard("Bad weather{Enter}");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("are deleted optimistically and restored unchanged on undo", async () => {
    const { screen, user, environment, names, lastAsked } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    expect(names()).toEqual(["Works for “sea”"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await answerMutation(environment, {
      deleteSavedSearch: { __typename: "DeleteSavedSearchSuccess", deletedId: "s1" },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(names()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    expect(lastAsked()).toMatchObject({
      name: "useSaveSearchMutation",
      variables: {
        input: {
          name: "Storms",
          search: "storm",
          order: "YEAR_ASC",
          filter: { types: ["print"], hasImage: true, yearFrom: 1800 },
          seen: "w1",
        },
      },
    });
  });

  it("return when their deletion fails", async () => {
    const { screen, user, fail, names } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    await fail();
    expect(names()).toHaveLength(2);
    screen.getByText(/could not be done/);
  });

  it("can be restored again after a failed undo, even the only one", async () => {
    const { screen, user, environment, fail, names, lastAsked } = await renderSearches([storms]);
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    await answerMutation(environment, {
      deleteSavedSearch: { __typename: "DeleteSavedSearchSuccess", deletedId: "s1" },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await fail();
    expect(names()).toEqual([]);
    expect(screen.getByRole("status").textContent).toMatch(/could not be done.*Deleted “Storms”/);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(names()).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("");
    expect(lastAsked()).toMatchObject({
      name: "useSaveSearchMutation",
      variables: { input: { name: "Storms", seen: "w1" } },
    });
  });

  it("offer undo for the last deletion even if an earlier undo fails afterwards", async () => {
    const { screen, user, environment, names } = await renderSearches();
    const deleteIt = async (name: string, deletedId: string) => {
      await user.click(screen.getByRole("button", { name: `Delete ${name}` }));
      await answerMutation(environment, {
        deleteSavedSearch: { __typename: "DeleteSavedSearchSuccess", deletedId },
      });
    };
    await deleteIt("Storms", "s1");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    const undoing = environment.mock.getMostRecentOperation();
    await deleteIt("Works for “sea”", "s2");
    await act(async () => environment.mock.reject(undoing, new Error("The network is cut.")));
    expect(names()).toEqual([]);
    screen.getByText("Deleted “Works for “sea””");
    screen.getByText(/could not be done/);
  });
});
