import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CarouselBlockForm } from "../../../../../src/client/features/exhibitions/blocks/carousel/CarouselBlockForm.tsx";
import { ComparisonBlockForm } from "../../../../../src/client/features/exhibitions/blocks/comparison/ComparisonBlockForm.tsx";
import { PictureBlockForm } from "../../../../../src/client/features/exhibitions/blocks/picture/PictureBlockForm.tsx";
import { QuotationBlockForm } from "../../../../../src/client/features/exhibitions/blocks/quotation/QuotationBlockForm.tsx";
import { SeparatorBlockForm } from "../../../../../src/client/features/exhibitions/blocks/separator/SeparatorBlockForm.tsx";
import { TextBlockForm } from "../../../../../src/client/features/exhibitions/blocks/text/TextBlockForm.tsx";
import { VideoBlockForm } from "../../../../../src/client/features/exhibitions/blocks/video/VideoBlockForm.tsx";
import { ZoomStoryBlockForm } from "../../../../../src/client/features/exhibitions/blocks/zoom-story/ZoomStoryBlockForm.tsx";
import { noText, plainText } from "../../../../../src/text/rich-text.ts";
import { renderForm, shownIn, viewOf } from "../../../../support/render-form.tsx";

describe("block-forms: forms of the block types", () => {
  it("show the text of a text block", () => {
    const { screen } = renderForm(TextBlockForm, { text: plainText("The sea") });
    expect(screen.getByRole("textbox", { name: "Text" }).textContent).toBe("The sea");
  });

  it("set an image's caption and width, and name its work", async () => {
    const view = viewOf("a");
    const { screen, user, last } = renderForm(PictureBlockForm, { view, width: "COLUMN" });
    expect(screen.getByRole("img", { name: "Work a" })).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Caption" }), "By");
    expect(last()).toEqual({ view, caption: "By", width: "COLUMN" });
    await user.clear(screen.getByRole("textbox", { name: "Caption" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "How wide it is" }), "FULL");
    expect(last()).toEqual({ view, caption: null, width: "FULL" });
  });

  it("indicate an image that was replaced or is no longer visible", () => {
    const { screen } = renderForm(
      ComparisonBlockForm,
      { first: viewOf("a"), second: viewOf("b"), arrangement: "SIDE" },
      { viewShown: (view) => (view.workId === "a" ? shownIn(view, { isDoubtful: true }) : null) },
    );
    const group = (name: string) => within(screen.getByRole("group", { name }));
    expect(group("First picture").getByText(/^The image was replaced since/)).toBeTruthy();
    expect(group("Second picture").getByText(/^The work is not shown any more/)).toBeTruthy();
    expect(group("Second picture").queryByRole("button", { name: /^Look again/ })).toBeNull();
  });

  it("swap the images of a comparison", async () => {
    const [first, second] = [viewOf("a"), viewOf("b")];
    const block = { first, second, arrangement: "CURTAIN" as const, caption: null };
    const { screen, user, last } = renderForm(ComparisonBlockForm, block);
    await user.click(screen.getByRole("button", { name: "Exchange them" }));
    expect(last()).toEqual({ ...block, first: second, second: first });
  });

  it("set a quotation and its language, and show a problem with its address", async () => {
    const { screen, user, last } = renderForm(
      QuotationBlockForm,
      { words: "", source: null, address: "x" },
      { problemOf: (field) => (field === "address" ? "This is no web address." : null) },
    );
    await user.type(screen.getByRole("textbox", { name: "The words" }), "So");
    expect(last()).toEqual({ words: "So", source: null, address: "x" });
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Language of the words" }),
      "Latin",
    );
    expect(last()).toEqual({ words: "So", source: null, address: "x", language: "la" });
    const address = screen.getByRole("textbox", { name: "Where they can be read" });
    expect(address.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This is no web address.")).toBeTruthy();
  });

  it("set the look of a separator", async () => {
    const { screen, user, last } = renderForm(SeparatorBlockForm, { look: "LINE" });
    await user.selectOptions(screen.getByRole("combobox", { name: "What it looks like" }), "STARS");
    expect(last()).toEqual({ look: "STARS" });
  });

  it("remove the poster of a video", async () => {
    const block = { address: "https://example.org/v", title: "A globe", poster: viewOf("a") };
    const { screen, user, last } = renderForm(VideoBlockForm, block);
    await user.click(screen.getByRole("button", { name: "Go without" }));
    expect(last()).toEqual({ ...block, poster: null });
    expect(screen.getByRole("button", { name: /^Choose a picture/ })).toBeTruthy();
  });

  it("move and remove slides of a carousel, and focus the following slide", async () => {
    const slides = ["a", "b", "c"].map((key) => ({ key, view: viewOf(key), caption: null }));
    const [a, b, c] = slides;
    const { screen, user, last } = renderForm(CarouselBlockForm, { label: "Maps", slides });
    await user.click(screen.getByRole("button", { name: "Move Work a down" }));
    expect(last()?.slides).toEqual([b, a, c]);
    screen.getByRole("button", { name: "Move Work c, 3 of 3" }).focus();
    await user.keyboard(" {Home} ");
    expect(last()?.slides).toEqual([c, b, a]);
    await user.click(screen.getByRole("button", { name: "Take out Work b" }));
    expect(last()?.slides).toEqual([c, a]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Work a, 2 of 2");
    await user.type(screen.getAllByRole("textbox", { name: "Caption" })[1] as HTMLElement, "x");
    expect(last()?.slides).toEqual([c, { ...a, caption: "x" }]);
  });

  it("expand one step of a story at a time, and mark steps with problems", async () => {
    const step = (key: string, title: string | null) => ({
      key,
      view: viewOf(key),
      title,
      text: key === "b" ? plainText("Far away from here") : noText,
    });
    const { screen, user, last } = renderForm(
      ZoomStoryBlockForm,
      { title: null, steps: [step("a", "Greenland"), step("b", null)] },
      { problemOf: (field) => (field === "steps.1.text" ? "Too long." : null) },
    );
    const line = (name: RegExp) => screen.getByRole("button", { name });
    expect(line(/^2 Far away from here Something is wrong/)).toBeTruthy();
    await user.click(line(/^1 Greenland/));
    await user.type(screen.getByRole("textbox", { name: /^What is seen/ }), "!");
    expect(last()?.steps[0]).toEqual(step("a", "Greenland!"));
    await user.click(line(/^2 Far away/));
    expect(line(/^1 Greenland!/).getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByRole("textbox", { name: "Words to it" }).textContent).toContain("Far");
    expect(screen.getByText("Too long.")).toBeTruthy();
  });
});
