import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Carousel } from "../../../src/client/ui/Carousel.tsx";
import { eventually } from "../../support/eventually.ts";

vi.mock("../../../src/client/ui/slider.ts", () => {
  throw new TypeError("Failed to fetch");
});

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

function show(variant: "stage" | "row") {
  render(
    <Carousel label="Newest" variant={variant}>
      {Array.from({ length: 30 }, (_, index) => (
        <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
      ))}
    </Carousel>,
  );
  const carousel = screen.getByRole("region", { name: "Newest" });
  const [track] = within(carousel).getAllByRole("group");
  if (!track) throw new Error("There is no track");
  const isAtEnd = (name: string) =>
    within(carousel).getByRole("button", { name }).getAttribute("aria-disabled");
  return { carousel, track, isAtEnd };
}

it("carousel-without-swiper: all slides render for scrolling when Swiper cannot load", async () => {
  const { carousel } = show("stage");
  const slides = () => within(carousel).getAllByRole("link").length;
  expect(slides()).toBeLessThan(30);
  await eventually(() => expect(slides()).toBe(30));
});

it.each(["stage", "row"] as const)(
  "carousel-without-swiper: the buttons and announcement of a %s follow its scroll position",
  (variant) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(18_000);
    const { carousel, track, isAtEnd } = show(variant);
    const scrollTo = (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
    expect([isAtEnd("Previous"), isAtEnd("Next")]).toEqual(["true", "false"]);
    scrollTo(1210);
    expect([isAtEnd("Previous"), isAtEnd("Next")]).toEqual(["false", "false"]);
    const isStage = variant === "stage";
    if (isStage) expect(carousel.textContent).toContain("3 / 30");
    expect(carousel.querySelector("[aria-live]")?.textContent).toBe(
      isStage ? "Newest: 3 of 30" : "",
    );
    scrollTo(17_400);
    expect([isAtEnd("Previous"), isAtEnd("Next")]).toEqual(["false", "true"]);
  },
);

it.each([
  [true, "instant"],
  [false, "smooth"],
])(
  "carousel-without-swiper: the Next button scrolls smoothly unless motion is reduced (reduced: %s)",
  (isStill, behavior) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
    const { carousel, track } = show("stage");
    const scrollBy = vi.spyOn(track, "scrollBy").mockReturnValue();
    fireEvent.click(within(carousel).getByRole("button", { name: "Next" }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  },
);
