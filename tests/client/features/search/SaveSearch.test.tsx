import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SaveSearchTestQuery } from "../../../../__generated__/relay/SaveSearchTestQuery.graphql.ts";
import { SaveSearch } from "../../../../src/client/features/search/SaveSearch.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { savedSearch } from "./saved-search.ts";

function renderButton(search: WorksSearch, saved: ReturnType<typeof savedSearch>[] = []) {
  return renderWithRelay<SaveSearchTestQuery>(
    {
      query: graphql`
        query SaveSearchTestQuery @relay_test_operation {
          viewer {
            ...SaveSearch_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <SaveSearch viewer={viewer} search={search} />,
    },
    { SavedSearchConnection: () => ({ edges: saved.map((node) => ({ node })) }) },
  );
}

const sea = savedSearch({ id: "s1", search: "sea", order: "TITLE", filter: { types: ["print"] } });

describe("SaveSearch: saving a search", () => {
  it("is optimistic, uses a descriptive name and persists after the server's response", async () => {
    const { screen, user, environment, lastAsked } = await renderButton({
      q: " sea ",
      type: ["print", "drawing"],
      sort: "title",
      view: "list",
    });
    await user.click(screen.getByRole("button", { name: "Save this search", pressed: false }));
    screen.getByRole("button", { name: "Search saved", pressed: true });
    expect(lastAsked()).toMatchObject({
      name: "useSaveSearchMutation",
      variables: {
        input: {
          name: "Works for “sea”, print or drawing",
          search: "sea",
          filter: { types: ["drawing", "print"] },
          order: "TITLE",
        },
      },
    });
    const filter = { types: ["drawing", "print"] };
    await answerMutation(environment, {
      saveSearch: {
        __typename: "SaveSearchSuccess",
        savedSearchEdge: {
          cursor: "c1",
          node: savedSearch({ id: "s1", search: "sea", order: "TITLE", filter }),
        },
      },
    });
    screen.getByRole("button", { name: "Search saved", pressed: true });
    screen.getByRole("link", { name: "Your saved searches" });
  });

  it("is undone with a message when the network fails", async () => {
    const { screen, user, fail } = await renderButton({ q: "sea" });
    await user.click(screen.getByRole("button", { name: "Save this search" }));
    await fail();
    screen.getByRole("button", { name: "Save this search", pressed: false });
    screen.getByText(/could not be done/);
  });

  it("is undone with the server's message when it is rejected", async () => {
    const { screen, user, environment } = await renderButton({ q: "sea" });
    await user.click(screen.getByRole("button", { name: "Save this search" }));
    await answerMutation(environment, {
      saveSearch: {
        __typename: "InvalidInput",
        problems: [{ message: "You can save at most 100 searches. Delete one first." }],
      },
    });
    screen.getByRole("button", { name: "Save this search", pressed: false });
    screen.getByText(/at most 100 searches/);
  });

  it("recognizes a saved search in any view and can delete it", async () => {
    const choice: WorksSearch = { q: "sea", type: ["print"], sort: "title", view: "table" };
    const { screen, user, lastAsked } = await renderButton(choice, [sea]);
    await user.click(screen.getByRole("button", { name: "Search saved", pressed: true }));
    screen.getByRole("button", { name: "Save this search", pressed: false });
    expect(lastAsked()).toMatchObject({
      name: "useDeleteSavedSearchMutation",
      variables: { input: { id: "s1" } },
    });
  });

  it.each<WorksSearch>([
    { q: "sea", type: ["print"] },
    { q: "sea", sort: "title" },
    { q: "sea", type: ["print"], image: "no", sort: "title" },
  ])("treats %j as another search", async (choice) => {
    const { screen } = await renderButton(choice, [sea]);
    screen.getByRole("button", { name: "Save this search", pressed: false });
  });
});
