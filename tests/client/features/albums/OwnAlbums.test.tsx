import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { OwnAlbumsTestQuery } from "../../../../__generated__/relay/OwnAlbumsTestQuery.graphql.ts";
import { OwnAlbums } from "../../../../src/client/features/albums/OwnAlbums.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const node = (title: string) => ({
  __typename: "Album",
  id: title,
  title,
  visibility: "LINK",
  entryCount: 2,
  owner: { id: "me", name: null },
  cover: null,
});

const renderAlbums = (titles: string[], hasNextPage = false) =>
  renderWithRelay<OwnAlbumsTestQuery>(
    {
      query: graphql`
        query OwnAlbumsTestQuery @relay_test_operation {
          viewer {
            ...OwnAlbums_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <OwnAlbums viewer={viewer} />,
    },
    {
      Viewer: () => ({
        id: "viewer",
        albums: {
          edges: titles.map((title) => ({ cursor: title, node: node(title) })),
          pageInfo: { hasNextPage, endCursor: titles.at(-1) },
        },
      }),
    },
  );

type Rendered = Awaited<ReturnType<typeof renderAlbums>>;
const shown = ({ screen }: Rendered) =>
  screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
const remove = ({ user, screen }: Rendered, title: string) =>
  user.click(screen.getByRole("button", { name: `Delete ${title}` }));

describe("OwnAlbums: the user's own albums", () => {
  it("show their number of images and their visibility", async () => {
    const rendered = await renderAlbums(["Storms"]);
    expect(rendered.screen.getByRole("link").textContent).toBe("Storms2 pictures · By link");
  });

  it("show an explanation when there are none", async () => {
    const { screen } = await renderAlbums([]);
    screen.getByText(/Make one here, or from any work/);
    screen.getByRole("button", { name: "New album" });
  });

  it("are deleted optimistically and restored by Undo", async () => {
    const rendered = await renderAlbums(["Storms", "Calms"]);
    const { screen, user, environment } = rendered;
    await remove(rendered, "Storms");
    expect(shown(rendered)).toEqual(["/albums/Calms"]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your albums" }));
    await answerMutation(environment, {
      deleteAlbum: { __typename: "DeleteAlbumSuccess", deletedId: "Storms" },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await answerMutation(environment, {
      restoreAlbum: {
        __typename: "RestoreAlbumSuccess",
        albumEdge: { cursor: "1", node: node("Storms") },
      },
    });
    expect(shown(rendered)).toEqual(["/albums/Storms", "/albums/Calms"]);
  });

  it("load further pages, and show an error when that fails", async () => {
    const rendered = await renderAlbums(["Storms"], true);
    const { screen, user, environment, fail } = rendered;
    const more = screen.getByRole("button", { name: "More albums" });
    await user.click(more);
    expect(more.getAttribute("aria-disabled")).toBe("true");
    await fail();
    screen.getByRole("alert");
    await user.click(more);
    expect(screen.queryByRole("alert")).toBeNull();
    const albums = {
      edges: [{ cursor: "2", node: node("Calms") }],
      pageInfo: { hasNextPage: false, endCursor: "2" },
    };
    await answerMutation(environment, {
      viewer: { __typename: "Viewer", id: "viewer", albums },
    });
    expect(shown(rendered)).toEqual(["/albums/Storms", "/albums/Calms"]);
    expect(document.activeElement).toBe(screen.getByRole("link", { name: /^Storms/ }));
  });

  it("return when the server rejects the deletion", async () => {
    const rendered = await renderAlbums(["Storms"]);
    await remove(rendered, "Storms");
    await answerMutation(rendered.environment, {
      deleteAlbum: { __typename: "NotAllowed", message: "Only the album's owner can do this." },
    });
    expect(shown(rendered)).toEqual(["/albums/Storms"]);
    rendered.screen.getByText("Only the album's owner can do this.");
  });
});
