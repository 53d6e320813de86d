import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { FavouritesPageTestQuery } from "../../../../__generated__/relay/FavouritesPageTestQuery.graphql.ts";
import { FavouritesPage } from "../../../../src/client/features/albums/FavouritesPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation, mockImage } from "../live-event.ts";

const cards = vi.hoisted(() => ({ drawn: 0 }));
vi.mock(import("../../../../src/client/features/works/WorkCard.tsx"), async (original) => {
  const { WorkCard } = await original();
  return {
    WorkCard: (props) => {
      cards.drawn += 1;
      return WorkCard(props);
    },
  };
});

const edge = (title: string) => ({
  cursor: title,
  node: { id: title, slug: title, title, creators: [] },
});

function renderFavourites(titles: string[], total = titles.length) {
  return renderWithRelay<FavouritesPageTestQuery>(
    {
      query: graphql`
        query FavouritesPageTestQuery @relay_test_operation {
          viewer {
            ...FavouritesPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <FavouritesPage viewer={viewer} />,
    },
    {
      Viewer: () => ({
        id: "viewer",
        favouriteWorkIds: Array.from({ length: total }, (_, place) => titles[place] ?? `${place}`),
        favourites: {
          edges: titles.map(edge),
          pageInfo: { hasNextPage: titles.length < total, endCursor: titles.at(-1) ?? null },
        },
      }),
    },
  );
}

type Rendered = Awaited<ReturnType<typeof renderFavourites>>;

const shown = ({ screen }: Rendered) => {
  const list = screen.queryByRole("list", { name: "Your favourites" });
  return [...(list?.querySelectorAll("cite") ?? [])].map(({ textContent }) => textContent);
};

const remove = (rendered: Rendered, title: string) =>
  rendered.user.click(
    rendered.screen.getByRole("button", { name: `Remove ${title} from your favourites` }),
  );

const notice = ({ container }: Rendered) =>
  container.querySelector(".favourites-page__notice")?.textContent;

const removed = (favouriteWorkIds: string[], removedWorkId: string) => ({
  removeFavourite: {
    __typename: "RemoveFavouriteSuccess",
    viewer: { id: "viewer", favouriteWorkIds },
    removedWorkId,
  },
});

describe("FavouritesPage: the page of the visitor's favourites", () => {
  it("shows the favourites and their number", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    rendered.screen.getByRole("heading", { level: 2, name: "Your favourites" });
    rendered.screen.getByText("2 works");
    expect(shown(rendered)).toEqual(["A", "B"]);
  });

  it("explains how to add favourites when there are none", async () => {
    const { screen } = await renderFavourites([]);
    screen.getByRole("heading", { name: "No favourites yet" });
    expect(screen.getByRole("link", { name: "Browse the works" }).getAttribute("href")).toBe(
      "/works",
    );
    expect(screen.queryByText(/0 works/)).toBeNull();
  });

  it("loads the next page on request", async () => {
    const rendered = await renderFavourites(["A", "B"], 3);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Load more" }));
    expect(rendered.lastAsked()).toMatchObject({
      name: "FavouritesPagePaginationQuery",
      variables: { after: "B" },
    });
    await rendered.answer({
      ...mockImage,
      Viewer: () => ({
        id: "viewer",
        favouriteWorkIds: ["A", "B", "C"],
        favourites: { edges: [edge("C")], pageInfo: { hasNextPage: false } },
      }),
    });
    expect(shown(rendered)).toEqual(["A", "B", "C"]);
  });
});

describe("FavouritesPage: removing a favourite", () => {
  it("is optimistic, shows a message and moves the focus to the heading", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    await remove(rendered, "A");
    expect(shown(rendered)).toEqual(["B"]);
    rendered.screen.getByText("1 work");
    expect(notice(rendered)).toBe("Removed A");
    expect(document.activeElement).toBe(
      rendered.screen.getByRole("heading", { level: 2, name: "Your favourites" }),
    );
    await answerMutation(rendered.environment, removed(["B"], "A"));
    expect(shown(rendered)).toEqual(["B"]);
  });

  it("does not rerender the other works", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    const before = cards.drawn;
    await remove(rendered, "B");
    await answerMutation(rendered.environment, removed(["A"], "B"));
    expect(notice(rendered)).toBe("Removed BUndo");
    expect(cards.drawn).toBe(before);
  });

  it("can be undone only after the server has confirmed it", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    await remove(rendered, "A");
    expect(rendered.screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await answerMutation(rendered.environment, removed(["B"], "A"));
    rendered.screen.getByRole("button", { name: "Undo" });
  });

  it("offers undo for the last of two removals, regardless of the order of responses", async () => {
    const rendered = await renderFavourites(["A", "B", "C"]);
    await remove(rendered, "A");
    const first = rendered.environment.mock.getMostRecentOperation();
    await remove(rendered, "B");
    await act(async () =>
      rendered.environment.mock.resolve(first, { data: removed(["B", "C"], "A") }),
    );
    expect(notice(rendered)).toBe("Removed B");
    await answerMutation(rendered.environment, removed(["C"], "B"));
    expect(notice(rendered)).toBe("Removed BUndo");
  });

  it("can be undone, and the work returns to the front", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    await remove(rendered, "B");
    await answerMutation(rendered.environment, removed(["A"], "B"));
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Undo" }));
    expect(rendered.lastAsked()).toMatchObject({
      name: "useRestoreFavouriteMutation",
      variables: { input: { workId: "B" } },
    });
    expect(document.activeElement).toBe(
      rendered.screen.getByRole("heading", { level: 2, name: "Your favourites" }),
    );
    await answerMutation(rendered.environment, {
      addFavourite: {
        __typename: "AddFavouriteSuccess",
        viewer: { id: "viewer", favouriteWorkIds: ["B", "A"] },
        favouriteEdge: {
          ...edge("B"),
          node: { ...edge("B").node, date: null, primaryImage: null },
        },
      },
    });
    expect(shown(rendered)).toEqual(["B", "A"]);
    expect(rendered.screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("is undone with a message when the network fails", async () => {
    const rendered = await renderFavourites(["A", "B"]);
    await remove(rendered, "A");
    await rendered.fail();
    expect(shown(rendered)).toEqual(["A", "B"]);
    expect(notice(rendered)).toMatch(/could not be done/);
    expect(rendered.screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("shows the empty page with undo when it was the last one", async () => {
    const rendered = await renderFavourites(["A"]);
    await remove(rendered, "A");
    rendered.screen.getByRole("heading", { name: "No favourites yet" });
    await answerMutation(rendered.environment, removed([], "A"));
    rendered.screen.getByRole("button", { name: "Undo" });
  });
});
