import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel } from "../../../src/client/ui/Carousel.tsx";
import { eventually } from "../../support/eventually.ts";

type Props = Partial<Parameters<typeof Carousel>[0]>;

function show(count: number, props: Props = {}) {
  const onSlideChange = vi.fn();
  const of = (howMany: number) => (
    <Carousel label="Newest" variant="stage" onSlideChange={onSlideChange} {...props}>
      {Array.from({ length: howMany }, (_, index) => (
        <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
      ))}
    </Carousel>
  );
  const { rerender } = render(of(count));
  const carousel = screen.getByRole("region", { name: "Newest" });
  const [track] = within(carousel).getAllByRole("group");
  if (!track) throw new Error("There is no track");
  const announced = () => carousel.querySelector("[aria-live]")?.textContent;
  const change = (howMany: number) => rerender(of(howMany));
  return { onSlideChange, carousel, track, announced, change };
}

/** Scrolls the slides like a swipe. */
function swipe(track: HTMLElement, left: number) {
  track.scrollLeft = left;
  fireEvent.scroll(track);
}

/** Gives slides a width, as in a browser. */
const widen = () => vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);

const isAlive = (carousel: HTMLElement) =>
  eventually(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());

// Every element is near the viewport, so that Swiper is loaded at once.
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  document.body.style.direction = "";
});

describe("carousel-moved: a carousel that a user moves", () => {
  it.each([
    ["a few slides", 5, 1200],
    ["many slides", 30, 1200],
    ["many slides, from right to left", 30, -1200],
  ])("stays where the user swiped to before Swiper loaded: %s", async (_, count, left) => {
    widen();
    if (left < 0) document.body.style.direction = "rtl";
    const { carousel, track, onSlideChange } = show(count);
    swipe(track, left);
    await isAlive(carousel);
    await eventually(() =>
      expect(screen.getByRole("group", { name: `1 of ${count}` }).hasAttribute("inert")).toBe(true),
    );
    // Swiper positions many slides a frame later.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(track.scrollLeft).toBe(left);
    expect(screen.getByRole("group", { name: `3 of ${count}` }).hasAttribute("inert")).toBe(false);
    expect(carousel.textContent).toContain(`3 / ${count}`);
    expect(onSlideChange.mock.calls).toEqual([[2]]);
  });

  it("stays at its position when slides are added or removed", async () => {
    widen();
    const { carousel, track, announced, change, onSlideChange } = show(5);
    swipe(track, 2400);
    await isAlive(carousel);
    change(30);
    await eventually(() => expect(carousel.querySelector(".swiper-virtual")).not.toBeNull());
    expect(carousel.textContent).toContain("5 / 30");
    expect(track.scrollLeft).toBe(2400);
    // A browser limits the scroll position to the last slide.
    track.scrollLeft = 1200;
    change(3);
    await eventually(() => expect(carousel.textContent).toContain("3 / 3"));
    expect(onSlideChange).toHaveBeenLastCalledWith(2);
    expect(announced()).toBe("");
  });

  it("stops turning and announces the position when the user returns to an earlier slide", async () => {
    const { carousel, announced } = show(3, { variant: "hero", turns: true });
    const press = (name: string) =>
      act(() => fireEvent.click(within(carousel).getByRole("button", { name })));
    await eventually(() =>
      within(carousel).getByRole("button", { name: "Stop going on by itself" }),
    );
    press("Next");
    expect(announced()).toBe("Newest: 2 of 3");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    press("Go on by itself");
    act(() => vi.advanceTimersByTime(8_000));
    vi.useRealTimers();
    expect(carousel.textContent).toContain("1 / 3");
    expect(announced()).toBe("");
    within(carousel).getByRole("button", { name: "Stop going on by itself" });
    press("Next");
    expect(announced()).toBe("Newest: 2 of 3");
    within(carousel).getByRole("button", { name: "Go on by itself" });
  });
});
