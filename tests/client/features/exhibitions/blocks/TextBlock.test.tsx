import { describe, expect, it } from "vitest";
import type { RichText, TextBlock } from "../../../../../src/text/rich-text.ts";
import { renderBlock } from "../render-block.tsx";

const show = (...content: TextBlock[]) =>
  renderBlock({ __typename: "TextBlock", text: { type: "doc", content } satisfies RichText });

const words = (text: string) => ({ type: "text" as const, text });
const link = (text: string, href: string): TextBlock => ({
  type: "paragraph",
  content: [{ type: "text", text, marks: [{ type: "link", attrs: { href } }] }],
});

describe("TextBlock: a block of text", () => {
  it("renders headings, paragraphs, nested lists and quotations", async () => {
    const { screen } = await show(
      { type: "heading", attrs: { level: 2 }, content: [words("Large")] },
      { type: "heading", attrs: { level: 3 }, content: [words("Small")] },
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [
              { type: "paragraph", content: [words("Outer")] },
              {
                type: "orderedList",
                content: [
                  { type: "listItem", content: [{ type: "paragraph", content: [words("Inner")] }] },
                ],
              },
            ],
          },
        ],
      },
      { type: "blockquote", content: [{ type: "paragraph", content: [words("Quoted")] }] },
    );
    screen.getByRole("heading", { level: 2, name: "Large" });
    screen.getByRole("heading", { level: 3, name: "Small" });
    expect(screen.getByText("Inner").closest("ol")?.parentElement?.closest("ul")).not.toBeNull();
    expect(screen.getByText("Quoted").closest("blockquote")).not.toBeNull();
  });

  it("renders bold and italic text, separately and combined", async () => {
    const { screen } = await show({
      type: "paragraph",
      content: [
        { type: "text", text: "quiet", marks: [{ type: "em" }] },
        { type: "text", text: "loud", marks: [{ type: "strong" }, { type: "em" }] },
        { type: "hardBreak" },
        words("plain"),
      ],
    });
    expect(screen.getByText("quiet").tagName).toBe("EM");
    expect(screen.getByText("loud").closest("strong")).not.toBeNull();
  });

  it("sets the language once for adjacent text with its footnotes", async () => {
    const arabic = { type: "language" as const, attrs: { lang: "ar" } };
    const { screen } = await show({
      type: "paragraph",
      content: [
        words("It says "),
        { type: "text", text: "خريطة", marks: [arabic] },
        { type: "footnote", content: [words("Map.")] },
        { type: "text", text: " العالم", marks: [arabic, { type: "em" }] },
        words(" above."),
      ],
    });
    const said = screen.getByText("العالم").parentElement;
    expect([said?.lang, said?.dir]).toEqual(["ar", "rtl"]);
    expect(said?.textContent).toMatch(/^خريطة.*1 العالم$/);
    expect(said?.parentElement?.textContent).toMatch(/^It says .* above\.$/);
  });

  it("links to other sites without giving them access to the window", async () => {
    const { screen } = await show(link("there", "https://example.org/a"));
    const there = screen.getByRole("link", { name: "there" });
    expect(there.getAttribute("href")).toBe("https://example.org/a");
    expect(there.getAttribute("rel")).toContain("noopener");
  });

  it("links to pages of the site through the router", async () => {
    const { screen, user, router } = await show(link("here", "/works/a?region=1,2,3,4#x"));
    await user.click(screen.getByRole("link", { name: "here" }));
    expect(router.state.location.pathname).toBe("/works/a");
    expect(router.state.location.hash).toBe("x");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//example.org"])(
    "renders no link for %s",
    async (href) => {
      const { screen } = await show(link("nowhere", href));
      screen.getByText("nowhere");
      expect(screen.queryByRole("link")).toBeNull();
    },
  );

  it("ignores unknown nodes and marks", async () => {
    const table = { type: "table", content: [] } as unknown as TextBlock;
    const small = { type: "text", text: "small", marks: [{ type: "small" }] } as never;
    const { screen } = await show(table, { type: "paragraph", content: [small] });
    screen.getByText("small");
  });

  it("shows HTML in its text literally", async () => {
    const { screen, container } = await show({
      type: "paragraph",
      content: [words("<script>alert(1)</script>")],
    });
    screen.getByText("<script>alert(1)</script>");
    expect(container.querySelector("script")).toBeNull();
  });
});
