import { act, render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListPlace, PlaceKeeper } from "../../../src/client/ui/list-place.ts";
import { RowList } from "../../../src/client/ui/RowList.tsx";

const rowHeight = 50;
const windowHeight = 800;

/** Simulates the layout of a browser: rows of one height below each other, the first at the top of the page. */
function layOut() {
  let scrolled = 0;
  let isBounded = false;
  let above = 0;
  const scrollTo = (y: number) => {
    scrolled = Math.max(0, y);
    act(() => void dispatchEvent(new Event("scroll")));
  };
  vi.stubGlobal("innerHeight", windowHeight);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrolled);
  vi.stubGlobal("scrollBy", ({ top }: { top: number }) => (scrolled += top));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const list = this.closest("ul");
    if (isBounded && list) scrolled = Math.min(scrolled, heightOf(list) - windowHeight);
    const before = this === list ? [] : [...(list?.children ?? [])];
    const at = before.indexOf(this);
    const y = before
      .slice(0, Math.max(0, at))
      .reduce((sum, row) => sum + spaceOf(row) + rowHeight, spaceOf(before[at]));
    return new DOMRect(0, above + y - scrolled, 1000, rowHeight);
  });
  return {
    scrollTo,
    scrolled: () => scrolled,
    /** From now on the page ends with the list, and cannot be scrolled further. */
    bound: () => (isBounded = true),
    /** Inserts content of this height above the list. */
    putAbove: (height: number) => (above = height),
  };
}

const pixels = (length: string | undefined) => parseFloat(length ?? "") || 0;
const spaceOf = (row: Element | undefined) =>
  pixels((row as HTMLElement | undefined)?.style.marginBlockStart);
const heightOf = (list: HTMLElement) =>
  [...list.children].reduce(
    (sum, row) => sum + spaceOf(row) + rowHeight,
    pixels(list.style.paddingBlockEnd),
  );

const keyOf = (item: number) => `work ${item}`;
const link = (item: number) => <a href={`/works/${item}`}>Work {item}</a>;
const list = (
  first: number,
  count: number,
  more: { place?: PlaceKeeper; isOpen?: boolean; identity?: string } = {},
) => (
  <RowList
    items={Array.from({ length: count }, (_, at) => first + at)}
    keyOf={keyOf}
    render={link}
    className="rows"
    label="Works"
    total={5000}
    {...more}
  />
);

/** Returns the position of a work, in pixels below the top of the window. */
const seenAt = (name: string) =>
  screen.getByRole("link", { name }).closest("li")?.getBoundingClientRect().top;

let page: ReturnType<typeof layOut>;
beforeEach(() => {
  page = layOut();
});

describe("RowList: a long list of rows", () => {
  it("renders a single page completely and sets no aria-setsize", () => {
    render(list(0, 36));
    expect(screen.getAllByRole("listitem")).toHaveLength(36);
    expect(screen.getAllByRole("listitem")[0]?.hasAttribute("aria-setsize")).toBe(false);
  });

  it("renders the rows near the viewport and sets their position among all works", () => {
    render(list(0, 2000));
    for (const y of [0, 10_000, 99_000, 40_000]) {
      page.scrollTo(y);
      const drawn = screen.getAllByRole("listitem");
      expect(drawn.length).toBeLessThan(60);
      expect(seenAt(`Work ${y / rowHeight}`)).toBe(0);
    }
    const row = screen.getByRole("link", { name: "Work 800" }).closest("li");
    expect(row?.getAttribute("aria-posinset")).toBe("801");
    expect(row?.getAttribute("aria-setsize")).toBe("5000");
  });

  it("sets an unknown size and no positions while items may still load in front", () => {
    render(list(500, 100, { isOpen: true }));
    const [row] = screen.getAllByRole("listitem");
    expect(row?.getAttribute("aria-setsize")).toBe("-1");
    expect(row?.hasAttribute("aria-posinset")).toBe(false);
  });

  it("retains the focused row and its neighbours", () => {
    render(list(0, 2000));
    screen.getByRole("link", { name: "Work 3" }).focus();
    page.scrollTo(60_000);
    expect(document.activeElement?.textContent).toBe("Work 3");
    screen.getByRole("link", { name: "Work 4" });
    expect(screen.queryByRole("link", { name: "Work 9" })).toBeNull();
    expect(seenAt("Work 1200")).toBe(0);
  });

  it("keeps the visible rows in place when rows load behind or in front", () => {
    const { rerender } = render(list(500, 100, { isOpen: true }));
    page.scrollTo(1000);
    rerender(list(500, 136, { isOpen: true }));
    expect(seenAt("Work 520")).toBe(0);
    rerender(list(464, 172, { isOpen: true }));
    expect(seenAt("Work 520")).toBe(0);
    expect(page.scrolled()).toBe(1000 + 36 * rowHeight);
  });

  it("keeps the visible rows in place near the end of a list whose first works are dropped", () => {
    const { rerender } = render(list(0, 1080, { isOpen: true }));
    page.scrollTo(1060 * rowHeight);
    page.bound();
    rerender(list(360, 756, { isOpen: true }));
    expect(seenAt("Work 1060")).toBe(0);
    expect(page.scrolled()).toBe((1060 - 360) * rowHeight);
  });

  it("keeps the visible rows in place when content above the list comes or goes with the first works", () => {
    const { rerender } = render(list(0, 1080, { isOpen: true }));
    page.scrollTo(30_000);
    page.putAbove(80);
    rerender(list(360, 756, { isOpen: true }));
    expect(seenAt("Work 600")).toBe(0);
    page.putAbove(0);
    rerender(list(324, 792));
    expect(seenAt("Work 600")).toBe(0);
  });

  it("does not correct the scroll position when content above the list changes alone", () => {
    const { rerender } = render(list(0, 500));
    page.scrollTo(5000);
    page.putAbove(80);
    rerender(list(0, 536));
    expect(page.scrolled()).toBe(5000);
  });

  it("keeps the visible rows in place when the first page loads in front of a short list", () => {
    const { rerender } = render(list(500, 36, { isOpen: true }));
    rerender(list(464, 72, { isOpen: true }));
    expect(seenAt("Work 500")).toBe(0);
  });

  it("restores the scroll position by the visible work, not by pixels", () => {
    const kept: { place: ListPlace | null } = {
      place: { key: "work 900", offset: -20, origin: null, scroll: 7 },
    };
    const place = { kept: () => kept.place, keep: (now: ListPlace | null) => (kept.place = now) };
    render(list(0, 1500, { place }));
    expect(seenAt("Work 900")).toBe(-20);
    page.scrollTo(page.scrolled() + 100);
    expect(kept.place).toMatchObject({ key: "work 902", offset: -20 });
  });

  it("saves the position under a new history entry before the user scrolls", () => {
    const notes: (ListPlace | null)[] = [];
    const place = { kept: () => null, keep: (now: ListPlace | null) => void notes.push(now) };
    const first = list(0, 200, { place: { kept: () => null, keep: () => {} } });
    const { rerender } = render(first);
    page.scrollTo(5000);
    rerender(cloneElement(first, { place }));
    expect(notes).toMatchObject([{ key: "work 100", offset: 0 }]);
  });

  it("restores the position once its work loads, unless the user scrolls first", () => {
    const kept = { key: "work 300", offset: 0, origin: null, scroll: 15_000 };
    const place = { kept: () => kept, keep: () => {} };
    const { rerender, unmount } = render(list(0, 36, { place }));
    rerender(list(0, 400, { place }));
    expect(seenAt("Work 300")).toBe(0);
    unmount();
    page.scrollTo(0);

    const other = render(list(0, 36, { place }));
    page.scrollTo(0);
    act(() => void dispatchEvent(new Event("wheel")));
    other.rerender(list(0, 400, { place }));
    expect(screen.queryByRole("link", { name: "Work 300" })).toBeNull();
  });

  it("restores the position after another list was shown in between", () => {
    const kept: { place: ListPlace | null } = { place: null };
    const keeper = () => ({
      kept: () => kept.place,
      keep: (now: ListPlace | null) => (kept.place = now),
    });
    const { rerender } = render(list(0, 200, { identity: "all", place: keeper() }));
    page.scrollTo(7500);
    const left = kept.place;
    expect(left).toMatchObject({ key: "work 150", offset: 0 });
    kept.place = null;
    rerender(list(3000, 5, { identity: "few", place: keeper() }));
    page.scrollTo(0);
    kept.place = left;
    rerender(list(0, 200, { identity: "all", place: keeper() }));
    expect(seenAt("Work 150")).toBe(0);
    page.scrollTo(page.scrolled() + 100);
    expect(kept.place).toMatchObject({ key: "work 152" });
  });

  it("scrolls as far as the loaded rows allow until the saved work loads", () => {
    const kept = { key: "work 500", offset: 0, origin: null, scroll: 5000 };
    let noted = 0;
    const place = { kept: () => kept, keep: () => (noted += 1) };
    const { rerender } = render(list(0, 108, { place }));
    expect(page.scrolled()).toBe(5000);
    expect(seenAt("Work 100")).toBe(0);
    expect(noted).toBe(0);
    rerender(list(0, 600, { place }));
    expect(seenAt("Work 500")).toBe(0);
  });
});
