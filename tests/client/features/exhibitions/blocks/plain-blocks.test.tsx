import { describe, expect, it } from "vitest";
import { renderBlock } from "../render-block.tsx";

describe("plain-blocks: a quotation", () => {
  const show = (over: object) =>
    renderBlock({
      __typename: "QuotationBlock",
      words: "The map is not the territory.",
      source: null,
      address: null,
      quotedLanguage: null,
      ...over,
    });

  it("sets the language and direction of its text", async () => {
    const { screen } = await show({ words: "الخريطة", quotedLanguage: "ar" });
    const { lang, dir } = screen.getByText("الخريطة");
    expect({ lang, dir }).toEqual({ lang: "ar", dir: "rtl" });
  });

  it("shows its text and its source, linked to the cited address", async () => {
    const { screen } = await show({ source: "Korzybski", address: "https://example.org/k" });
    expect(
      screen
        .getByText(/not the territory/)
        .closest("blockquote")
        ?.getAttribute("cite"),
    ).toBe("https://example.org/k");
    const link = screen.getByRole("link", { name: "Korzybski" });
    expect(link.getAttribute("href")).toBe("https://example.org/k");
  });

  it("names the linked site if it has no source", async () => {
    const { screen } = await show({ address: "https://example.org/k" });
    screen.getByRole("link", { name: "example.org" });
  });

  it("renders without a source", async () => {
    const { screen } = await show({});
    screen.getByText(/not the territory/);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("renders nothing without text", async () => {
    const { container } = await show({ words: "", source: "Korzybski" });
    expect(container.querySelector("figure")).toBeNull();
  });
});

describe("plain-blocks: a separator", () => {
  it.each(["LINE", "SPACE", "STARS"])("renders as %s", async (look) => {
    const { screen } = await renderBlock({ __typename: "SeparatorBlock", look });
    expect(screen.getByRole("separator").dataset["look"]).toBe(look.toLowerCase());
  });
});
