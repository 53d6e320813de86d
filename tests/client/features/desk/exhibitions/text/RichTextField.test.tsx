import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { RichTextField } from "../../../../../../src/client/features/desk/exhibitions/text/RichTextField.tsx";
import { noText, plainText } from "../../../../../../src/text/rich-text.ts";
import type { RichText } from "../../../../../../src/text/rich-text.ts";

function renderField(first: RichText, problem: string | null = null) {
  const onChange = vi.fn<(text: RichText) => void>();
  const onKey = vi.fn<(isPrevented: boolean) => void>();
  let give: (text: RichText) => void = () => undefined;
  function Subject() {
    const [text, setText] = useState(first);
    give = setText;
    return (
      <RichTextField
        label="Text"
        text={text}
        problem={problem}
        onChange={(next) => {
          onChange(next);
          setText(next);
        }}
      />
    );
  }
  const { container } = render(<Subject />);
  container.addEventListener("keydown", (event) => onKey(event.defaultPrevented));
  return {
    field: screen.getByRole("textbox", { name: "Text" }),
    onChange,
    onKey,
    user: userEvent.setup(),
    give: (text: RichText) => act(() => give(text)),
    last: () => onChange.mock.lastCall?.[0].content,
  };
}

/** Pastes HTML at the cursor. */
function paste(field: HTMLElement, html: string) {
  const getData = (type: string) => (type === "text/html" ? html : "");
  fireEvent.paste(field, { clipboardData: { getData, types: ["text/html"], files: [] } });
}

const selectAll = (field: HTMLElement) => fireEvent.keyDown(field, { key: "a", ctrlKey: true });

const line = (...content: object[]) => ({ type: "paragraph", content });
const words = (text: string, ...marks: object[]) => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks }),
});

describe("RichTextField: the rich text field", () => {
  it("shows its text and inserts pasted HTML", () => {
    const { field, last } = renderField(plainText("The sea"));
    expect(field.textContent).toBe("The sea");
    paste(field, "<p style='color:red'><b>All</b> of the sea: </p>");
    expect(last()).toEqual([line(words("All", { type: "strong" }), words(" of the sea:The sea"))]);
  });

  it("formats the selection by button and by key, and shows the active format", async () => {
    const { field, user, last } = renderField(plainText("The sea"));
    selectAll(field);
    await user.click(screen.getByRole("button", { name: "Bold" }));
    expect(last()).toEqual([line(words("The sea", { type: "strong" }))]);
    expect(screen.getByRole("button", { name: "Bold" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.keyDown(field, { key: "i", ctrlKey: true });
    expect(last()).toEqual([line(words("The sea", { type: "em" }, { type: "strong" }))]);
    await user.click(screen.getByRole("button", { name: "Plain" }));
    expect(last()).toEqual([line(words("The sea"))]);
  });

  it("converts lines to headings, lists and quotations, and back to paragraphs", async () => {
    const { field, user, last } = renderField(plainText("The sea"));
    selectAll(field);
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Heading");
    expect(last()).toMatchObject([{ type: "heading", attrs: { level: 2 } }]);
    await press("List");
    expect(last()).toMatchObject([
      { type: "bulletList", content: [{ type: "listItem", content: [line(words("The sea"))] }] },
    ]);
    await press("Numbered list");
    expect(last()).toMatchObject([{ type: "orderedList" }]);
    await press("Numbered list");
    await press("Quotation");
    expect(last()).toEqual([{ type: "blockquote", content: [line(words("The sea"))] }]);
    await press("Quotation");
    expect(last()).toEqual([line(words("The sea"))]);
  });

  it("shows the buttons that move list items only in a list", async () => {
    const { field, user, last } = renderField(plainText("The sea"));
    expect(screen.queryByRole("button", { name: "Move out" })).toBeNull();
    selectAll(field);
    await user.click(screen.getByRole("button", { name: "List" }));
    const isOff = (name: string) =>
      screen.getByRole("button", { name }).getAttribute("aria-disabled");
    expect(isOff("Move in")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Move out" }));
    expect(last()).toEqual([line(words("The sea"))]);
  });

  it("adds and removes a link, and shows an error for an invalid address", async () => {
    const { field, user, last } = renderField(plainText("The sea"));
    selectAll(field);
    fireEvent.keyDown(field, { key: "k", ctrlKey: true });
    const address = screen.getByRole("textbox", { name: "Where it leads" });
    await user.type(address, "javascript:alert(1)");
    await user.click(screen.getByRole("button", { name: "Add the link" }));
    expect(screen.getByText(/A link leads to a web address/)).toBeTruthy();
    await user.clear(address);
    await user.type(address, "example.org/sea");
    await user.click(screen.getByRole("button", { name: "Add the link" }));
    const link = { type: "link", attrs: { href: "https://example.org/sea" } };
    expect(last()).toEqual([line(words("The sea", link))]);
    await user.click(screen.getByRole("button", { name: "Link" }));
    await user.click(screen.getByRole("button", { name: "Take the link off" }));
    expect(last()).toEqual([line(words("The sea"))]);
  });

  it("sets the language of the selection and shows the button as pressed", async () => {
    const { field, user, last } = renderField(plainText("Terra incognita"));
    const button = screen.getByRole("button", { name: "Language" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    selectAll(field);
    await user.click(button);
    const select = screen.getByRole("combobox", { name: "Language of these words" });
    await user.selectOptions(select, "Latin");
    await user.click(screen.getByRole("button", { name: "Set the language" }));
    const latin = { type: "language", attrs: { lang: "la" } };
    expect(last()).toEqual([line(words("Terra incognita", latin))]);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(field.querySelector("[lang=la]")?.textContent).toBe("Terra incognita");
  });

  it("adds a footnote, but not after Cancel", async () => {
    const { field, user, last } = renderField(plainText("The sea"));
    selectAll(field);
    await user.click(screen.getByRole("button", { name: "Footnote" }));
    const note = () => screen.getByRole("textbox", { name: "Footnote" });
    paste(note(), "<p>Of 1855,</p><p>by Maury</p>");
    await user.click(screen.getByRole("button", { name: "Add the footnote" }));
    const footnote = { type: "footnote", content: [words("Of 1855, by Maury")] };
    expect(last()).toEqual([line(words("The sea"), footnote)]);
    expect(screen.getByRole("img", { name: "Footnote: Of 1855, by Maury" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Footnote" }));
    paste(note(), "<p>Another one</p>");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(last()).toEqual([line(words("The sea"), footnote)]);
  });

  it("shows external changes without calling onChange", () => {
    const { field, onChange, give } = renderField(plainText("The sea"));
    give(plainText("The deep sea"));
    expect(field.textContent).toBe("The deep sea");
    give(noText);
    expect(field.textContent).toBe("");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("does not undo on Ctrl+Z, and lets the event reach the page", () => {
    const { field, onKey, last } = renderField(plainText("The sea"));
    paste(field, "<p>All of</p>");
    fireEvent.keyDown(field, { key: "z", ctrlKey: true });
    expect(onKey).toHaveBeenLastCalledWith(true);
    expect(last()).toEqual([line(words("All ofThe sea"))]);
  });

  it("does not prevent the default action of Escape", () => {
    const { field, onKey } = renderField(plainText("The sea"));
    fireEvent.keyDown(field, { key: "Escape", keyCode: 27 });
    expect(onKey).toHaveBeenLastCalledWith(false);
  });

  it("moves focus to its toolbar with Alt+F10, and lists its keyboard shortcuts", async () => {
    const { field, user } = renderField(noText);
    fireEvent.keyDown(field, { key: "F10", altKey: true });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bold" }));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Italic" }));
    await user.click(screen.getByRole("button", { name: "Keys" }));
    const sheet = await screen.findByRole("dialog", { name: "Keys" });
    expect(sheet.textContent).toContain("Ctrl B");
  });

  it("marks itself invalid and shows the problem of its text", () => {
    const { field } = renderField(noText, "Divide it into two.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const said = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(said?.textContent).toBe("Divide it into two.");
  });
});
