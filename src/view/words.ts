import { centreOf } from "./geometry.ts";
import type { Point, Region, Size } from "./view.ts";

const rows = ["upper", "middle", "lower"] as const;
const columns = ["left", "centre", "right"] as const;
const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Where in an image a point is: one of nine places, such as `upper left` or `centre`. */
export function placeInWords(point: Point, image: Size): string {
  const row = rows[third(point.y / image.height)] ?? "middle";
  const column = columns[third(point.x / image.width)] ?? "centre";
  return row === "middle" ? column : `${row} ${column}`;
}

/** How many times larger, to the half: `once`, `twice`, `two and a half times`, `15 times`. */
export function timesInWords(times: number): string {
  const halves = times < 10 ? Math.round(times * 2) / 2 : Math.round(times);
  if (halves <= 0.5) return "half the size";
  if (halves === 1) return "once";
  if (halves === 2) return "twice";
  const whole = Math.floor(halves);
  const word = numbers[whole] ?? String(whole);
  return halves === whole ? `${word} times` : `${word} and a half times`;
}

/** A part of an image and its magnification: `upper left, four times`, or `whole picture`. */
export function regionInWords(region: Region, image: Size, times: number): string {
  const whole = region.width >= image.width * 0.99 && region.height >= image.height * 0.99;
  if (whole) return "whole picture";
  return `${placeInWords(centreOf(region), image)}, ${timesInWords(times)}`;
}

function third(share: number): number {
  return Math.max(0, Math.min(2, Math.floor(share * 3)));
}
