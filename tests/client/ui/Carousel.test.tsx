import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel } from "../../../src/client/ui/Carousel.tsx";

type Props = Partial<Parameters<typeof Carousel>[0]>;

function show(count: number, props: Props = {}) {
  const onSlideChange = vi.fn();
  render(
    <Carousel label="Newest" variant="hero" onSlideChange={onSlideChange} {...props}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/works/${index}`}>{`Work ${index + 1}`}</a>
      ))}
    </Carousel>,
  );
  return { onSlideChange, carousel: screen.getByRole("region", { name: "Newest" }) };
}

// Every element is near the window, so that Swiper is loaded at once.
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

describe("a carousel", () => {
  it("has every slide as a named group with its place, before and after Swiper is there", async () => {
    const { carousel } = show(3);
    const places = () =>
      within(carousel)
        .getAllByRole("group")
        .map((slide) => slide.getAttribute("aria-label"))
        .filter((name) => name?.includes(" of "));
    expect(places()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    await vi.waitFor(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    expect(places()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  });

  it("moves by its buttons, announces where it is and stops at its ends", async () => {
    const user = userEvent.setup();
    const { carousel, onSlideChange } = show(2);
    await vi.waitFor(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    const announced = () => carousel.querySelector("[aria-live]")?.textContent;
    expect(announced()).toBe("");
    expect(screen.getByRole("button", { name: "Previous" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Next" }));
    await vi.waitFor(() => expect(onSlideChange).toHaveBeenCalledWith(1));
    expect(announced()).toBe("Newest: 2 of 2");
    expect(screen.getByRole("button", { name: "Next" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("moves by the arrow keys from whatever has the focus inside", async () => {
    const user = userEvent.setup();
    const { carousel, onSlideChange } = show(3);
    await vi.waitFor(() => expect(carousel.querySelector(".swiper-initialized")).not.toBeNull());
    screen.getByRole("link", { name: "Work 1" }).focus();
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(onSlideChange).toHaveBeenLastCalledWith(1));
    await user.keyboard("{ArrowLeft}");
    await vi.waitFor(() => expect(onSlideChange).toHaveBeenLastCalledWith(0));
  });

  it("with one slide is that slide, without controls", () => {
    show(1);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Work 1" })).toBeTruthy();
  });
});
