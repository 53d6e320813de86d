import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bringIntoSight } from "../../../../../src/client/features/desk/exhibitions/bring-into-sight.ts";
import { LivePreview } from "../../../../../src/client/features/desk/exhibitions/LivePreview.tsx";
import { eventually } from "../../../../support/eventually.ts";

/** The preview in a frame of 780 by 600 pixels. */
function renderPreview() {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(780);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  render(<LivePreview exhibitionId="storms" title="Storms" blockId={null} />);
  const frame = () => screen.getByTitle<HTMLIFrameElement>("Preview of “Storms”");
  /** The frame has got this; null for what is no page of the site. */
  function load(page: Document | null) {
    Object.defineProperty(frame(), "contentDocument", { value: page, configurable: true });
    fireEvent.load(frame());
  }
  return { user: userEvent.setup(), frame, load };
}

const pageOf = (body: string) => new DOMParser().parseFromString(body, "text/html");

describe("LivePreview: the preview", () => {
  it("shows the draft at one of three widths, as large as there is room", async () => {
    const { user, frame } = renderPreview();
    expect(frame().getAttribute("src")).toBe("/exhibitions/draft/storms");
    const phone = screen.getByRole("button", { name: "As on a phone, 390 pixels wide" });
    expect(phone.getAttribute("aria-pressed")).toBe("true");
    expect(frame().style.inlineSize).toBe("390px");
    screen.getByText("390 px");
    await user.click(screen.getByRole("button", { name: /^As on a large screen/ }));
    expect(frame().style.inlineSize).toBe("1440px");
    screen.getByText("1,440 px, shown at 54 %");
  });

  it("says when it does not come, and tries again", async () => {
    const { user, frame, load } = renderPreview();
    screen.getByText("The preview is loading");
    load(null);
    screen.getByText(/^The preview cannot be loaded now\./);
    expect(screen.queryByTitle("Preview of “Storms”")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(frame()).toBeTruthy();
    load(pageOf('<div id="root"></div>'));
    expect(screen.queryByText("The preview is loading")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("LivePreview: bringing a block of the preview into sight", () => {
  const seen = vi.fn<(id: string) => void>();
  /** A document of its own: what the test says of scrolling is told by ids. */
  function pageWith(...ids: string[]) {
    const page = pageOf('<div id="root"></div><div class="exhibition-more" id="more"></div>');
    const add = (id: string) => {
      const block = page.createElement("div");
      block.id = id;
      block.scrollIntoView = () => seen(id);
      page.body.append(block);
    };
    const more = page.getElementById("more");
    if (more) more.scrollIntoView = () => seen("more");
    ids.forEach(add);
    return { page, add };
  }

  beforeEach(() => {
    seen.mockClear();
  });

  it("goes to one that is there", () => {
    bringIntoSight(pageWith("a", "b").page, "b");
    expect(seen.mock.calls).toEqual([["b"]]);
  });

  it("goes on to the end, where more is loaded, until it is there", async () => {
    const { page, add } = pageWith("a");
    bringIntoSight(page, "z");
    expect(seen.mock.calls).toEqual([["more"]]);
    add("z");
    await eventually(() => expect(seen).toHaveBeenLastCalledWith("z"));
    add("y");
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it("leaves whoever scrolls there alone", async () => {
    const { page, add } = pageWith("a");
    bringIntoSight(page, "z");
    page.dispatchEvent(new Event("wheel"));
    add("z");
    await Promise.resolve();
    expect(seen.mock.calls).toEqual([["more"]]);
  });
});
