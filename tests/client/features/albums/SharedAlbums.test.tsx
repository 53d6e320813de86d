import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SharedAlbumsTestQuery } from "../../../../__generated__/relay/SharedAlbumsTestQuery.graphql.ts";
import { SharedAlbums } from "../../../../src/client/features/albums/SharedAlbums.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const node = (title: string) => ({
  __typename: "Album",
  id: title,
  title,
  visibility: "PRIVATE",
  entryCount: 2,
  owner: { id: "ada", name: "Ada" },
  cover: null,
});
const page = (titles: string[], hasNextPage: boolean) => ({
  edges: titles.map((title) => ({ cursor: title, node: node(title) })),
  pageInfo: { hasNextPage, endCursor: titles.at(-1) ?? null },
});

const render = (titles: string[], hasNextPage = false) =>
  renderWithRelay<SharedAlbumsTestQuery>(
    {
      query: graphql`
        query SharedAlbumsTestQuery @relay_test_operation {
          viewer {
            ...SharedAlbums_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <SharedAlbums viewer={viewer} />,
    },
    { Viewer: () => ({ id: "viewer", sharedAlbums: page(titles, hasNextPage) }) },
  );

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("SharedAlbums: other users' albums that the user may edit", () => {
  it("have no heading when there are none", async () => {
    await render([]);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("show their owners and cannot be deleted", async () => {
    await render(["Storms"]);
    screen.getByRole("heading", { level: 2, name: "Shared with you" });
    expect(screen.getByRole("link").textContent).toBe("Storms2 pictures · Ada");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("load further pages", async () => {
    const { user, environment, lastAsked } = await render(["Storms"], true);
    await user.click(screen.getByRole("button", { name: "More albums" }));
    expect(lastAsked().variables).toEqual({ first: 24, after: "Storms" });
    await answerMutation(environment, {
      viewer: { __typename: "Viewer", id: "viewer", sharedAlbums: page(["Calms"], false) },
    });
    expect(hrefs()).toEqual(["/albums/Storms", "/albums/Calms"]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
