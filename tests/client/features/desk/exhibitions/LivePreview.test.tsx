import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bringIntoSight } from "../../../../../src/client/features/desk/exhibitions/bring-into-sight.ts";
import { LivePreview } from "../../../../../src/client/features/desk/exhibitions/LivePreview.tsx";
import { eventually } from "../../../../support/eventually.ts";

/** Renders the preview in a frame of 780 by 600 pixels. */
function renderPreview() {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(780);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  render(<LivePreview exhibitionId="storms" title="Storms" blockId={null} />);
  const frame = () => screen.getByTitle<HTMLIFrameElement>("Preview of “Storms”");
  /** Simulates that the frame has loaded this page; null for a page of another site. */
  function load(page: Document | null) {
    Object.defineProperty(frame(), "contentDocument", { value: page, configurable: true });
    fireEvent.load(frame());
  }
  return { user: userEvent.setup(), frame, load };
}

const pageOf = (body: string) => new DOMParser().parseFromString(body, "text/html");

describe("LivePreview: the preview", () => {
  it("shows the draft at one of three widths, scaled to the available space", async () => {
    const { user, frame } = renderPreview();
    expect(frame().getAttribute("src")).toBe("/exhibitions/draft/storms");
    const phone = screen.getByRole("button", { name: "As on a phone, 390 pixels wide" });
    expect(phone.getAttribute("aria-pressed")).toBe("true");
    expect(frame().style.inlineSize).toBe("390px");
    screen.getByText("390 px");
    await user.click(screen.getByRole("button", { name: /^As on a tablet/ }));
    expect(frame().style.inlineSize).toBe("820px");
    screen.getByText("820 px, shown at 95 %");
    await user.click(screen.getByRole("button", { name: /^As on a large screen/ }));
    expect(frame().style.inlineSize).toBe("1440px");
    screen.getByText("1,440 px, shown at 54 %");
  });

  it("shows an error when loading fails, and retries on request", async () => {
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

describe("LivePreview: scrolling to a block", () => {
  const seen = vi.fn<(id: string) => void>();
  /** Creates a separate document, whose elements report scrolling by id. */
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

  it("scrolls to a block that is already loaded", () => {
    bringIntoSight(pageWith("a", "b").page, "b");
    expect(seen.mock.calls).toEqual([["b"]]);
  });

  it("scrolls to the end to load more blocks until the block appears", async () => {
    const { page, add } = pageWith("a");
    bringIntoSight(page, "z");
    expect(seen.mock.calls).toEqual([["more"]]);
    add("z");
    await eventually(() => expect(seen).toHaveBeenLastCalledWith("z"));
    add("y");
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it("stops when the user scrolls", async () => {
    const { page, add } = pageWith("a");
    bringIntoSight(page, "z");
    page.dispatchEvent(new Event("wheel"));
    add("z");
    await Promise.resolve();
    expect(seen.mock.calls).toEqual([["more"]]);
  });
});
