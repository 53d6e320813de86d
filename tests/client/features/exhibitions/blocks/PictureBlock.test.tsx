import { describe, expect, it } from "vitest";
import { renderBlock } from "../render-block.tsx";
import { answeredView, lostView } from "../taken-views.ts";

const show = (view: object, over: object = {}) =>
  renderBlock({ __typename: "PictureBlock", view, caption: null, width: "WIDE", ...over });

describe("PictureBlock: a block of a picture", () => {
  it("shows the whole of it in the sizes that are ready, with its label and a way to look at it", async () => {
    const { screen } = await show(answeredView("a"), { caption: "Above the harbour" });
    const picture = screen.getByRole<HTMLImageElement>("img", { name: "A" });
    expect(picture.srcset).toContain("/iiif/image/3/a/full/1600,/0/default.webp 1600w");
    expect([picture.width, picture.height]).toEqual([4000, 3000]);
    expect(picture.closest("a")?.getAttribute("href")).toBe("/works/a?region=full");
    screen.getByText("Above the harbour");
    expect(screen.getByRole("figure").textContent).toContain("Ada, A, 1569");
  });

  it("shows a part of it as the image service cuts it", async () => {
    const { screen } = await show(answeredView("a", { frame: "0,0,400,300 0" }));
    const picture = screen.getByRole<HTMLImageElement>("img", { name: "Detail of A" });
    expect(picture.srcset).toBe("/cut/a/400 400w, /cut/a/800 800w");
    expect([picture.width, picture.height]).toEqual([800, 600]);
  });

  it.each(["full 90", "full !0"])("shows one that is %s as it was turned", async (frame) => {
    const { screen } = await show(answeredView("a", { frame }));
    expect(screen.getByRole<HTMLImageElement>("img").srcset).toContain("/cut/a/400");
  });

  it("changes its colours as they were when it was taken", async () => {
    const { screen } = await show(answeredView("a", { frame: "full 0 light:1.2" }));
    expect(screen.getByRole("img").style.filter).toBe("brightness(1.2)");
  });

  it("comes at once where the page begins with it, and later where it does not", async () => {
    const { screen } = await show(answeredView("a"));
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  });

  it("says that it is not shown any more when its work was withdrawn, and keeps what was said of it", async () => {
    const { screen } = await show(lostView("a"), { caption: "Above the harbour" });
    screen.getByText("This picture is not shown any more.");
    screen.getByText("Above the harbour");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("has a lens that is turned on and off", async () => {
    const { screen, user } = await show(answeredView("a"));
    const button = screen.getByRole("button", { name: "Lens over A" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await user.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await user.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });
});
