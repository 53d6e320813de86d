import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { viewerChanges } from "../../../../src/client/relay/viewer-changes.ts";
import { button, openNotes, own, write } from "./open-notes.tsx";

describe("drafts: the draft of a note", () => {
  it("is cleared before the next note", async () => {
    const opened = await openNotes({ imageId: "image-5" });
    await write(opened, "Once");
    const node = own("mine", { text: "Once", region: null });
    await opened.mutate({
      addNote: { __typename: "WriteNoteSuccess", noteEdge: { cursor: "c", node } },
    });
    await opened.user.click(button(opened, "Write a note"));
    opened.screen.getByText("Where is the note to be?");
    await opened.user.click(button(opened, "Whole picture"));
    const field = opened.screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
    expect(field.value).toBe("");
    await opened.user.click(button(opened, "Cancel"));
  });

  it("is sent once and shows its failure, even if the panel was closed meanwhile", async () => {
    const opened = await openNotes({ imageId: "image-6" });
    const { user, screen } = opened;
    await write(opened, "On its way");
    await user.click(button(opened, "Rectangle"));
    expect(screen.queryByRole("application")).toBeNull();
    await user.click(button(opened, "Open or close"));
    await user.click(button(opened, "Open or close"));
    expect(button(opened, "Sending …").getAttribute("aria-disabled")).toBe("true");
    await user.click(button(opened, "Open or close"));
    await opened.fail();
    await user.click(button(opened, "Open or close"));
    screen.getByDisplayValue("On its way");
    await user.click(button(opened, "Send again"));
    button(opened, "Sending …");
    await opened.fail();
    await user.click(button(opened, "Cancel"));
  });

  it("reappears when it was closed while its request failed, but does not replace the next draft", async () => {
    const opened = await openNotes({ imageId: "image-7" });
    const { user, screen } = opened;
    await write(opened, "The first");
    await user.click(button(opened, "Cancel"));
    await opened.fail();
    screen.getByDisplayValue("The first");
    await user.click(button(opened, "Add note"));
    await user.click(button(opened, "Cancel"));
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    await user.type(screen.getByRole("textbox", { name: "Your note" }), "The second");
    await opened.fail();
    screen.getByDisplayValue("The second");
    button(opened, "Send again");
    await user.click(button(opened, "Cancel"));
  });

  it("survives sign-in, and is removed for the next user", async () => {
    const opened = await openNotes({ imageId: "image-8" });
    const { user, screen } = opened;
    await user.click(button(opened, "Write a note"));
    await user.click(button(opened, "Whole picture"));
    await user.type(screen.getByRole("textbox", { name: "Your note" }), "Mine");
    await act(async () => viewerChanges.happened(null));
    expect(screen.queryByRole("textbox")).toBeNull();
    await opened.answerViewer();
    screen.getByDisplayValue("Mine");
    // Grace signs in after Ada, in another tab.
    await act(async () => viewerChanges.happened("member-ada"));
    await opened.answerViewer({ role: null });
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(button(opened, "Write a note"));
    screen.getByText("Where is the note to be?");
    await user.click(button(opened, "Cancel"));
  });

  it("does not overwrite a note that changed while the form was closed", async () => {
    const opened = await openNotes({ threads: [own("kept", { version: 3 })] });
    const { user, screen } = opened;
    await user.click(button(opened, "Edit your note"));
    await user.type(screen.getByRole("textbox", { name: "Your note" }), "!");
    await user.click(button(opened, "Open or close"));
    const changed = own("kept", { version: 4, text: "Their words" });
    const image = { id: "image", noteCount: 1 };
    await opened.event({ image, threads: [{ cursor: "c", node: changed }], goneIds: [] });
    await user.click(button(opened, "Open or close"));
    await user.click(button(opened, "Edit your note"));
    screen.getByDisplayValue("Text of kept!");
    await user.click(button(opened, "Save"));
    expect(opened.lastAsked().variables).toMatchObject({ input: { version: 3 } });
    await opened.fail();
    await user.click(button(opened, "Cancel"));
  });
});
