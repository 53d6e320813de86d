import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { TourCaption } from "../../../../src/client/features/tours/TourCaption.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

const later = (by: number) => act(async () => vi.advanceTimersByTime(by));
const words = () => screen.getByRole("status").textContent;

it("TourCaption: shows a message for the time that reading it takes", async () => {
  const long = "x".repeat(100);
  const { rerender } = render(<TourCaption said={null} />);
  expect(words()).toBe("");
  rerender(<TourCaption said={{ number: 1, words: long }} />);
  await later(13_999);
  expect(words()).toBe(long);
  await later(1);
  expect(words()).toBe("");
});

it("TourCaption: restarts the time for each message, and shows a repeated message again", async () => {
  const { rerender } = render(<TourCaption said={{ number: 1, words: "Look" }} />);
  await later(6_000);
  rerender(<TourCaption said={{ number: 2, words: "Look" }} />);
  await later(6_000);
  expect(words()).toBe("Look");
  await later(1_000);
  expect(words()).toBe("");
  rerender(<TourCaption said={{ number: 3, words: "Look" }} />);
  expect(words()).toBe("Look");
});
