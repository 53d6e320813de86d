import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CarouselTurning } from "../../../src/client/ui/CarouselTurning.tsx";

const stays = 8_000;
let isStill = false;

function Turned({ taken, onTurn }: { taken: number | null; onTurn: () => void }) {
  const carousel = useRef<HTMLElement>(null);
  return (
    <section ref={carousel}>
      <CarouselTurning carousel={carousel} taken={taken} controls="slides" onTurn={onTurn} />
      <a href="/works/1">Work</a>
    </section>
  );
}

function show(taken: number | null = null) {
  const onTurn = vi.fn();
  const { rerender } = render(<Turned taken={taken} onTurn={onTurn} />);
  return {
    onTurn,
    take: (place: number | null) => rerender(<Turned taken={place} onTurn={onTurn} />),
  };
}

const wait = () => act(() => vi.advanceTimersByTime(stays));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
});

describe("CarouselTurning: a carousel that turns automatically", () => {
  it("turns at an interval, stops at a press and continues at another", () => {
    const { onTurn } = show();
    wait();
    wait();
    expect(onTurn).toHaveBeenCalledTimes(2);
    press("Stop going on by itself");
    wait();
    expect(onTurn).toHaveBeenCalledTimes(2);
    press("Go on by itself");
    wait();
    expect(onTurn).toHaveBeenCalledTimes(3);
  });

  it("does not turn under reduced motion until the user starts it", () => {
    isStill = true;
    const { onTurn } = show();
    wait();
    expect(onTurn).not.toHaveBeenCalled();
    press("Go on by itself");
    wait();
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it("stops permanently when the user moves it", () => {
    const { onTurn, take } = show();
    take(2);
    wait();
    expect(onTurn).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Go on by itself" })).toBeTruthy();
  });

  it("continues when its own turn clears the user's position and stops when the user returns to that slide", () => {
    const { onTurn, take } = show(1);
    press("Go on by itself");
    take(null);
    wait();
    expect(onTurn).toHaveBeenCalledTimes(1);
    take(1);
    wait();
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it("stops permanently when keyboard focus enters it", () => {
    const { onTurn } = show();
    const link = screen.getByRole("link");
    vi.spyOn(link, "matches").mockImplementation((selector) => selector === ":focus-visible");
    fireEvent.focusIn(link);
    wait();
    expect(onTurn).not.toHaveBeenCalled();
  });

  it("pauses while the page is hidden", () => {
    const { onTurn } = show();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    wait();
    expect(onTurn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    wait();
    expect(onTurn).toHaveBeenCalledTimes(1);
  });
});
