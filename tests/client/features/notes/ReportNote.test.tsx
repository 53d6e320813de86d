import { describe, expect, it } from "vitest";
import { button, noteOf, openNotes } from "./open-notes.tsx";

/** Opens the form that reports Grace's note, and types this text. */
async function report(words: string) {
  const opened = await openNotes({ threads: [noteOf("a")] });
  await opened.user.click(button(opened, "Report the note by Grace"));
  const field = opened.screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "What is wrong with it?",
  });
  expect(document.activeElement).toBe(field);
  await opened.user.type(field, words);
  return { ...opened, field };
}

describe("ReportNote: a report", () => {
  it("shows a validation error at its field and preserves the text", async () => {
    const opened = await report("?");
    await opened.user.click(button(opened, "Report"));
    const message = "Say what is wrong with the note.";
    await opened.mutate({
      reportNote: { __typename: "InvalidInput", problems: [{ field: "reason", message }] },
    });
    opened.screen.getByText(message);
    expect(opened.field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(opened.field);
    expect(opened.field.value).toBe("?");
    await opened.user.click(button(opened, "Cancel"));
  });

  it("is sent again after a failure, and not twice while it is pending", async () => {
    const opened = await report("Spam");
    await opened.user.click(button(opened, "Report"));
    const underWay = opened.environment.mock.getAllOperations().length;
    await opened.user.click(button(opened, "Sending …"));
    expect(opened.environment.mock.getAllOperations()).toHaveLength(underWay);
    await opened.fail();
    await opened.user.click(button(opened, "Send again"));
    expect(opened.lastAsked().variables).toEqual({ input: { id: "a", reason: "Spam" } });
    await opened.mutate({ reportNote: { __typename: "ReportNoteSuccess" } });
    expect(opened.screen.queryByRole("form", { name: "Report the note" })).toBeNull();
    expect(document.activeElement).toBe(opened.screen.getByRole("article"));
  });

  it("is discarded on cancel", async () => {
    const opened = await report("Spam");
    await opened.user.click(button(opened, "Cancel"));
    expect(document.activeElement).toBe(opened.screen.getByRole("article"));
    await opened.user.click(button(opened, "Report the note by Grace"));
    expect(opened.screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
    await opened.user.click(button(opened, "Cancel"));
  });
});
