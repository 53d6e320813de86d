import { centreOf } from "./geometry.ts";
import { normaliseRotation } from "./view.ts";
import type { Frame, Point, Region, Size } from "./view.ts";

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

/** What comes first, second and so on, among as many pictures as are compared. */
export const ordinals = ["first", "second", "third", "fourth"] as const;

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

/** How a picture is turned and mirrored: `turned right, mirrored`; empty where it is upright. */
export function turnInWords({ rotation, mirror }: Pick<Frame, "rotation" | "mirror">): string {
  return [rotationInWords(rotation), mirror ? "mirrored" : ""].filter(Boolean).join(", ");
}

/** What a link that was not understood in full opens without; empty where nothing was dropped. */
export function withoutInWords(dropped: readonly string[]): string {
  const last = dropped.at(-1);
  if (last === undefined) return "";
  const before = dropped.slice(0, -1).join(", ");
  return `This link opens without ${before === "" ? last : `${before} and ${last}`}.`;
}

function rotationInWords(rotation: number): string {
  const degrees = Math.round(normaliseRotation(rotation)) % 360;
  if (degrees === 0) return "";
  if (degrees === 180) return "upside down";
  const side = degrees < 180 ? "right" : "left";
  const turn = degrees < 180 ? degrees : 360 - degrees;
  if (turn === 90) return `turned ${side}`;
  return `turned ${turn} ${turn === 1 ? "degree" : "degrees"} to the ${side}`;
}

function third(share: number): number {
  return Math.max(0, Math.min(2, Math.floor(share * 3)));
}
