import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Carousel } from "../../../src/client/ui/Carousel.tsx";

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

it("of many slides all are drawn where Swiper cannot be had, to be scrolled through", async () => {
  render(
    <Carousel label="Newest" variant="stage">
      {Array.from({ length: 30 }, (_, index) => (
        <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
      ))}
    </Carousel>,
  );
  const carousel = screen.getByRole("region", { name: "Newest" });
  const slides = () => within(carousel).getAllByRole("link").length;
  expect(slides()).toBeLessThan(30);
  await vi.waitFor(() => expect(slides()).toBe(30));
});
