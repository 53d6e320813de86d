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

/** The album as its owner has just deleted it; the server has not answered yet. */
async function remove() {
  const rendered = await renderAlbum(["a"]);
  const { screen, user } = rendered;
  await user.click(screen.getByRole("button", { name: "Edit" }));
  await user.click(await screen.findByRole("button", { name: "Delete the album" }));
  await screen.findByRole("heading", { level: 1, name: "“Storms” is deleted" });
  return rendered;
}

describe("AlbumTools: with an album of one's own", () => {
  it("one shares it, prints it, and takes it along", async () => {
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

  it("one deletes it, and brings it back once the server knows", async () => {
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
    // The button went, and the page is there again.
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Storms" }));
  });

  it("one comes back to it where the server does not delete it", async () => {
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

describe("AlbumTools: with an album of somebody else's", () => {
  it("one reads why it was not copied, and sends again what did not arrive", async () => {
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

  it("a curator reads why it is not taken down", async () => {
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

  it("lets whoever came by it change the album, at the second try if need be", async () => {
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

  it("that was closed says so", async () => {
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
