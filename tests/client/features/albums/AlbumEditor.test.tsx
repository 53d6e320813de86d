import { act, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tellLate } from "../../../../src/client/features/parts/late-refusal.ts";
import { answerMutation } from "../live-event.ts";
import { answeredEntry } from "./entries.ts";
import { album, renderAlbum } from "./render-album.tsx";

async function edit(ids: string[]) {
  const rendered = await renderAlbum(ids);
  await rendered.user.click(rendered.screen.getByRole("button", { name: "Edit" }));
  await rendered.screen.findByLabelText("Title");
  return rendered;
}

afterEach(() => act(() => tellLate(null)));

describe("AlbumEditor: editing an album", () => {
  it("removes an entry optimistically and restores it when the server rejects the removal", async () => {
    const { screen, user, titles, environment } = await edit(["a", "b"]);
    await user.click(screen.getByRole("button", { name: "Remove A from the album" }));
    expect(titles()).toEqual(["B"]);
    await answerMutation(environment, {
      removeAlbumEntry: { __typename: "NotAllowed", message: "Only editors can." },
    });
    expect(titles()).toEqual(["A", "B"]);
    screen.getByText("Only editors can.");
  });

  it("shows a rejected removal in a toast after editing has ended, and restores the entry", async () => {
    const { screen, user, titles, fail, lastAsked } = await edit(["a", "b"]);
    await user.click(screen.getByRole("button", { name: "Remove A from the album" }));
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByLabelText("Title")).toBeNull();
    expect(titles()).toEqual(["B"]);
    await fail();
    expect(titles()).toEqual(["A", "B"]);
    const notice = await screen.findByRole("alert");
    within(notice).getByText(/^A change of “Storms” was taken back\. That could not be done\./);
    await user.click(within(notice).getByRole("button", { name: "Send again" }));
    expect(lastAsked().name).toBe("useRemoveAlbumEntryMutation");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("moves an entry by keyboard, announces its position and sends it on drop", async () => {
    const { screen, user, titles, lastAsked } = await edit(["a", "b", "c"]);
    screen.getByRole("button", { name: "Move C, 3 of 3" }).focus();
    await user.keyboard(" {Home}");
    screen.getByText("1 of 3");
    expect(lastAsked().name).not.toBe("useMoveAlbumEntryMutation");
    await user.keyboard(" ");
    expect(titles()).toEqual(["C", "A", "B"]);
    screen.getByText("C is at 1 of 3 now.");
    expect(lastAsked()).toMatchObject({
      name: "useMoveAlbumEntryMutation",
      variables: { input: { id: "c", after: null } },
    });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move C, 1 of 3");
  });

  it("preserves the focus for further keyboard use", async () => {
    const { screen, user, titles, lastAsked } = await edit(["a", "b", "c"]);
    const focused = () => document.activeElement?.getAttribute("aria-label");
    screen.getByRole("button", { name: "Move C up" }).focus();
    await user.keyboard("{Enter}");
    expect(titles()).toEqual(["A", "C", "B"]);
    expect(focused()).toBe("Move C up");
    screen.getByRole("button", { name: "Remove B from the album" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Its pictures" }));
    const words = screen.getByLabelText<HTMLTextAreaElement>("Words to A");
    const before = lastAsked();
    await user.type(words, "Not so{Escape}");
    await user.tab();
    expect(words.value).toBe("");
    expect(lastAsked()).toEqual(before);
  });

  it("moves the entry to its target even if others change the album meanwhile", async () => {
    const { screen, user, titles, tell, lastAsked } = await edit(["a", "b", "c", "d"]);
    screen.getByRole("button", { name: "Move B, 2 of 4" }).focus();
    await user.keyboard(" {ArrowDown}");
    await tell({ since: 5, change: 6, removedEntryIds: ["a"] });
    await user.keyboard(" ");
    expect(titles()).toEqual(["C", "B", "D"]);
    expect(lastAsked().variables).toMatchObject({ input: { id: "b", after: "c" } });
  });

  it("cancels a move when others remove the entry meanwhile", async () => {
    const { screen, user, titles, tell, lastAsked } = await edit(["a", "b", "c"]);
    screen.getByRole("button", { name: "Move A, 1 of 3" }).focus();
    await user.keyboard(" {ArrowDown}");
    await tell({ since: 5, change: 6, removedEntryIds: ["a"] });
    screen.getByText("A is not there any more.");
    await user.tab();
    await user.keyboard(" ");
    expect(titles()).toEqual(["B", "C"]);
    expect(lastAsked().name).not.toBe("useMoveAlbumEntryMutation");
  });

  it("cancels a move by Escape", async () => {
    const { screen, user, titles, lastAsked } = await edit(["a", "b"]);
    screen.getByRole("button", { name: "Move A, 1 of 2" }).focus();
    await user.keyboard(" {ArrowDown}{Escape}");
    expect(titles()).toEqual(["A", "B"]);
    expect(lastAsked().name).not.toBe("useMoveAlbumEntryMutation");
  });

  it("shows both texts after a conflict and sends the chosen one", async () => {
    const { screen, user, environment, lastAsked } = await edit(["a"]);
    const field = screen.getByLabelText<HTMLTextAreaElement>("Words to A");
    await user.type(field, "Mine{Enter}");
    expect(field.value).toBe("Mine");
    await answerMutation(environment, {
      captionAlbumEntry: {
        __typename: "AlbumEntryConflict",
        entry: answeredEntry("a", { caption: "Theirs", version: 2 }),
      },
    });
    const choice = screen.getByRole("group", { name: "Changed by somebody else meanwhile" });
    within(choice).getByText("Theirs", { selector: "dd" });
    within(choice).getByText("Mine", { selector: "dd" });
    await user.click(within(choice).getByRole("button", { name: "Use yours" }));
    expect(lastAsked().variables).toMatchObject({
      input: { id: "a", version: 2, caption: "Mine" },
    });
  });

  it("preserves a text that could not be sent, and sends it again", async () => {
    const { screen, user, environment, fail } = await edit(["a"]);
    await user.type(screen.getByLabelText("Words to A"), "Mine{Enter}");
    await fail();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Words to A").value).toBe("Mine");
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await answerMutation(environment, {
      captionAlbumEntry: {
        __typename: "CaptionAlbumEntrySuccess",
        album: { id: "album", change: 6 },
        entry: answeredEntry("a", { caption: "Mine", version: 2 }),
      },
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Words to A").value).toBe("Mine");
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  it("retries without asking when a conflict concerns only other fields", async () => {
    const { screen, user, environment, lastAsked } = await edit(["a"]);
    await user.type(screen.getByLabelText("Title"), " at sea{Enter}");
    const answered = { ...album, description: "By others", visibility: "PRIVATE" };
    await answerMutation(environment, {
      updateAlbum: { __typename: "AlbumConflict", album: { ...answered, version: 2 } },
    });
    expect(screen.queryByRole("group", { name: /^Changed by/ })).toBeNull();
    expect(lastAsked().variables).toEqual({
      input: { id: "album", version: 2, title: "Storms at sea" },
    });
  });

  it("does not treat the user's own earlier change as a conflict", async () => {
    const { screen, user, environment, lastAsked } = await edit(["a"]);
    const title = screen.getByLabelText("Title");
    await user.type(title, " at{Enter}");
    const first = environment.mock.getMostRecentOperation();
    await user.type(title, " sea{Enter}");
    expect(lastAsked().variables).toMatchObject({ input: { version: 1, title: "Storms at sea" } });
    const now = { ...album, title: "Storms at", visibility: "PRIVATE", version: 2 };
    const done = { updateAlbum: { __typename: "UpdateAlbumSuccess", album: now } };
    await act(async () => environment.mock.resolve(first, { data: done }));
    await answerMutation(environment, {
      updateAlbum: { __typename: "AlbumConflict", album: now },
    });
    expect(screen.queryByRole("group", { name: /^Changed by/ })).toBeNull();
    expect(lastAsked().variables).toMatchObject({ input: { version: 2, title: "Storms at sea" } });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Title").value).toBe("Storms at sea");
  });

  it("asks the user after repeated conflicts", async () => {
    const { screen, user, environment } = await edit(["a"]);
    await user.type(screen.getByLabelText("Title"), " at sea{Enter}");
    for (const version of [2, 3, 4, 5]) {
      await answerMutation(environment, {
        updateAlbum: {
          __typename: "AlbumConflict",
          album: { ...album, visibility: "PRIVATE", version },
        },
      });
    }
    screen.getByRole("group", { name: "Changed by somebody else meanwhile" });
  });

  it("ends only after the text is saved", async () => {
    const { screen, user, environment } = await edit(["a"]);
    await user.type(screen.getByLabelText("Description"), " and the air");
    await user.click(screen.getByRole("button", { name: "Done" }));
    screen.getByLabelText("Description");
    const answered = { ...album, visibility: "PRIVATE", version: 2 };
    await answerMutation(environment, {
      updateAlbum: {
        __typename: "UpdateAlbumSuccess",
        album: { ...answered, description: "Of the sea and the air" },
      },
    });
    expect(screen.queryByLabelText("Description")).toBeNull();
    screen.getByText("Of the sea and the air");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("continues after a rejected change until the user discards it", async () => {
    const { screen, user, environment } = await edit(["a"]);
    const field = screen.getByLabelText<HTMLTextAreaElement>("Description");
    await user.type(field, " and the air");
    await user.click(screen.getByRole("button", { name: "Done" }));
    await answerMutation(environment, {
      updateAlbum: { __typename: "NotAllowed", message: "Only editors can." },
    });
    expect(field.value).toBe("Of the sea and the air");
    expect(document.activeElement).toBe(field);
    screen.getByText("Only editors can.");
    await user.click(screen.getByRole("button", { name: "Leave it as it was" }));
    expect(screen.queryByLabelText("Description")).toBeNull();
    screen.getByText("Of the sea");
  });

  it("retries the choice of a cover after a conflict in other fields, and reports one in the cover", async () => {
    const { screen, user, environment, lastAsked } = await edit(["a"]);
    await user.click(screen.getByRole("button", { name: "Make A the cover" }));
    const answered = {
      ...album,
      visibility: "PRIVATE",
      entryCount: 1,
      owner: { id: "ada", name: "Ada" },
      version: 2,
    };
    const conflict = (cover: object | null) => ({
      updateAlbum: { __typename: "AlbumConflict", album: { ...answered, cover } },
    });
    await answerMutation(environment, conflict(null));
    expect(lastAsked().variables).toEqual({
      input: { id: "album", version: 2, coverEntryId: "a" },
    });
    await answerMutation(environment, conflict({ id: "b", view: null, image: null, cuts: [] }));
    screen.getByText("Somebody else has just chosen another cover. Choose again.");
  });

  it("renames optimistically, and restores the title when it is cleared", async () => {
    const { screen, user, lastAsked } = await edit(["a"]);
    const title = screen.getByLabelText<HTMLTextAreaElement>("Title");
    await user.clear(title);
    await user.keyboard("{Enter}");
    expect(title.value).toBe("Storms");
    await user.clear(title);
    await user.type(title, "Calms{Enter}");
    screen.getByRole("heading", { level: 1, name: "Calms" });
    expect(lastAsked()).toMatchObject({
      name: "useUpdateAlbumMutation",
      variables: { input: { id: "album", version: 1, title: "Calms" } },
    });
  });
});
