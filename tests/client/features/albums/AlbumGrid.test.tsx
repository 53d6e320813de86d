import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { AlbumGridTestQuery } from "../../../../__generated__/relay/AlbumGridTestQuery.graphql.ts";
import { AlbumGrid, type DeletedAlbum } from "../../../../src/client/features/albums/AlbumGrid.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const image = {
  service: "/iiif/image/a",
  width: 400,
  height: 300,
  placeholder: null,
  derivativeWidths: [200, 400],
};
const album = (title: string, more: object = {}) => ({
  id: title.toLowerCase(),
  title,
  visibility: "LINK",
  entryCount: 2,
  owner: { id: "ada", name: "Ada" },
  cover: null,
  ...more,
});

async function render(albums: object[], says: "owner" | "visibility" = "owner", canDelete = false) {
  const onDelete = vi.fn<(album: DeletedAlbum) => void>();
  const rendered = await renderWithRelay<AlbumGridTestQuery>(
    {
      query: graphql`
        query AlbumGridTestQuery @relay_test_operation {
          publicAlbums(first: 24) {
            edges {
              node {
                ...AlbumGrid_albums
              }
            }
          }
        }
      `,
      render: ({ publicAlbums: list }) => (
        <AlbumGrid
          albums={list?.edges?.map(({ node }) => node) ?? []}
          label="Albums"
          says={says}
          {...(canDelete && { onDelete })}
        />
      ),
    },
    {
      AlbumConnection: () => ({
        edges: albums.map((node, at) => ({ cursor: String(at), node })),
        pageInfo: { hasNextPage: false },
      }),
    },
  );
  return { ...rendered, onDelete };
}

describe("AlbumGrid: albums with their covers", () => {
  it.each([
    ["owner", { entryCount: 1 }, "Storms1 picture · Ada"],
    ["owner", { owner: { id: "x", name: null } }, "Storms2 pictures"],
    ["visibility", { entryCount: 0 }, "StormsEmpty · By link"],
    ["visibility", { visibility: "PUBLIC" }, "Storms2 pictures · Public"],
  ] as const)("show the %s for %j", async (says, more, words) => {
    const { screen } = await render([album("Storms", more)], says);
    const link = screen.getByRole("link");
    expect(link.textContent).toBe(words);
    expect(link.getAttribute("href")).toBe("/albums/storms");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("show the cover image or its cropped detail", async () => {
    const cuts = [{ address: "/cut.jpg", width: 200, height: 100 }];
    const cover = { id: "e", view: null, image, cuts: [] };
    const { container } = await render([
      album("Storms", { cover }),
      album("Calms", { cover: { ...cover, id: "f", view: "xywh=0,0,10,10", cuts } }),
    ]);
    const sources = [...container.querySelectorAll("img")].map((each) => each.getAttribute("src"));
    expect(sources).toHaveLength(2);
    expect(sources[0]).toContain("/iiif/image/a");
    expect(sources[1]).toBe("/cut.jpg");
  });

  it("can be deleted when a handler exists", async () => {
    const { screen, user, onDelete } = await render([album("Storms")], "visibility", true);
    await user.click(screen.getByRole("button", { name: "Delete Storms" }));
    expect(onDelete).toHaveBeenCalledWith({ id: "storms", title: "Storms" });
  });

  it("have no delete button without a handler", async () => {
    const { screen } = await render([album("Storms")]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
