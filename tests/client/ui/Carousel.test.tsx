import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel } from "../../../src/client/ui/Carousel.tsx";
import { missingOfPattern } from "../../support/carousel-pattern.ts";
import { eventually } from "../../support/eventually.ts";

type Props = Partial<Parameters<typeof Carousel>[0]>;

function show(count: number, props: Props = {}) {
  const onSlideChange = vi.fn();
  const { unmount } = render(
    <Carousel label="Newest" variant="hero" onSlideChange={onSlideChange} {...props}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
      ))}
    </Carousel>,
  );
  const carousel = screen.getByRole("region", { name: "Newest" });
  return { onSlideChange, carousel, leave: unmount };
}

type Seen = { isIntersecting: boolean; boundingClientRect: { height: number } };
/** The intersection observers' callbacks. */
const watching: ((entries: Seen[]) => void)[] = [];
const seen = (isIntersecting: boolean, height = 600) =>
  watching.forEach((tell) => tell([{ isIntersecting, boundingClientRect: { height } }]));

// Every element is near the viewport, so that Swiper is loaded at once.
beforeEach(() => {
  watching.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: Seen[]) => void) {
        watching.push(tell);
      }
      observe() {
        queueMicrotask(() => seen(true));
      }
      disconnect() {}
    },
  );
});

const isAlive = (carousel: HTMLElement) =>
  eventually(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());

describe("Carousel: a carousel", () => {
  it("labels every slide as a group with its position, before and after Swiper loads", async () => {
    const { carousel } = show(3);
    const places = () =>
      within(carousel)
        .getAllByRole("group")
        .map((slide) => slide.getAttribute("aria-label"))
        .filter((name) => name?.includes(" of "));
    expect(places()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    await eventually(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    expect(places()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  });

  it("moves by its buttons, announces the position and disables the buttons at its ends", async () => {
    const user = userEvent.setup();
    const { carousel, onSlideChange } = show(2);
    await eventually(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    const announced = () => carousel.querySelector("[aria-live]")?.textContent;
    expect(announced()).toBe("");
    expect(screen.getByRole("button", { name: "Previous" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Next" }));
    await eventually(() => expect(onSlideChange).toHaveBeenCalledWith(1));
    expect(announced()).toBe("Newest: 2 of 2");
    expect(screen.getByRole("button", { name: "Next" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("moves by the arrow keys while an element inside it has focus", async () => {
    const user = userEvent.setup();
    const { carousel, onSlideChange } = show(3);
    await eventually(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    screen.getByRole("link", { name: "Work 1" }).focus();
    await user.keyboard("{ArrowRight}");
    await eventually(() => expect(onSlideChange).toHaveBeenLastCalledWith(1));
    await user.keyboard("{ArrowLeft}");
    await eventually(() => expect(onSlideChange).toHaveBeenLastCalledWith(0));
  });

  it("renders its buttons before its slides in the document order", () => {
    const { carousel } = show(3);
    const next = within(carousel).getByRole("button", { name: "Next" });
    const slide = within(carousel).getByRole("group", { name: "1 of 3" });
    expect(next.compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("makes all slides but the current one inert and keeps the focus inside the carousel", async () => {
    const user = userEvent.setup();
    const { carousel } = show(3);
    await isAlive(carousel);
    const isInert = () =>
      [...carousel.querySelectorAll(".carousel__slide")].map((slide) =>
        slide.hasAttribute("inert"),
      );
    await eventually(() => expect(isInert()).toEqual([false, true, true]));
    screen.getByRole("link", { name: "Work 1" }).focus();
    await user.keyboard("{ArrowRight}");
    await eventually(() => expect(isInert()).toEqual([true, false, true]));
    expect(carousel.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.closest("[inert]")).toBeNull();
  });

  it("renders only the slides near the current one of 500, each at its position", async () => {
    const user = userEvent.setup();
    const { carousel } = show(500, { variant: "stage" });
    const names = () =>
      [...carousel.querySelectorAll(".carousel__slide")].map((slide) =>
        slide.getAttribute("aria-label"),
      );
    expect(names()).toEqual(["1 of 500"]);
    // Near the viewport, the next slides load before the user moves on.
    await eventually(() => expect(names()).toEqual(["1 of 500", "2 of 500", "3 of 500"]));
    await isAlive(carousel);
    for (const place of [2, 3, 4, 5]) {
      await user.click(screen.getByRole("button", { name: "Next" }));
      await eventually(() => expect(carousel.textContent).toContain(`${place} / 500`));
    }
    await eventually(() =>
      expect(names()).toEqual(["3 of 500", "4 of 500", "5 of 500", "6 of 500", "7 of 500"]),
    );
    const track = carousel.querySelector<HTMLElement>(".carousel__track");
    expect(track?.style.getPropertyValue("--first")).toBe("2");
    expect(track?.style.getPropertyValue("--slides")).toBe("500");
  });

  it("preserves its height while it is outside the viewport and renders fewer slides", async () => {
    const { carousel } = show(500, { variant: "stage" });
    const viewport = carousel.querySelector<HTMLElement>(".carousel__viewport");
    const drawn = () => carousel.querySelectorAll(".carousel__slide").length;
    act(() => seen(false));
    expect(viewport?.style.minBlockSize).toBe("");
    await eventually(() => expect(drawn()).toBe(3));
    expect(viewport?.style.minBlockSize).toBe("");
    act(() => seen(false, 640.5));
    expect(drawn()).toBe(1);
    expect(viewport?.style.minBlockSize).toBe("640.5px");
    act(() => seen(true));
    expect(drawn()).toBe(3);
    expect(viewport?.style.minBlockSize).toBe("");
  });

  it.each([
    ["one slide", 1, {}],
    ["a hero", 5, { turns: true }],
    ["a row", 12, { variant: "row" }],
    ["a stage", 3, { variant: "stage" }],
    ["500 slides", 500, { variant: "stage", initialSlide: 250 }],
  ] as const)("follows the ARIA carousel pattern: %s", async (_, count, props) => {
    const { carousel } = show(count, props);
    expect(missingOfPattern(carousel)).toEqual([]);
    if (count === 1) return;
    await isAlive(carousel);
    await userEvent.click(within(carousel).getByRole("button", { name: "Next" }));
    await eventually(() => expect(carousel.querySelector("[aria-live]")?.textContent).not.toBe(""));
    expect(missingOfPattern(carousel)).toEqual([]);
  });

  it("has its stop button first, and keyboard focus on that button stops the automatic turning", async () => {
    const { carousel } = show(3, { turns: true });
    const stop = await eventually(() =>
      within(carousel).getByRole("button", { name: "Stop going on by itself" }),
    );
    expect(within(carousel).getAllByRole("button")[0]).toBe(stop);
    expect(missingOfPattern(carousel)).toEqual([]);
    await userEvent.tab();
    expect(document.activeElement).toBe(stop);
    within(carousel).getByRole("button", { name: "Go on by itself" });
  });

  it("renders all slides for printing and few again afterwards", async () => {
    const { carousel } = show(30, { variant: "stage" });
    const count = () => carousel.querySelectorAll(".carousel__slide").length;
    await isAlive(carousel);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(count()).toBe(30);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(count()).toBe(3);
  });

  it("starts at the initial slide, far behind the first", async () => {
    const { carousel } = show(500, { variant: "stage", initialSlide: 250 });
    expect(screen.getByRole("link", { name: "Work 251" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Work 1" })).toBeNull();
    await isAlive(carousel);
    await eventually(() => expect(carousel.querySelectorAll("[inert]")).toHaveLength(4));
    expect(screen.getByRole("group", { name: "251 of 500" }).hasAttribute("inert")).toBe(false);
  });

  it("can unmount before the frame that positions the initial slide", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const { carousel, leave } = show(500, { variant: "stage", initialSlide: 250 });
    await isAlive(carousel);
    leave();
    vi.unstubAllGlobals();
    expect(frames.length).toBeGreaterThan(0);
    expect(() => frames.forEach((frame) => frame(0))).not.toThrow();
  });

  it("renders all slides on the server", () => {
    const page = renderToStaticMarkup(
      <Carousel label="Newest" variant="stage">
        {Array.from({ length: 30 }, (_, index) => (
          <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
        ))}
      </Carousel>,
    );
    expect(page.match(/aria-roledescription="slide"/g)).toHaveLength(30);
  });

  it("renders one slide without controls", () => {
    show(1);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Work 1" })).toBeTruthy();
  });
});
