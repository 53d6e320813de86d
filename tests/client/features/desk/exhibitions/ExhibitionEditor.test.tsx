import { act, cleanup, fireEvent, screen as page, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { keepWriting } from "../../../../../src/client/features/desk/exhibitions/kept-writing.ts";
import { lateRefusal, tellLate } from "../../../../../src/client/features/parts/late-refusal.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { answerMutation, sendEvent } from "../../live-event.ts";
import { answeredBlock, answeredHead, newMember, renderEditor } from "./render-editor.tsx";

const success = (block: object, change: number) => ({
  __typename: "ChangeBlockSuccess",
  block,
  exhibition: { id: "storms", change },
});

/** Appends to the open text with the editor's paste handler: in happy-dom an editor does not receive typed keys. */
async function writeBehind(words: string): Promise<HTMLElement> {
  const field = await page.findByRole("textbox", { name: "Text" });
  const end = document.createRange();
  end.selectNodeContents(field);
  end.collapse(false);
  field.focus();
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(end);
  fireEvent(document, new Event("selectionchange"));
  const getData = (type: string) => (type === "text/plain" ? words : "");
  fireEvent.paste(field, { clipboardData: { getData, types: ["text/plain"], files: [] } });
  return field;
}

describe("ExhibitionEditor: the editor of an exhibition", () => {
  it("saves typed text automatically and shows the save status", async () => {
    const { screen, user, environment, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
    ]);
    screen.getByText("All is saved");
    await user.click(screen.getByRole("button", { name: /^Text\s*Sea/ }));
    const field = await writeBehind(" and land");
    screen.getByText("Saving …");
    await user.tab();
    expect(lastAsked()).toMatchObject({
      name: "useWriteBlockMutation",
      variables: {
        input: { id: "a", version: 1, content: { text: { text: plainText("Sea and land") } } },
      },
    });
    await answerMutation(environment, {
      writeBlock: success(answeredBlock("a", "Sea and land", { version: 2 }), 6),
    });
    screen.getByText("All is saved");
    expect(field.textContent).toBe("Sea and land");
  });

  it("focuses the text field of an added Text block", async () => {
    const { screen, user } = await renderEditor([answeredBlock("a", "Sea")]);
    await user.click(screen.getByRole("button", { name: "Add a block" }));
    await user.click(await screen.findByRole("menuitem", { name: "Text" }));
    const field = await screen.findByRole("textbox", { name: "Text" });
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it("undoes and redoes with keyboard shortcuts, also in a text field and without focus", async () => {
    const { screen, user, lastAsked, shown } = await renderEditor([
      answeredBlock("a", "Sea"),
      answeredBlock("b", "Land"),
    ]);
    await user.click(screen.getByRole("button", { name: "Hide Text “Land” from visitors" }));
    expect(lastAsked().variables).toMatchObject({ input: { id: "b", isHidden: true } });
    expect(shown()).toEqual(["TextSea", "TextLandHidden"]);
    screen.getByRole("button", { name: "Undo hiding Text “Land”" });
    await user.keyboard("{Control>}z{/Control}");
    expect(shown()).toEqual(["TextSea", "TextLand"]);
    screen.getByRole("button", { name: "Nothing to undo" });
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(shown()).toEqual(["TextSea", "TextLandHidden"]);
    await user.click(screen.getByRole("button", { name: /^Text\s*Sea/ }));
    const field = await screen.findByRole("textbox", { name: "Text" });
    field.focus();
    await user.keyboard("{Control>}z{/Control}");
    expect(shown()).toEqual(["TextLand"]);
    field.blur();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard("{Control>}y{/Control}");
    expect(shown()).toEqual(["TextLandHidden"]);
  });

  it("moves blocks by the keys of a handle and by buttons that retain focus", async () => {
    const { screen, user, lastAsked, shown } = await renderEditor([
      answeredBlock("a", "Sea"),
      answeredBlock("b", "Land"),
      answeredBlock("c", "Sky"),
    ]);
    screen.getByRole("button", { name: "Move Text “Sky”, 3 of 3" }).focus();
    await user.keyboard(" {Home} ");
    expect(shown()).toEqual(["TextSky", "TextSea", "TextLand"]);
    expect(lastAsked()).toMatchObject({
      name: "useMoveBlockMutation",
      variables: { input: { id: "c", after: null } },
    });
    screen.getByRole("button", { name: "Move Text “Land” up" }).focus();
    await user.keyboard("{Enter}");
    expect(shown()).toEqual(["TextSky", "TextLand", "TextSea"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Text “Land” up");
  });

  it("focuses the following block after a removal, and the new block after duplication", async () => {
    const { screen, user, shown, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
      answeredBlock("b", "Land"),
    ]);
    await user.click(screen.getByRole("button", { name: "Remove Text “Sea”" }));
    expect(shown()).toEqual(["TextLand"]);
    expect(document.activeElement?.textContent).toBe("TextLand");
    screen.getByText("Text “Sea” was removed. Undo brings it back.");
    expect(lastAsked().name).toBe("useRemoveBlockMutation");
    await user.click(screen.getByRole("button", { name: "Duplicate Text “Land”" }));
    expect(shown()).toEqual(["TextLand", "TextLand"]);
    expect(document.activeElement?.closest("li")).toBe(screen.getAllByRole("listitem").at(-1));
    await user.keyboard("{Control>}z{/Control}");
    expect(shown()).toEqual(["TextLand"]);
    await user.keyboard("{Control>}z{/Control}");
    expect(shown()).toEqual(["TextSea", "TextLand"]);
  });

  it("shows a block of an unknown type and does not duplicate it", async () => {
    const newer = { __typename: "PollBlock", __isBlock: "PollBlock" };
    const { screen, user, shown } = await renderEditor([answeredBlock("a", "", newer)]);
    await user.click(screen.getByRole("button", { name: "Duplicate Something newer" }));
    expect(shown()).toEqual(["Something newer"]);
    expect(screen.queryByText(/was duplicated/)).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Something newer/ }));
    screen.getByText("This block needs a newer version of the site. Load the page again.");
  });

  it("shows another member's change at once, with their presence and their action", async () => {
    const { screen, user, environment, shown } = await renderEditor([answeredBlock("a", "Sea")]);
    await sendEvent(environment, "useExhibitionSubscription", {
      ExhibitionChange: () => ({
        exhibition: { ...answeredHead, change: 6 },
        change: 6,
        since: 5,
        blocks: [answeredBlock("a", "Sea and sky", { version: 2 })],
        removedBlockIds: [],
        by: { id: "grace", name: "Grace" },
      }),
    });
    expect(shown()).toEqual(["TextSea and skyGrace is here"]);
    screen.getByText("Grace is here too.");
    screen.getByText("Grace wrote in Text “Sea and sky”.");
    await user.click(screen.getByRole("button", { name: /^Hide Text/ }));
    expect(screen.queryByText("Grace wrote in Text “Sea and sky”.")).toBeNull();
  });

  it("asks which text to use when two members rewrote a block, and sends it", async () => {
    const { screen, user, environment, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
    ]);
    await user.click(screen.getByRole("button", { name: /^Text\s*Sea/ }));
    await writeBehind(" of mine");
    await user.tab();
    await answerMutation(environment, {
      writeBlock: {
        __typename: "BlockConflict",
        block: answeredBlock("a", "Sea of theirs", { version: 2 }),
      },
    });
    const dialog = await screen.findByRole("dialog", { name: "Written by two at once" });
    expect(within(dialog).getByText("mine", { selector: "mark" })).toBeTruthy();
    expect(within(dialog).getByText("theirs", { selector: "mark" })).toBeTruthy();
    await user.click(within(dialog).getByRole("radio", { name: /^Yours/ }));
    await user.click(within(dialog).getByRole("button", { name: "Take what is chosen" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(lastAsked()).toMatchObject({
      name: "useWriteBlockMutation",
      variables: {
        input: { id: "a", version: 2, content: { text: { text: plainText("Sea of mine") } } },
      },
    });
  });

  it("preselects both texts for each conflict, and sends both when Escape closes the dialog", async () => {
    const { screen, user, environment, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
      answeredBlock("b", "Land"),
      answeredBlock("c", "Sky"),
    ]);
    for (const name of ["Sea", "Land", "Sky"]) {
      const row = screen.getByRole("button", { name: new RegExp(`^Text\\s*${name}`) });
      await user.click(row);
      await writeBehind(" of mine");
      await user.click(row);
    }
    const changed = [
      answeredBlock("b", "Land of theirs", { version: 2 }),
      answeredBlock("c", "Sky of theirs", { version: 2 }),
    ];
    await sendEvent(environment, "useExhibitionSubscription", {
      ExhibitionChange: () => ({
        exhibition: { ...answeredHead, change: 6 },
        change: 6,
        since: 5,
        blocks: changed,
        removedBlockIds: [],
        by: { id: "grace", name: "Grace" },
      }),
    });
    await answerMutation(environment, {
      writeBlock: success(answeredBlock("a", "Sea of mine", { version: 2 }), 7),
    });
    const first = await screen.findByRole("dialog", { name: "Written by two at once" });
    await user.click(within(first).getByRole("radio", { name: /^Theirs/ }));
    await user.click(within(first).getByRole("button", { name: "Take what is chosen" }));
    const next = screen.getByRole("dialog", { name: "Written by two at once" });
    within(next).getByText("Text “Sky of mine”");
    expect(within(next).getByRole<HTMLInputElement>("radio", { name: /^Both/ }).checked).toBe(true);
    await user.keyboard("{Escape}");
    expect(lastAsked().variables).toMatchObject({
      input: { id: "c", content: { text: { text: plainText("Sky of mine", "Sky of theirs") } } },
    });
  });

  it("moves focus with Alt+F10 to the text's toolbar first, then to its own", async () => {
    const { screen, user } = await renderEditor([answeredBlock("a", "Sea")]);
    const row = screen.getByRole("button", { name: /^Text\s*Sea/ });
    await user.click(row);
    const field = await screen.findByRole("textbox", { name: "Text" });
    field.focus();
    await user.keyboard("{Alt>}{F10}{/Alt}");
    expect(document.activeElement?.closest("[role=toolbar]")).not.toBeNull();
    await user.keyboard("{Alt>}{F10}{/Alt}");
    const [keysOfPage] = screen.getAllByRole("button", { name: "Keys" });
    expect(document.activeElement).toBe(keysOfPage);
  });

  it("reports a rejected change on other pages after the editor closes", async () => {
    const { screen, user, environment } = await renderEditor([answeredBlock("a", "Sea")]);
    await user.click(screen.getByRole("button", { name: /^Text\s*Sea/ }));
    await writeBehind(" of mine");
    cleanup();
    await answerMutation(environment, {
      writeBlock: {
        __typename: "InvalidInput",
        problems: [{ field: "content.text.text", message: "Shorten it." }],
      },
    });
    expect(lateRefusal()).toEqual({
      what: "A change of “Storms” is not saved.",
      refusal: { message: "Open it again at the desk to see why." },
    });
    tellLate(null);
  });

  it("retains a change that failed to send, warns before leaving, and retries it", async () => {
    const { screen, user, fail, router, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
    ]);
    await user.click(screen.getByRole("button", { name: "Hide Text “Sea” from visitors" }));
    await fail();
    screen.getByText(/^That could not be done\./);
    await act(async () => void router.navigate({ to: "/desk" }));
    const guard = screen.getByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(guard).getByRole("button", { name: "Stay" }));
    expect(router.state.location.pathname).toBe("/");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(lastAsked().variables).toMatchObject({ input: { id: "a", isHidden: true } });
    screen.getByText("Saving …");
  });

  it("restores unsaved changes of this window, and offers those of another window", async () => {
    const memberId = newMember();
    const hidden = (id: string) => ({
      operation: { kind: "hide" as const, id, isHidden: true },
      isSent: false,
      next: null,
    });
    const names = `vitrine:exhibition:${memberId}:storms:`;
    keepWriting(`${names}a`, [hidden("a")]);
    localStorage.setItem(`${names}b`, JSON.stringify({ window: "w", unsaved: [hidden("b")] }));
    const { screen, user, shown, environment } = await renderEditor(
      [answeredBlock("a", "Sea"), answeredBlock("b", "Land")],
      memberId,
    );
    screen.getByText("What was not saved when you left was taken up again.");
    expect(shown()).toEqual(["TextSeaHidden", "TextLand"]);
    const asked = environment.mock.getAllOperations().map(({ request }) => request.variables);
    expect(asked).toContainEqual({ input: { id: "a", isHidden: true } });
    screen.getByText("A change that you made in another window was not saved.");
    await user.click(screen.getByRole("button", { name: "Take it up" }));
    expect(shown()).toEqual(["TextSeaHidden", "TextLandHidden"]);
    expect(screen.queryByRole("button", { name: "Forget it" })).toBeNull();
    expect(localStorage.getItem(`${names}b`)).toBeNull();
  });

  it("offers no change that another window stores later, and removes an offer once saved", async () => {
    const memberId = newMember();
    const name = (window: string) => `vitrine:exhibition:${memberId}:storms:${window}`;
    const operation = { kind: "hide", id: "a", isHidden: true };
    const record = JSON.stringify({
      window: "w",
      unsaved: [{ operation, isSent: false, next: null }],
    });
    const hear = () => act(async () => void dispatchEvent(new StorageEvent("storage")));
    const offers = () => screen.queryAllByRole("button", { name: "Take it up" });
    localStorage.setItem(name("a"), record);
    const { screen } = await renderEditor([answeredBlock("a", "Sea")], memberId);
    expect(offers()).toHaveLength(1);
    localStorage.setItem(name("b"), record);
    await hear();
    expect(offers()).toHaveLength(1);
    localStorage.removeItem(name("a"));
    await hear();
    expect(offers()).toHaveLength(0);
  });

  it("continues the same session when it reopens before all changes are saved", async () => {
    const memberId = newMember();
    const blocks = [answeredBlock("a", "Sea")];
    const first = await renderEditor(blocks, memberId);
    await first.user.click(
      first.screen.getByRole("button", { name: "Hide Text “Sea” from visitors" }),
    );
    cleanup();
    const { shown, screen } = await renderEditor(blocks, memberId);
    expect(shown()).toEqual(["TextSeaHidden"]);
    screen.getByText("Saving …");
    await answerMutation(first.environment, {
      hideBlock: success(answeredBlock("a", "Sea", { isHidden: true }), 6),
    });
    screen.getByText("All is saved");
    expect(shown()).toEqual(["TextSeaHidden"]);
  });

  it("opens the keyboard help on “?” except while the user types", async () => {
    const { screen, user } = await renderEditor([answeredBlock("a", "Sea")]);
    screen.getByRole("button", { name: /^Text\s*Sea/ }).focus();
    await user.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: "Keys" });
    within(sheet).getByText("On the handle of a block, a slide, a step or a work");
    await user.click(within(sheet).getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: /^Text\s*Sea/ }));
    (await screen.findByRole("textbox", { name: "Text" })).focus();
    await user.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("restores a deleted exhibition", async () => {
    const { screen, user, environment, lastAsked } = await renderEditor([
      answeredBlock("a", "Sea"),
    ]);
    await sendEvent(environment, "useExhibitionSubscription", {
      ExhibitionChange: () => ({ exhibition: null, change: 6, since: 5, blocks: [], by: null }),
    });
    await user.click(await screen.findByRole("button", { name: "Put it back" }));
    expect(lastAsked().name).toBe("useRestoreExhibitionMutation");
    await answerMutation(environment, {
      restoreExhibition: {
        __typename: "ChangeExhibitionSuccess",
        exhibition: {
          ...answeredHead,
          blockCount: 1,
          publishedAt: null,
          updatedAt: "2026-11-21T00:00:00Z",
        },
      },
    });
    await act(async () => {});
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Storms" }));
  });
});
