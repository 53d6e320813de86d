import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, noteOf, openNotes, own, page, texts } from "./open-notes.tsx";

describe("others-notes: another user's note", () => {
  it("can be answered in its thread", async () => {
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

  it("can be reported with a reason, and not be edited", async () => {
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

  it("can be hidden by a curator and shown again", async () => {
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

describe("others-notes: notes that wait for approval", () => {
  const waits = (id: string, given: Record<string, unknown> = {}) =>
    noteOf(id, { state: "PENDING", ...given });

  it("appear on the image for curators, who can approve them", async () => {
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

  it("are not requested for members", async () => {
    const opened = await openNotes({ role: "MEMBER" });
    expect(opened.asked()).not.toContain("WaitingHereQuery");
  });
});
