import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import { answerMutation } from "../live-event.ts";
import { answeredEntry } from "./entries.ts";
import { album, connection, renderAlbum } from "./render-album.tsx";

describe("AlbumPage: the page of an album", () => {
  it("shows the title, owner, visibility, description and entries in order", async () => {
    const { screen, titles } = await renderAlbum(["b", "a"]);
    screen.getByRole("heading", { level: 1, name: "Storms" });
    screen.getByText("By Ada · 2 pictures · Private");
    screen.getByText("Of the sea");
    expect(titles()).toEqual(["A", "B"]);
    expect(screen.getByRole("link", { name: /^A/ }).getAttribute("href")).toBe("/works/a");
  });

  it("offers a copy, and no changes, to visitors without edit rights", async () => {
    const { screen } = await renderAlbum(["a"], { mayEdit: false });
    screen.getByRole("button", { name: "Copy to my albums" });
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("loads the user's rights again after reconnection", async () => {
    const { screen, answerRights, fail } = await renderAlbum(["a"], { isCut: true });
    await fail();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    await act(async () => tellMissed());
    await answerRights();
    screen.getByRole("button", { name: "Edit" });
  });

  it("navigates to the copy of the album", async () => {
    const { screen, user, environment, lastAsked, router } = await renderAlbum(["a"], {
      mayEdit: false,
    });
    await user.click(screen.getByRole("button", { name: "Copy to my albums" }));
    expect(lastAsked()).toMatchObject({
      name: "useCopyAlbumMutation",
      variables: { input: { id: "album" } },
    });
    await answerMutation(environment, {
      copyAlbum: {
        __typename: "CopyAlbumSuccess",
        albumEdge: {
          cursor: "copy",
          node: {
            ...album,
            id: "copy",
            visibility: "PRIVATE",
            entryCount: 1,
            owner: { id: "me", name: null },
            cover: null,
          },
        },
      },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/albums/copy"));
  });

  it("shows a public album to others without the owner's tools", async () => {
    const looking = { mayEdit: false, visibility: "PUBLIC" };
    const { screen, titles } = await renderAlbum(["a", "b"], looking);
    screen.getByText("By Ada · 2 pictures · Public");
    expect(titles()).toEqual(["A", "B"]);
    expect(screen.queryByRole("heading", { name: "Not shown any more" })).toBeNull();
    screen.getByRole("button", { name: "Copy to my albums" });
  });

  it("lists unavailable works for editors, who can remove them", async () => {
    const missingEntries = [
      { __typename: "AlbumEntry", id: "lost", caption: "The wreck" },
      { __typename: "AlbumEntry", id: "mute", caption: null },
    ];
    const { screen, user, environment, lastAsked } = await renderAlbum(["a"], { missingEntries });
    screen.getByRole("heading", { name: "Not shown any more" });
    screen.getByText("Work 2, without a caption");
    await user.click(screen.getByRole("button", { name: "Remove The wreck from the album" }));
    expect(lastAsked()).toMatchObject({
      name: "useRemoveAlbumEntryMutation",
      variables: { input: { id: "lost" }, albumId: "album" },
    });
    const albumRights = { isOwner: true, mayEdit: true, hasEditLink: false, editorCount: 0 };
    const remain = [missingEntries[1]];
    await answerMutation(environment, {
      removeAlbumEntry: {
        __typename: "RemoveAlbumEntrySuccess",
        album: { ...album, entryCount: 1, change: 6, visibility: "PRIVATE", cover: null },
        removedEntryId: "lost",
        viewer: {
          __typename: "Viewer",
          id: "viewer",
          albumRights: { ...albumRights, missingEntries: remain },
        },
      },
    });
    expect(screen.queryByText("The wreck")).toBeNull();
    const title = screen.getByRole("heading", { name: "Not shown any more" });
    expect(document.activeElement).toBe(title);
  });

  it("shows that no works are visible instead of an empty album", async () => {
    const missingEntries = [{ __typename: "AlbumEntry", id: "lost", caption: "The wreck" }];
    const { screen } = await renderAlbum([], { missingEntries });
    screen.getByRole("heading", { name: "Not shown any more" });
    screen.getByRole("heading", { name: "No works to show" });
  });

  it("can be taken down by a curator after a confirmation", async () => {
    const looking = { mayEdit: false, role: "CURATOR", visibility: "PUBLIC" };
    const { screen, user, lastAsked, environment } = await renderAlbum(["a"], looking);
    await user.click(screen.getByRole("button", { name: "Take down" }));
    await user.click(screen.getByRole("button", { name: "Leave it" }));
    await user.click(screen.getByRole("button", { name: "Take down" }));
    await user.click(screen.getByRole("button", { name: "Take it down" }));
    expect(lastAsked()).toMatchObject({
      name: "useTakeDownAlbumMutation",
      variables: { input: { albumId: "album" } },
    });
    await answerMutation(environment, {
      takeDownAlbum: { __typename: "TakeDownAlbumSuccess", takenDownId: "album" },
    });
    await screen.findByRole("heading", { name: "This album is not there any more" });
  });

  it.each([
    { mayEdit: false, role: "MEMBER", visibility: "PUBLIC" },
    { mayEdit: true, role: "OWNER", visibility: "PUBLIC" },
    { mayEdit: false, role: "CURATOR", visibility: "PRIVATE" },
  ])("cannot be taken down by this viewer: %o", async (looking) => {
    const { screen } = await renderAlbum(["a"], looking);
    expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
  });

  it("opens the dialog that starts a tour", async () => {
    const size = { width: 40, height: 30, derivativeWidths: [], placeholder: "" };
    const image = { id: "image", service: "/iiif/image/1", alt: null, ...size };
    const { screen, user } = await renderAlbum(["a"], { mayEdit: false, image });
    await user.click(screen.getByRole("button", { name: "Start a tour" }));
    await screen.findByRole("dialog", { name: "Start a tour" });
  });

  it("applies live changes by others and announces them", async () => {
    const { screen, titles, tell } = await renderAlbum(["a", "b"]);
    const added = answeredEntry("c", { addedBy: { id: "eve", name: "Eve" } });
    await tell({ since: 5, change: 6, entries: [added] });
    expect(titles()).toEqual(["A", "B", "C"]);
    screen.getByText("“C” was added by Eve.");
    await tell({ since: 6, change: 7, removedEntryIds: ["a"] });
    expect(titles()).toEqual(["B", "C"]);
  });

  it("reads the album again after a missed event", async () => {
    const { titles, tell, asked, environment } = await renderAlbum(["a", "b"]);
    await tell({ since: 8, change: 9, removedEntryIds: ["a"] });
    expect(titles()).toEqual(["A", "B"]);
    await waitFor(() => asked("readAlbumQuery"));
    await act(async () =>
      environment.mock.resolve(asked("readAlbumQuery"), {
        data: { album: { id: "album", entries: connection(["b", "z"], 9) } },
      }),
    );
    expect(titles()).toEqual(["B", "Z"]);
  });

  it("shows when the album was deleted", async () => {
    const { screen, tell } = await renderAlbum(["a"]);
    await tell({ since: 5, change: 6, album: null });
    const title = await screen.findByRole("heading", { name: "This album is not there any more" });
    expect(document.activeElement).toBe(title);
  });
});
