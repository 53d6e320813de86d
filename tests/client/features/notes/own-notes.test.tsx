import { describe, expect, it } from "vitest";
import { askForNotes, button, noteOf, openNotes, own, texts, write } from "./open-notes.tsx";

describe("own-notes: the user's own note", () => {
  it("can be written only after the viewer is loaded", async () => {
    const opened = await askForNotes();
    await opened.answerNotes([noteOf("a")]);
    const { user, screen } = opened;
    screen.getByText("The site is asked who you are");
    expect(screen.queryByRole("button", { name: "Write a note" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Answer/ })).toBeNull();
    await opened.failNamed("useOwnNotesQuery");
    screen.getByText(/^The site could not be asked who you are/);
    expect(screen.queryByRole("button", { name: "Write a note" })).toBeNull();
    await user.click(button(opened, "Try again"));
    await opened.answerViewer();
    button(opened, "Write a note");
    button(opened, "Answer the note by Grace");
  });

  it("shows a message when it waits for approval, until the next note is started", async () => {
    const opened = await openNotes({ policy: "MEMBERS" });
    await write(opened, "Hm");
    const node = own("mine", { text: "Hm", state: "PENDING", region: null });
    await opened.mutate({
      addNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    const { user, screen } = opened;
    const sentence = "It is shown to everybody once a curator has seen it.";
    screen.getByText(sentence);
    // Starts another note.
    await user.click(button(opened, "Write a note"));
    expect(screen.queryByText(sentence)).toBeNull();
    await user.click(button(opened, "Cancel"));
  });

  it("shows no waiting message after a curator approves it", async () => {
    const opened = await openNotes({ policy: "NOBODY" });
    await write(opened, "Hm");
    const mine = (state: string) => own("mine", { text: "Hm", state, region: null });
    await opened.mutate({
      addNote: {
        __typename: "WriteNoteSuccess",
        noteEdge: { cursor: "c", node: mine("PENDING") },
      },
    });
    const sentence = "It is shown to everybody once a curator has seen it.";
    opened.screen.getByText(sentence);
    const threads = [{ cursor: "c", node: mine("VISIBLE") }];
    await opened.event({ image: { id: "image", noteCount: 1 }, threads, goneIds: [] });
    expect(texts(opened)).toEqual(["Hm"]);
    expect(opened.screen.queryByText(sentence)).toBeNull();
  });

  it("that is pending prevents the message that nobody has written", async () => {
    const { screen } = await openNotes({ own: [own("mine", { state: "PENDING", region: null })] });
    screen.getByText("Text of mine");
    expect(screen.queryByText(/^Nobody has written/)).toBeNull();
  });

  it("that answers another is restored to the user's own pending notes after undo", async () => {
    const answer = own("mine", { state: "PENDING", region: null, parent: { id: "a" } });
    const opened = await openNotes({ threads: [noteOf("a")], own: [answer] });
    await opened.user.click(button(opened, "Delete your note"));
    await opened.mutate({
      deleteNote: {
        __typename: "DeleteNoteSuccess",
        deletedId: "mine",
        image: { id: "image", noteCount: 1 },
      },
    });
    await opened.user.click(button(opened, "Undo"));
    const { front, end } = opened.lastAsked().variables as Record<string, string[]>;
    expect(front).toHaveLength(1);
    expect(front?.[0]).toContain("useOwnNotes_viewer_notes");
    expect(end).toEqual([]);
  });

  it("can be edited, and a conflict shows both texts", async () => {
    const opened = await openNotes({ threads: [own("mine", { version: 3 })] });
    const { user, screen } = opened;
    await user.click(button(opened, "Edit your note"));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
    await user.clear(field);
    await user.type(field, "My words");
    await user.click(button(opened, "Save"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { version: 3 } });
    const message = "This note was changed meanwhile, perhaps in another window.";
    const note = own("mine", { version: 4, text: "Their words" });
    await opened.mutate({ editNote: { __typename: "NoteConflict", message, note } });
    screen.getByText(message);
    screen.getByText("Their words");
    screen.getByDisplayValue("My words");
    await user.click(button(opened, "Save what I wrote"));
    expect(opened.lastAsked().variables).toMatchObject({
      input: { version: 4, text: "My words" },
    });
    await opened.mutate({
      editNote: {
        __typename: "EditNoteSuccess",
        note: own("mine", { version: 5, text: "My words", editedAt: "2026-11-21T10:00:00Z" }),
      },
    });
    expect(texts(opened)).toEqual(["My words"]);
    screen.getByText(/, changed$/);
  });

  it("disappears at once when it is deleted and returns on undo", async () => {
    const opened = await openNotes({ threads: [own("mine")], own: [own("mine")] });
    await opened.user.click(button(opened, "Delete your note"));
    expect(texts(opened)).toEqual([]);
    expect(opened.screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await opened.mutate({
      deleteNote: {
        __typename: "DeleteNoteSuccess",
        deletedId: "mine",
        image: { id: "image", noteCount: 0 },
      },
    });
    await opened.user.click(button(opened, "Undo"));
    await opened.mutate({
      restoreNote: {
        __typename: "WriteNoteSuccess",
        noteEdge: { cursor: "c", node: own("mine") },
      },
    });
    expect(texts(opened)).toEqual(["Text of mine"]);
    opened.screen.getByText("The note is back.");
  });

  it("returns with the reason when its deletion fails", async () => {
    const opened = await openNotes({ threads: [own("mine")] });
    await opened.user.click(button(opened, "Delete your note"));
    const message = "This note is not there any more. Load the page again.";
    await opened.mutate({
      deleteNote: { __typename: "InvalidInput", problems: [{ field: "id", message }] },
    });
    expect(texts(opened)).toEqual(["Text of mine"]);
    opened.screen.getByText(message);
  });
});
