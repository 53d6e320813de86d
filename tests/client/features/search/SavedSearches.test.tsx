import { waitFor } from "@testing-library/react";
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
  newCount: 12,
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

describe("saved searches", () => {
  it("lead to what they find, with what is new since they were looked at", async () => {
    const { screen, user, router, lastAsked } = await renderSearches();
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("12 new since last time");
    expect(screen.getAllByRole("listitem")[1]?.textContent).not.toContain("new");
    await user.click(screen.getByRole("link", { name: /^Storms/ }));
    expect(lastAsked()).toEqual({
      name: "useMarkSavedSearchSeenMutation",
      variables: { input: { id: "s1" } },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/works"));
    expect(router.state.location.search).toMatchObject({
      q: "storm",
      type: ["print"],
      image: "yes",
      from: 1800,
      sort: "oldest",
    });
  });

  it("say what they look for besides their name, unless that is the name", async () => {
    const { names } = await renderSearches();
    expect(names()).toEqual([
      "StormsWorks for “storm”, print, from 1800, with image",
      "Works for “sea”",
    ]);
  });

  it("are nothing where there are none, and the first of many", async () => {
    const { screen } = await renderSearches([]);
    expect(screen.queryByRole("heading")).toBeNull();
    const many = Array.from({ length: 7 }, (_, at) => savedSearch({ id: `${at}`, name: `N${at}` }));
    const rendered = await renderSearches(many);
    expect(rendered.names()).toHaveLength(5);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Show all 7" }));
    expect(rendered.names()).toHaveLength(7);
    // The button went with the focus in it.
    expect(document.activeElement?.textContent).toContain("N5");
  });

  it("are renamed at once, and have their old name back when the server refuses", async () => {
    const { screen, user, environment, names, lastAsked } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Rename Storms" }));
    const field = screen.getByRole("textbox", { name: "Name of the search" });
    await user.clear(field);
    await user.type(field, " Bad weather {Enter}");
    expect(names()[0]).toContain("Bad weather");
    expect(lastAsked()).toEqual({
      name: "useRenameSavedSearchMutation",
      variables: { input: { id: "s1", name: "Bad weather" } },
    });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Rename Bad weather"),
    );
    await answerMutation(environment, {
      renameSavedSearch: {
        __typename: "InvalidInput",
        problems: [{ message: "This search is not saved any more. Load the page again." }],
      },
    });
    expect(names()[0]).toContain("Storms");
    screen.getByText(/not saved any more/);
  });

  it("keep their name when it is not to be changed after all", async () => {
    const { screen, user, environment, names } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Rename Storms" }));
    await user.keyboard("Other{Escape}");
    expect(names()[0]).toContain("Storms");
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("are deleted at once, and put back as they were", async () => {
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

  it("come back when they could not be deleted", async () => {
    const { screen, user, fail, names } = await renderSearches();
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    await fail();
    expect(names()).toHaveLength(2);
    screen.getByText(/could not be saved/);
  });
});
