import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, noteOf, openNotes, own, texts, write } from "./open-notes.tsx";

describe("NewNote: a new note", () => {
  it("appears at once and stays when the server accepts it", async () => {
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

  it("disappears when it is rejected, with the reason at its field and the text preserved", async () => {
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

  it("can be sent again after a failure, and its text survives closing the panel", async () => {
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

  it("shows the field for tags on request and when the server rejects them, not for the next note", async () => {
    const opened = await openNotes({ imageId: "image-5" });
    const { user, screen } = opened;
    await write(opened, "Hm");
    const tags = () => screen.queryByRole("textbox", { name: "Tags" });
    const message = "A note has at most 10 tags.";
    await opened.mutate({
      addNote: { __typename: "InvalidInput", problems: [{ field: "tags", message }] },
    });
    screen.getByText(message);
    expect(document.activeElement).toBe(tags());
    await user.click(button(opened, "Cancel"));
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    expect(tags()).toBeNull();
    await user.click(screen.getByText("Tags"));
    expect(tags()).not.toBeNull();
    await user.click(button(opened, "Cancel"));
  });

  it("formats selected text by a button or a shortcut", async () => {
    const opened = await openNotes({ imageId: "image-6" });
    const { user, screen } = opened;
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
    await user.type(field, "A ship sails");
    field.setSelectionRange(2, 6);
    await user.click(button(opened, "Bold"));
    expect(field.value).toBe("A **ship** sails");
    expect(document.activeElement).toBe(field);
    await user.keyboard("{Control>}i{/Control}");
    expect(field.value).toBe("A ***ship*** sails");
    await user.keyboard("{Control>}b{/Control}");
    expect(field.value).toBe("A *ship* sails");
    // These combinations are browser shortcuts, or type other characters on some keyboards.
    await user.keyboard("{Control>}{Shift>}B{/Shift}{Alt>}i{/Alt}{/Control}");
    expect(field.value).toBe("A *ship* sails");
    await user.click(button(opened, "Cancel"));
  });

  it("by a visitor announces that it waits for approval and appears separately", async () => {
    const opened = await openNotes({ role: null, imageId: "image-3" });
    const { user, screen } = opened;
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    screen.getByText("It is shown to everybody once a curator has seen it.");
    await user.type(screen.getByRole("textbox", { name: "Your note" }), "Hm");
    expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
    await user.click(screen.getByText("Tags and name"));
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
