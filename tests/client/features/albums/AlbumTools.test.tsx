import { act, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerMutation } from "../live-event.ts";
import { album, renderAlbum } from "./render-album.tsx";

const card = {
  ...album,
  visibility: "PRIVATE",
  entryCount: 1,
  owner: { id: "ada", name: "Ada" },
  cover: null,
};

/** Deletes the album as its owner; the server has not responded yet. */
async function remove() {
  const rendered = await renderAlbum(["a"]);
  const { screen, user } = rendered;
  await user.click(screen.getByRole("button", { name: "Edit" }));
  await user.click(await screen.findByRole("button", { name: "Delete the album" }));
  await screen.findByRole("heading", { level: 1, name: "“Storms” is deleted" });
  return rendered;
}

describe("AlbumTools: the tools of the album's owner", () => {
  it("include sharing, printing and the offline download", async () => {
    const { screen, user } = await renderAlbum(["a"]);
    await user.click(screen.getByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByRole("radio", { name: /^Private/, checked: true });
    await user.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const print = screen.getByRole("link", { name: "Print" });
    expect(print.getAttribute("href")).toBe("/albums/album/print");
    screen.getByRole("button", { name: /^Take / });
    expect(screen.queryByRole("button", { name: "Copy to my albums" })).toBeNull();
  });

  it("delete the album and restore it once the server has confirmed", async () => {
    const { screen, user, environment, lastAsked } = await remove();
    expect(lastAsked()).toMatchObject({
      name: "useDeleteAlbumMutation",
      variables: { input: { id: "album" } },
    });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await answerMutation(environment, {
      deleteAlbum: { __typename: "DeleteAlbumSuccess", deletedId: "album" },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked()).toMatchObject({
      name: "useRestoreAlbumMutation",
      variables: { input: { id: "album" } },
    });
    await answerMutation(environment, {
      restoreAlbum: { __typename: "RestoreAlbumSuccess", albumEdge: { cursor: "1", node: card } },
    });
    // The button is gone, and the page is back.
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Storms" }));
  });

  it("return to the album when the server rejects the deletion", async () => {
    const { screen, user, environment, fail } = await remove();
    await fail();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    const message = "Only the album's owner can do this.";
    await answerMutation(environment, { deleteAlbum: { __typename: "NotAllowed", message } });
    screen.getByText(message);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back to the album" }));
    screen.getByRole("heading", { level: 1, name: "Storms" });
  });
});

describe("AlbumTools: the tools for another user's album", () => {
  it("show why copying failed, and send it again", async () => {
    const { screen, user, environment, fail, lastAsked } = await renderAlbum(["a"], {
      mayEdit: false,
    });
    await user.click(screen.getByRole("button", { name: "Copy to my albums" }));
    await fail();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(lastAsked().name).toBe("useCopyAlbumMutation");
    const message = "You have 500 albums, the most there can be.";
    await answerMutation(environment, {
      copyAlbum: { __typename: "InvalidInput", problems: [{ message }] },
    });
    screen.getByText(message);
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  it("show a curator why taking it down failed", async () => {
    const looking = { mayEdit: false, role: "OWNER", visibility: "LINK" };
    const { screen, user, environment } = await renderAlbum(["a"], looking);
    await user.click(screen.getByRole("button", { name: "Take down" }));
    await user.click(screen.getByRole("button", { name: "Take it down" }));
    const message = "Only curators can do this.";
    await answerMutation(environment, { takeDownAlbum: { __typename: "NotAllowed", message } });
    screen.getByText(message);
    screen.getByRole("heading", { level: 1, name: "Storms" });
  });
});

describe("AlbumTools: an edit link", () => {
  const open = () => renderAlbum(["a"], { mayEdit: false, linkKey: "secret" });
  const opened = (rendered: Awaited<ReturnType<typeof open>>) =>
    rendered.asked("useOpenEditLinkMutation");

  it("gives edit rights, at a second attempt if necessary", async () => {
    const rendered = await open();
    const { screen, user, environment } = rendered;
    await screen.findByText("Opening the edit link …");
    expect(opened(rendered).request.variables).toEqual({
      input: { id: "album", key: "secret" },
      albumId: "album",
    });
    await act(async () => environment.mock.reject(opened(rendered), new Error("It is cut.")));
    await user.click(screen.getByRole("button", { name: "Send again" }));
    screen.getByText("Opening the edit link …");
    const albumRights = {
      isOwner: false,
      mayEdit: true,
      hasEditLink: false,
      editorCount: 0,
      missingEntries: [],
    };
    const viewer = { __typename: "Viewer", id: "viewer", albumRights };
    await act(async () =>
      environment.mock.resolve(opened(rendered), {
        data: { openEditLink: { __typename: "OpenEditLinkSuccess", viewer } },
      }),
    );
    screen.getByText("You can change this album now, together with those who have it.");
    screen.getByRole("button", { name: "Edit" });
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("that was closed shows an error", async () => {
    const rendered = await open();
    const message = "This link does not work any more. Ask for a new one.";
    const answer = { __typename: "InvalidInput", problems: [{ message }] };
    await act(async () =>
      rendered.environment.mock.resolve(opened(rendered), { data: { openEditLink: answer } }),
    );
    rendered.screen.getByText(message);
    expect(rendered.screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });
});
