import { act } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { KeepingTestQuery } from "../../../../__generated__/relay/KeepingTestQuery.graphql.ts";
import { Keeping } from "../../../../src/client/features/albums/Keeping.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const work = { id: "work", title: "Dymaxion", recordLanguage: "en" };
const wanted = { work, view: null, picture: null };

const edge = (id: string, title: string, entryCount = 3) => ({
  node: { __typename: "Album", id, title, entryCount },
});

const listOf = (edges: readonly object[], next?: string) => ({
  edges,
  pageInfo: { hasNextPage: next !== undefined, endCursor: next ?? null },
});

/** Renders the album selection, with a button that requests it again. */
function Asking() {
  const [what, setWhat] = useState(wanted);
  return (
    <>
      <button onClick={() => setWhat({ ...wanted })}>Ask again</button>
      <Keeping wanted={what} />
    </>
  );
}

/** Opens the modal and loads the albums; `held` is the album that contains the work. */
async function open(
  albums = [edge("one", "Storms"), edge("two", "Calms")],
  held?: string,
  next?: string,
) {
  const rendered = await renderWithRelay<KeepingTestQuery>(
    {
      query: graphql`
        query KeepingTestQuery @relay_test_operation {
          site {
            title
          }
        }
      `,
      render: ({ site }) => site?.title && <Asking />,
    },
    {},
  );
  const { environment } = rendered;
  const answerAlbums = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          viewer: {
            __typename: "Viewer",
            id: "viewer",
            albums: listOf(albums, next),
            sharedAlbums: listOf([]),
            albumEntriesWith: held
              ? [{ id: "entry", __typename: "AlbumEntry", album: { id: held } }]
              : [],
          },
        },
      }),
    );
  await answerAlbums();
  return { ...rendered, answerAlbums };
}

const card = (id: string, title: string) => ({
  __typename: "Album",
  id,
  title,
  visibility: "PRIVATE",
  entryCount: 4,
  owner: { id: "me", name: null },
  cover: null,
});
const success = (into: readonly string[], full: readonly string[] = []) => ({
  addToAlbums: {
    __typename: "AddToAlbumsSuccess",
    added: into.map((id) => ({
      album: card(id, id),
      entryEdge: { node: { __typename: "AlbumEntry", id: `entry-${id}` } },
    })),
    full: full.map((id) => ({ album: card(id, "Calms"), message: "The album is full." })),
  },
});

describe("Keeping: adding to albums", () => {
  it("adds to several albums optimistically and can be undone", async () => {
    const { screen, user, environment, lastAsked } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Storms/ }));
    await user.click(screen.getByRole("checkbox", { name: /Calms/ }));
    await user.type(screen.getByLabelText("Caption"), " Look ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(lastAsked().variables).toEqual({
      input: { albumIds: ["one", "two"], workId: "work", view: null, caption: "Look" },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("link", { name: "Storms" }).getAttribute("href")).toBe("/albums/one");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await answerMutation(environment, success(["one", "two"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked()).toMatchObject({
      name: "useRemoveAlbumEntryMutation",
      variables: { input: { id: "entry-two" }, albumId: "two" },
    });
    screen.getByText("Undone.");
  });

  it("loads all pages of albums", async () => {
    const { screen, environment, lastAsked, user } = await open(
      [edge("one", "Storms")],
      "two",
      "1",
    );
    expect(lastAsked().variables).toMatchObject({ after: "1", withOwn: true, withShared: false });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          viewer: {
            __typename: "Viewer",
            id: "viewer",
            albums: listOf([edge("two", "Calms")]),
            albumEntriesWith: [{ id: "entry", __typename: "AlbumEntry", album: { id: "two" } }],
          },
        },
      }),
    );
    screen.getByRole("checkbox", { name: /Storms/ });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Calms/ }).checked).toBe(true);
    await user.keyboard("{Escape}");
  });

  it("checks the albums that contain the work, and removes it from unchecked ones", async () => {
    const { screen, user, environment, lastAsked } = await open(undefined, "one");
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Storms/ });
    expect(box.checked).toBe(true);
    expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    await user.click(box);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(lastAsked().variables).toMatchObject({ input: { id: "entry" }, albumId: "one" });
    await answerMutation(environment, {
      removeAlbumEntry: {
        __typename: "RemoveAlbumEntrySuccess",
        album: { ...card("one", "Storms"), change: 4 },
        removedEntryId: "entry",
        viewer: { __typename: "Viewer", id: "viewer", albumRights: null },
      },
    });
    screen.getByText("Taken out of Storms.", { exact: false });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked()).toMatchObject({
      name: "useRestoreAlbumEntryMutation",
      variables: { input: { id: "entry" }, albumId: "one" },
    });
  });

  it("creates an album and adds to it", async () => {
    const { screen, user, environment, lastAsked } = await open([]);
    await user.type(screen.getByLabelText("New album"), "Storms");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(lastAsked().variables).toMatchObject({ input: { title: "Storms" } });
    await answerMutation(environment, {
      createAlbum: {
        __typename: "CreateAlbumSuccess",
        albumEdge: { cursor: "1", node: card("new", "Storms") },
      },
    });
    expect(lastAsked().variables).toMatchObject({ input: { albumIds: ["new"], workId: "work" } });
    screen.getByRole("link", { name: "Storms" });
  });

  it("disables a full album, and reports one that has become full", async () => {
    const albums = [edge("one", "Storms", 1000), edge("two", "Calms")];
    const { screen, user, environment } = await open(albums);
    const full = screen.getByRole<HTMLInputElement>("checkbox", { name: /Storms.*Full/ });
    expect(full.disabled).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: /Calms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await answerMutation(environment, success([], ["two"]));
    screen.getByText("Calms: The album is full.", { exact: false });
    expect(screen.queryByRole("link", { name: "Calms" })).toBeNull();
  });

  it("shows the album after a successful retry", async () => {
    const { screen, user, environment, fail } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Storms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await fail();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await answerMutation(environment, success(["one"]));
    screen.getByRole("link", { name: "Storms" });
    screen.getByRole("button", { name: "Undo" });
  });

  it("shows no result after the message was closed", async () => {
    const { screen, user, environment } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Storms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await answerMutation(environment, success(["one"]));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("undoes the addition that the message shows, not an earlier one", async () => {
    const { screen, user, environment, lastAsked, answerAlbums } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Storms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const first = environment.mock.getMostRecentOperation();
    await user.click(screen.getByRole("button", { name: "Ask again" }));
    await answerAlbums();
    await user.click(screen.getByRole("checkbox", { name: /Calms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await answerMutation(environment, success(["two"]));
    await act(async () => environment.mock.resolve(first, { data: success(["one"]) }));
    expect(screen.queryByRole("link", { name: "Storms" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked().variables).toMatchObject({ input: { id: "entry-two" }, albumId: "two" });
  });

  it("adds to the other albums once when creating the new album needs a second attempt", async () => {
    const { screen, user, environment, lastAsked } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Calms/ }));
    await user.type(screen.getByLabelText("New album"), "Fogs");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const creating = environment.mock.getMostRecentOperation();
    await act(async () => environment.mock.reject(creating, new Error("The network is cut.")));
    await answerMutation(environment, success(["two"]));
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await answerMutation(environment, {
      createAlbum: {
        __typename: "CreateAlbumSuccess",
        albumEdge: { cursor: "1", node: card("new", "Fogs") },
      },
    });
    expect(lastAsked().variables).toMatchObject({ input: { albumIds: ["new"] } });
    await answerMutation(environment, success(["new"]));
    screen.getByRole("link", { name: "Calms" });
    screen.getByRole("link", { name: "Fogs" });
  });

  it("shows a rejection, and offers to send again after a failure", async () => {
    const { screen, user, environment, fail } = await open();
    await user.click(screen.getByRole("checkbox", { name: /Storms/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await fail();
    expect(screen.queryByRole("link", { name: "Storms" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await answerMutation(environment, {
      addToAlbums: { __typename: "InvalidInput", problems: [{ message: "This work is gone." }] },
    });
    screen.getByText("This work is gone.", { exact: false });
  });
});
