import { beforeEach, describe, expect, it } from "vitest";
import { button, noteOf, openNotes, own, page } from "./open-notes.tsx";

const focused = () => document.activeElement;
const heading = () => document.querySelector("h2");

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe("notes-focus: the focus in the notes panel", () => {
  it("moves to the question for a new note's region, and back to the heading", async () => {
    const opened = await openNotes({ imageId: "image-focus" });
    const { user, screen } = opened;
    await user.click(button(opened, "Write a note"));
    expect(focused()).toBe(screen.getByText("Where is the note to be?"));
    await user.click(button(opened, "Rectangle"));
    await user.click(button(opened, "Cancel"));
    expect(focused()).toBe(screen.getByText("Where is the note to be?"));
    await user.click(button(opened, "Cancel"));
    expect(focused()).toBe(heading());
  });

  it("moves to the heading when the focused note is removed", async () => {
    const opened = await openNotes({ threads: [noteOf("a"), own("b")], role: "CURATOR" });
    await opened.user.click(button(opened, "Delete your note"));
    expect(focused()).toBe(heading());
    heading()?.blur();
    await opened.user.click(button(opened, "Hide the note by Grace"));
    expect(focused()).toBe(heading());
  });

  it("stays when another note is removed", async () => {
    const opened = await openNotes({ threads: [noteOf("a"), own("b")] });
    const report = button(opened, "Report the note by Grace");
    report.focus();
    await opened.event({ image: { id: "image", noteCount: 1 }, threads: [], goneIds: ["b"] });
    expect(focused()).toBe(report);
  });

  it("returns to a note after its editing", async () => {
    const opened = await openNotes({ threads: [own("focused")] });
    await opened.user.click(button(opened, "Edit your note"));
    await opened.user.click(button(opened, "Cancel"));
    expect(focused()).toBe(opened.screen.getByRole("article"));
  });

  it("moves to the heading when new notes are shown, which a status message announces", async () => {
    const opened = await openNotes({ threads: [noteOf("a")] });
    const image = { id: "image", noteCount: 2 };
    await opened.event({ image, threads: [{ cursor: "b", node: noteOf("b") }], goneIds: [] });
    expect(opened.screen.getAllByRole("status").map((one) => one.textContent)).toContain(
      "1 new note",
    );
    await opened.user.click(button(opened, "1 new note"));
    expect(focused()).toBe(heading());
  });

  it("moves to the last note after the last page loads, which can be retried", async () => {
    const opened = await openNotes({ threads: [noteOf("a")], hasNextPage: true });
    await opened.user.click(button(opened, "More notes"));
    await opened.fail();
    opened.screen.getByText(/^The next notes could not be had/);
    await opened.user.click(button(opened, "Try again"));
    const older = noteOf("b", { createdAt: "2026-11-01T10:00:00Z" });
    await opened.answerNamed("LoadedNotesPaginationQuery", {
      node: { __typename: "Image", id: "image", notes: page([older]) },
    });
    expect(opened.screen.getAllByRole("article")).toContain(focused());
    expect(opened.screen.queryByRole("button", { name: "More notes" })).toBeNull();
  });

  it("moves from the mark of the user's own pending note to its text", async () => {
    const opened = await openNotes({ own: [own("mine", { state: "PENDING" })] });
    await opened.user.click(opened.screen.getByRole("button", { name: /^Note by Ada/ }));
    expect(focused()).toBe(opened.screen.getByRole("article"));
  });
});
