import { act, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import {
  askForNotes,
  button,
  noteOf,
  openNotes,
  own,
  page,
  regionOf,
  texts,
  write,
} from "./open-notes.tsx";

describe("the notes beside a picture", () => {
  it("stand newest first with their answers, and whatever is no mark stays text", async () => {
    const opened = await openNotes({
      threads: [
        noteOf("old", { createdAt: "2026-11-01T10:00:00Z", text: "<b>bold</b> & *soft*" }),
        noteOf("new", { answers: [noteOf("answer", { region: null })] }),
      ],
    });
    expect(texts(opened)).toEqual(["Text of new", "Text of answer", "<b>bold</b> & soft"]);
    expect(opened.screen.getByText("soft").tagName).toBe("EM");
    expect(document.querySelector("b")).toBeNull();
  });

  it("say when there are none", async () => {
    const { screen } = await openNotes();
    screen.getByText("Nobody has written about this picture yet. What do you see?");
  });

  it("say when they did not come, and are asked for again", async () => {
    const opened = await askForNotes();
    await opened.fail();
    opened.screen.getByText("The notes could not be had.");
    await opened.user.click(button(opened, "Try again"));
    expect(opened.lastAsked().name).toBe("ImageNotesQuery");
  });

  it("are asked for by place, and of one member alone", async () => {
    const { user, screen, lastAsked } = await openNotes({ threads: [noteOf("a"), noteOf("b")] });
    await user.selectOptions(screen.getByLabelText("Order"), "By place");
    expect(lastAsked().variables).toMatchObject({ order: "PLACE", author: null });
    await user.selectOptions(screen.getByLabelText("Written by"), "By Grace (1)");
    expect(lastAsked().variables).toMatchObject({ order: "PLACE", author: "member-grace" });
  });

  it("of one member are waited for before it is said that there are none", async () => {
    const opened = await openNotes({ threads: [own("a"), own("b")] });
    const { user, screen } = opened;
    const none = "There are no notes by them any more.";
    await user.selectOptions(screen.getByLabelText("Written by"), "By Grace (1)");
    screen.getByText("The notes are loading");
    expect(screen.queryByText(none)).toBeNull();
    await opened.fail();
    screen.getByText("The notes could not be had.");
    expect(screen.queryByText(none)).toBeNull();
    await user.click(button(opened, "Try again"));
    expect(screen.queryByText("The notes could not be had.")).toBeNull();
    expect(opened.lastAsked().variables).toMatchObject({ author: "member-grace" });
    await opened.answerNotes([]);
    screen.getByText(none);
  });

  it("go on by cursor", async () => {
    const opened = await openNotes({ threads: [noteOf("a")], hasNextPage: true });
    await opened.user.click(button(opened, "More notes"));
    expect(opened.lastAsked()).toMatchObject({
      name: "LoadedNotesPaginationQuery",
      variables: { after: "end" },
    });
  });

  it("lead to their places", async () => {
    const { user, screen, onShow } = await openNotes({
      threads: [noteOf("a", { region: regionOf(1000, 600, 800, 400) })],
    });
    await user.click(screen.getByRole("button", { name: "upper centre" }));
    const [region, words] = onShow.mock.calls[0] ?? [];
    expect(region).toEqual({ x: 600, y: 400, width: 1600, height: 800 });
    expect(words).toBe("Grace: Text of a");
  });
});

describe("a note that is written", () => {
  it("shows at once, and stays when the server agrees", async () => {
    const opened = await openNotes();
    await write(opened, "A *boat*");
    expect(texts(opened)).toEqual(["A boat"]);
    opened.screen.getByText("Being sent …");
    expect(opened.lastAsked().variables).toMatchObject({
      input: { imageId: "image", region: { whole: true }, text: "A *boat*", tags: [] },
    });
    const node = own("mine", { text: "A *boat*", region: null });
    await opened.mutate({
      addNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    expect(texts(opened)).toEqual(["A boat"]);
    opened.screen.getByText("Your note is there.");
    expect(opened.screen.queryByRole("textbox")).toBeNull();
  });

  it("goes again when it is refused, with the reason at its field and the words still there", async () => {
    const opened = await openNotes();
    await write(opened, "Too much");
    const message = "A note has at most 5,000 characters. Shorten it, or write a second one.";
    await opened.mutate({
      addNote: { __typename: "InvalidInput", problems: [{ field: "text", message }] },
    });
    expect(texts(opened)).toEqual([]);
    opened.screen.getByText(message);
    const field = opened.screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
    expect(field.value).toBe("Too much");
    await opened.user.click(button(opened, "Cancel"));
  });

  it("can be sent again when nobody knows whether it arrived, and is kept with the panel closed", async () => {
    const opened = await openNotes({ imageId: "image-2" });
    await write(opened, "Lost on the way");
    await opened.fail();
    const { user, screen } = opened;
    await user.click(button(opened, "Open or close"));
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(button(opened, "Open or close"));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
    expect(field.value).toBe("Lost on the way");
    await user.click(button(opened, "Add note"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { text: "Lost on the way" } });
    await opened.fail();
    await user.click(button(opened, "Send again"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { text: "Lost on the way" } });
    await opened.fail();
    await user.click(button(opened, "Cancel"));
  });

  it("of a visitor says beforehand that it waits, and waits apart from the others", async () => {
    const opened = await openNotes({ role: null, imageId: "image-3" });
    const { user, screen } = opened;
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    screen.getByText("It is shown to everybody once a curator has seen it.");
    await user.type(screen.getByRole("textbox", { name: "Your note" }), "Hm");
    await user.type(screen.getByRole("textbox", { name: "Your name" }), "Bob");
    await user.click(button(opened, "Add note"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { authorName: "Bob" } });
    const node = noteOf("mine", { text: "Hm", state: "PENDING", region: null });
    await opened.mutate({
      addNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    const apart = screen.getByRole("region", { name: "Yours that others do not see" });
    within(apart).getByText("Hm");
    within(apart).getByText(/^Waits for a curator/);
    expect(screen.queryByRole("list", { name: "Notes" })).toBeNull();
  });
});

describe("one's own note", () => {
  it("is written once it is known who writes", async () => {
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

  it("is said to wait where the site has it wait", async () => {
    const opened = await openNotes({ policy: "MEMBERS" });
    await write(opened, "Hm");
    const node = own("mine", { text: "Hm", state: "PENDING", region: null });
    await opened.mutate({
      addNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    opened.screen.getByText("It is shown to everybody once a curator has seen it.");
  });

  it("that answers another comes back apart from the threads, where it waited", async () => {
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

  it("is changed, and both texts are shown where somebody was faster", async () => {
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

  it("goes at once when it is deleted, and comes back by undoing", async () => {
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

  it("comes back with the reason when it could not be deleted", async () => {
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

describe("somebody else's note", () => {
  it("is answered in its thread", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    const { user, screen } = opened;
    await user.click(button(opened, "Answer the note by Grace"));
    await user.type(screen.getByRole("textbox", { name: "Your answer" }), "Yes");
    await user.click(button(opened, "Answer"));
    const answers = screen.getByRole("list", { name: "Answers" });
    within(answers).getByText("Yes");
    const node = own("b", { text: "Yes", region: null });
    await opened.mutate({
      answerNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    within(screen.getByRole("list", { name: "Answers" })).getByText("Yes");
    screen.getByText("Your answer is there.");
  });

  it("is reported with a reason, and cannot be changed", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    const { user, screen } = opened;
    expect(screen.queryByRole("button", { name: /^(Edit|Delete|Hide)/ })).toBeNull();
    await user.click(button(opened, "Report the note by Grace"));
    await user.type(screen.getByRole("textbox", { name: "What is wrong with it?" }), "Spam");
    await user.click(button(opened, "Report"));
    expect(opened.lastAsked().variables).toEqual({ input: { id: "a", reason: "Spam" } });
    await opened.mutate({ reportNote: { __typename: "ReportNoteSuccess" } });
    screen.getByText("Thank you. A curator will look at the note.");
  });

  it("is hidden by a curator, who can show it again", async () => {
    const opened = await openNotes({ threads: [noteOf("a", { version: 7 })], role: "CURATOR" });
    await opened.user.click(button(opened, "Hide the note by Grace"));
    expect(texts(opened)).toEqual([]);
    await opened.mutate({
      hideNote: { __typename: "ModerateNoteSuccess", note: { id: "a", state: "HIDDEN" } },
    });
    await opened.user.click(button(opened, "Show it again"));
    expect(opened.lastAsked().variables).toEqual({ input: { id: "a", version: 7 } });
    expect(texts(opened)).toEqual(["Text of a"]);
  });
});

describe("what waits for a curator", () => {
  const waits = (id: string, given: Record<string, unknown> = {}) =>
    noteOf(id, { state: "PENDING", ...given });

  it("on the picture is approved where curators read", async () => {
    const opened = await openNotes({ role: "CURATOR" });
    const elsewhere = waits("b", { image: { id: "another", noteCount: 0 } });
    await opened.answerNamed("WaitingHereQuery", {
      viewer: {
        id: "viewer",
        desk: { noteQueue: page([waits("a", { version: 2 }), elsewhere], true) },
      },
    });
    opened.screen.getByRole("link", { name: "More wait in the queue" });
    expect(texts(opened)).toEqual(["Text of a"]);
    await opened.user.click(button(opened, "Approve the note by Grace"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { id: "a", version: 2 } });
    expect(texts(opened)).toEqual([]);
    await opened.mutate({
      approveNote: { __typename: "ModerateNoteSuccess", note: { id: "a", state: "VISIBLE" } },
    });
    opened.screen.getByText("Everybody sees the note now.");
  });

  it("is asked for by nobody else", async () => {
    const opened = await openNotes({ role: "MEMBER" });
    expect(opened.asked()).not.toContain("WaitingHereQuery");
  });
});

describe("while one reads", () => {
  const came = (id: string) => ({ cursor: id, node: noteOf(id) });
  const image = { id: "image", noteCount: 2 };

  it("a new thread of somebody else waits until it is wanted; its mark is there", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    await opened.event({ image, threads: [came("b")], goneIds: [] });
    expect(texts(opened)).toEqual(["Text of a"]);
    expect(opened.screen.getAllByRole("button", { name: /^Note by Grace/ })).toHaveLength(2);
    await opened.user.click(button(opened, "1 new note"));
    expect(texts(opened)).toEqual(["Text of b", "Text of a"]);
  });

  it("what changed shows where it stands, and what is gone goes", async () => {
    const opened = await openNotes({ threads: [noteOf("a"), noteOf("b")] });
    const changed = noteOf("a", { text: "Other words", answers: [noteOf("c", { region: null })] });
    await opened.event({ image, threads: [{ cursor: "a", node: changed }], goneIds: ["b"] });
    expect(texts(opened)).toEqual(["Other words", "Text of c"]);
    expect(opened.screen.queryByRole("button", { name: /new note/ })).toBeNull();
  });

  it("one's own stands in the list, also when it is heard of before the answer is there", async () => {
    const opened = await openNotes({ threads: [noteOf("a")], imageId: "image-4" });
    await write(opened, "Mine");
    const node = own("mine", { text: "Mine", createdAt: "2026-11-22T10:00:00Z" });
    await opened.event({ image, threads: [{ cursor: "c", node }], goneIds: [] });
    const adding = opened.environment.mock.findOperation(
      ({ request }) => request.node.params.name === "useAddNoteMutation",
    );
    const noteEdge = { cursor: "c", node };
    await act(async () =>
      opened.environment.mock.resolve(adding, {
        data: { addNote: { __typename: "WriteNoteSuccess", noteEdge } },
      }),
    );
    expect(texts(opened)).toEqual(["Mine", "Text of a"]);
    expect(opened.screen.queryByRole("button", { name: /new note/ })).toBeNull();
  });

  it("the first thread shows at once, since it moves nothing", async () => {
    const opened = await openNotes();
    await opened.event({ image, threads: [came("b")], goneIds: [] });
    expect(texts(opened)).toEqual(["Text of b"]);
  });

  it("one's own that a curator hides is asked for again, and stands apart", async () => {
    const opened = await openNotes({ threads: [own("mine")], own: [own("mine")] });
    await opened.event({ image, threads: [], goneIds: ["mine"] });
    await opened.answerViewer({ own: [own("mine", { state: "HIDDEN" })] });
    const apart = opened.screen.getByRole("region", { name: "Yours that others do not see" });
    within(apart).getByText(/^A curator has hidden it/);
  });

  it("all is asked for again when events were missed", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    expect(opened.asked()).not.toContain("ImageNotesQuery");
    await act(async () => tellMissed());
    expect(opened.asked()).toEqual(expect.arrayContaining(["ImageNotesQuery", "useOwnNotesQuery"]));
  });
});
