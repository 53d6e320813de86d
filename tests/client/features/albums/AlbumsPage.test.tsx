import { act, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { AlbumsPageTestQuery } from "../../../../__generated__/relay/AlbumsPageTestQuery.graphql.ts";
// Preloads lazy parts, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/albums/NewAlbumDialog.tsx";
import "../../../../src/client/features/albums/PublicAlbums.tsx";
import { AlbumsPage } from "../../../../src/client/features/albums/AlbumsPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const picture = {
  id: "image",
  service: "/iiif/image/3/k",
  width: 400,
  height: 300,
  placeholder: "",
  derivativeWidths: [240],
};
const cover = (view: string | null) => ({
  __typename: "AlbumEntry",
  id: `cover-${view}`,
  view,
  image: picture,
  cuts: [{ address: "/cut/300.jpg", width: 300, height: 150 }],
});
const node = (title: string, more: object = {}) => ({
  __typename: "Album",
  id: title,
  title,
  visibility: "PUBLIC",
  entryCount: 1,
  owner: { id: "eve", name: "Eve" },
  cover: null,
  ...more,
});
const list = (nodes: readonly object[], hasNextPage = false) => ({
  edges: nodes.map((each, place) => ({ cursor: `${place}`, node: each })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? "end" : null },
});

/** Renders the page with the user's own albums and those shared for editing. */
async function renderPage(own: object, shared: object) {
  const rendered = await renderWithRelay<AlbumsPageTestQuery>(
    {
      query: graphql`
        query AlbumsPageTestQuery @relay_test_operation {
          viewer {
            ...AlbumsPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <AlbumsPage viewer={viewer} />,
    },
    {
      Viewer: () => ({
        id: "viewer",
        albums: own,
        sharedAlbums: shared,
        savedSearches: [],
        favourites: list([]),
      }),
    },
  );
  const { environment } = rendered;
  const asked = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.params.name === name);
  await waitFor(() => asked("PublicAlbumsQuery"));
  return {
    ...rendered,
    asked,
    /** Responds to the query for public albums. */
    answerPublic: (publicAlbums: object) =>
      act(async () =>
        environment.mock.resolve(asked("PublicAlbumsQuery"), { data: { publicAlbums } }),
      ),
  };
}

type Rendered = Awaited<ReturnType<typeof renderPage>>;
const part = ({ screen }: Rendered, name: string) => within(screen.getByRole("region", { name }));
const texts = (rendered: Rendered, name: string) =>
  part(rendered, name)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("AlbumsPage: albums show their covers, number of images, and visibility or owner", async () => {
  const own = [
    node("Storms", { visibility: "PRIVATE", cover: cover("a-view"), entryCount: 2 }),
    node("Calms", { visibility: "LINK", cover: cover(null) }),
    node("Fogs", { entryCount: 0 }),
  ];
  const rendered = await renderPage(list(own), list([node("Hers")]));
  expect(texts(rendered, "Your albums")).toEqual([
    "Storms2 pictures · Private",
    "Calms1 picture · By link",
    "FogsEmpty · Public",
  ]);
  const pictures = part(rendered, "Your albums")
    .getAllByRole("link")
    .map((link) => link.querySelector("img")?.getAttribute("src"));
  expect(pictures[0]).toBe("/cut/300.jpg");
  expect(pictures[1]).toMatch(/^\/iiif\/image\/3\/k\//);
  expect(pictures[2]).toBeUndefined();
  expect(texts(rendered, "Shared with you")).toEqual(["Hers1 picture · Eve"]);
  expect(part(rendered, "Shared with you").queryByRole("button")).toBeNull();
});

it("AlbumsPage: the shared albums load beyond their first page", async () => {
  const rendered = await renderPage(list([]), list([node("Hers")], true));
  const { user, environment, asked } = rendered;
  const more = () =>
    part(rendered, "Shared with you").queryByRole("button", { name: "More albums" });
  await user.click(more() as HTMLElement);
  expect(asked("SharedAlbumsPaginationQuery").request.variables).toMatchObject({ after: "end" });
  const sharedAlbums = list([node("His")]);
  await act(async () =>
    environment.mock.resolve(asked("SharedAlbumsPaginationQuery"), {
      data: { viewer: { __typename: "Viewer", id: "viewer", sharedAlbums } },
    }),
  );
  expect(texts(rendered, "Shared with you")).toEqual(["Hers1 picture · Eve", "His1 picture · Eve"]);
  expect(more()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Hers1 picture · Eve");
});

it("AlbumsPage: public albums appear after the other albums, and more of them load on request", async () => {
  const rendered = await renderPage(list([]), list([]));
  const { screen, user, answerPublic, asked } = rendered;
  expect(screen.queryByRole("region", { name: "Public albums" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Shared with you" })).toBeNull();
  await answerPublic(list([node("Reefs")], true));
  expect(texts(rendered, "Public albums")).toEqual(["Reefs1 picture · Eve"]);
  await user.click(part(rendered, "Public albums").getByRole("button", { name: "More albums" }));
  expect(asked("PublicAlbumsQuery").request.variables).toEqual({ first: 100 });
  await answerPublic(list([node("Reefs"), node("Bays")]));
  expect(texts(rendered, "Public albums")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "More albums" })).toBeNull();
});

it("AlbumsPage: a new album requires a title, can be sent again after errors, and opens", async () => {
  const { screen, user, environment, asked, router } = await renderPage(list([]), list([]));
  await user.click(screen.getByRole("button", { name: "New album" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New album" }));
  const title = dialog.getByLabelText<HTMLInputElement>("Title");
  await user.type(title, "{Enter}");
  dialog.getByText("Give the album a title.");
  await user.type(title, "Gales{Enter}");
  const sent = asked("useCreateAlbumMutation");
  expect(sent.request.variables).toMatchObject({ input: { title: "Gales" } });
  await act(async () => environment.mock.reject(sent, new Error("The network is cut.")));
  expect(title.value).toBe("Gales");
  await user.click(dialog.getByRole("button", { name: "Send the same again" }));
  const message = "This is too long for a title.";
  await answerMutation(environment, {
    createAlbum: { __typename: "InvalidInput", problems: [{ message }] },
  });
  dialog.getByText(message);
  await user.click(dialog.getByRole("button", { name: "Make the album" }));
  await answerMutation(environment, {
    createAlbum: {
      __typename: "CreateAlbumSuccess",
      albumEdge: { cursor: "new", node: node("Gales") },
    },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe("/albums/Gales"));
});
