import { act, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import {
  askForNotes,
  button,
  noteOf,
  openNotes,
  own,
  regionOf,
  texts,
  write,
} from "./open-notes.tsx";

describe("ImageNotes: the notes of an image", () => {
  it("appear newest first with their answers, and HTML in them stays text", async () => {
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

  it("show a message when there are none", async () => {
    const { screen } = await openNotes();
    screen.getByText("Nobody has written about this picture yet. What do you see?");
  });

  it("show an error when they fail to load, and load again on request", async () => {
    const opened = await askForNotes();
    await opened.fail();
    opened.screen.getByText("The notes could not be had.");
    await opened.user.click(button(opened, "Try again"));
    expect(opened.lastAsked().name).toBe("ImageNotesQuery");
  });

  it("can be ordered by place and filtered by author", async () => {
    const { user, screen, lastAsked } = await openNotes({ threads: [noteOf("a"), noteOf("b")] });
    await user.selectOptions(screen.getByLabelText("Order"), "By place");
    expect(lastAsked().variables).toMatchObject({ order: "PLACE", author: null });
    await user.selectOptions(screen.getByLabelText("Written by"), "By Grace (1)");
    expect(lastAsked().variables).toMatchObject({ order: "PLACE", author: "member-grace" });
  });

  it("show loading and error states before a filtered list is empty", async () => {
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

  it("load further pages by cursor", async () => {
    const opened = await openNotes({ threads: [noteOf("a")], hasNextPage: true });
    await opened.user.click(button(opened, "More notes"));
    expect(opened.lastAsked()).toMatchObject({
      name: "LoadedNotesPaginationQuery",
      variables: { after: "end" },
    });
  });

  it("link to their regions", async () => {
    const { user, screen, onShow } = await openNotes({
      threads: [noteOf("a", { region: regionOf(1000, 600, 800, 400) })],
    });
    await user.click(screen.getByRole("button", { name: "upper centre" }));
    const [region, words] = onShow.mock.calls[0] ?? [];
    expect(region).toEqual({ x: 600, y: 400, width: 1600, height: 800 });
    expect(words).toBe("Grace: Text of a");
  });
});

describe("ImageNotes: live updates", () => {
  const came = (id: string) => ({ cursor: id, node: noteOf(id) });
  const image = { id: "image", noteCount: 2 };

  it("a new thread waits behind a button while its mark appears at once", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    await opened.event({ image, threads: [came("b")], goneIds: [] });
    expect(texts(opened)).toEqual(["Text of a"]);
    expect(opened.screen.getAllByRole("button", { name: /^Note by Grace/ })).toHaveLength(2);
    await opened.user.click(button(opened, "1 new note"));
    expect(texts(opened)).toEqual(["Text of b", "Text of a"]);
  });

  it("a changed note is updated in its position, and a deleted one disappears", async () => {
    const opened = await openNotes({ threads: [noteOf("a"), noteOf("b")] });
    const changed = noteOf("a", { text: "Other words", answers: [noteOf("c", { region: null })] });
    await opened.event({ image, threads: [{ cursor: "a", node: changed }], goneIds: ["b"] });
    expect(texts(opened)).toEqual(["Other words", "Text of c"]);
    expect(opened.screen.queryByRole("button", { name: /new note/ })).toBeNull();
  });

  it("the user's own new note is in the list once, even if its event precedes the response", async () => {
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

  it("the first thread appears at once", async () => {
    const opened = await openNotes();
    await opened.event({ image, threads: [came("b")], goneIds: [] });
    expect(texts(opened)).toEqual(["Text of b"]);
  });

  it("the user's own hidden note is refetched and appears separately", async () => {
    const opened = await openNotes({ threads: [own("mine")], own: [own("mine")] });
    await opened.event({ image, threads: [], goneIds: ["mine"] });
    await opened.answerViewer({ own: [own("mine", { state: "HIDDEN" })] });
    const apart = opened.screen.getByRole("region", { name: "Yours that others do not see" });
    within(apart).getByText(/^A curator has hidden it/);
  });

  it("all notes are refetched after missed events", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    expect(opened.asked()).not.toContain("ImageNotesQuery");
    await act(async () => tellMissed());
    expect(opened.asked()).toEqual(expect.arrayContaining(["ImageNotesQuery", "useOwnNotesQuery"]));
  });
});
