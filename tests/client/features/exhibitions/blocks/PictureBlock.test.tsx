import { describe, expect, it } from "vitest";
import { renderBlock, renderBlocks } from "../render-block.tsx";
import { answeredView, lostView } from "../taken-views.ts";

const block = (view: object, over: object = {}) => ({
  __typename: "PictureBlock",
  view,
  caption: null,
  width: "WIDE",
  ...over,
});
const show = (view: object, over: object = {}) => renderBlock(block(view, over));

describe("PictureBlock: an image block", () => {
  it("shows the whole image in its derivative sizes, with its label and a link", async () => {
    const { screen } = await show(answeredView("a"), { caption: "Above the harbour" });
    const picture = screen.getByRole<HTMLImageElement>("img", { name: "A" });
    expect(picture.srcset).toContain("/iiif/image/3/a/full/1600,/0/default.webp 1600w");
    expect([picture.width, picture.height]).toEqual([4000, 3000]);
    expect(picture.closest("a")?.getAttribute("href")).toBe("/works/a?region=full");
    screen.getByText("Above the harbour");
    expect(screen.getByRole("figure").textContent).toContain("Ada, A, 1569");
  });

  it("shows a region as the image service crops it", async () => {
    const { screen } = await show(answeredView("a", { frame: "0,0,400,300 0" }));
    const picture = screen.getByRole<HTMLImageElement>("img", { name: "Detail of A" });
    expect(picture.srcset).toBe("/cut/a/400 400w, /cut/a/800 800w");
    expect([picture.width, picture.height]).toEqual([800, 600]);
  });

  it.each(["full 90", "full !0"])(
    "shows an image with the frame %s from the image service",
    async (frame) => {
      const { screen } = await show(answeredView("a", { frame }));
      expect(screen.getByRole<HTMLImageElement>("img").srcset).toContain("/cut/a/400");
    },
  );

  it("applies the colour adjustments of the snapshot", async () => {
    const { screen } = await show(answeredView("a", { frame: "full 0 light:1.2" }));
    expect(screen.getByRole("img").style.filter).toBe("brightness(1.2)");
  });

  it("loads eagerly if it is one of the first two blocks of the page, and lazily otherwise", async () => {
    const { screen } = await renderBlocks(["a", "b", "c"].map((name) => block(answeredView(name))));
    const loading = screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"));
    expect(loading).toEqual(["eager", "eager", "lazy"]);
  });

  it("shows a message and its caption if its work is unpublished", async () => {
    const { screen } = await show(lostView("a"), { caption: "Above the harbour" });
    screen.getByText("This picture is not shown any more.");
    screen.getByText("Above the harbour");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("has a lens that the button switches on and off", async () => {
    const { screen, user } = await show(answeredView("a"));
    const button = screen.getByRole("button", { name: "Lens over A" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await user.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await user.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });
});
