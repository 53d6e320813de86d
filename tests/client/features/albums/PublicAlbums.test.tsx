import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { PublicAlbumsTestQuery } from "../../../../__generated__/relay/PublicAlbumsTestQuery.graphql.ts";
import { PublicAlbums } from "../../../../src/client/features/albums/PublicAlbums.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const albums = (titles: string[], hasNextPage: boolean) => ({
  AlbumConnection: () => ({
    edges: titles.map((title) => ({ node: { id: title, title, cover: null } })),
    pageInfo: { hasNextPage },
  }),
});

const renderAlbums = () =>
  renderWithRelay<PublicAlbumsTestQuery>(
    {
      query: graphql`
        query PublicAlbumsTestQuery @relay_test_operation {
          site {
            title
          }
        }
      `,
      render: () => <PublicAlbums />,
    },
    {},
  );

describe("PublicAlbums: the public albums", () => {
  it("stay when the next page fails to load, with an error, and load it again", async () => {
    const { screen, user, answer, fail, lastAsked } = await renderAlbums();
    await answer(albums(["Storms"], true));
    const more = screen.getByRole("button", { name: "More albums" });
    await user.click(more);
    expect(lastAsked()).toEqual({ name: "PublicAlbumsQuery", variables: { first: 100 } });
    await fail();
    expect(screen.getByRole("alert").textContent).toBe(
      "The next albums could not be loaded. Check your connection and try again.",
    );
    expect(screen.getByRole("link").textContent).toContain("Storms");
    await user.click(more);
    expect(screen.queryByRole("alert")).toBeNull();
    await answer(albums(["Storms", "Calms"], false));
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("render nothing when the first page fails to load", async () => {
    const { screen, fail } = await renderAlbums();
    await fail();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
