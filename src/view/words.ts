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

/** Ordinal numbers, as many as there can be images in a comparison. */
export const ordinals = ["first", "second", "third", "fourth"] as const;

/** Describes a point of an image as one of nine places, such as `upper left` or `centre`. */
export function placeInWords(point: Point, image: Size): string {
  const row = rows[third(point.y / image.height)] ?? "middle";
  const column = columns[third(point.x / image.width)] ?? "centre";
  return row === "middle" ? column : `${row} ${column}`;
}

/** Describes a magnification, rounded to halves: `once`, `twice`, `two and a half times`, `15 times`. */
export function timesInWords(times: number): string {
  const halves = times < 10 ? Math.round(times * 2) / 2 : Math.round(times);
  if (halves <= 0.5) return "half the size";
  if (halves === 1) return "once";
  if (halves === 2) return "twice";
  const whole = Math.floor(halves);
  const word = numbers[whole] ?? String(whole);
  return halves === whole ? `${word} times` : `${word} and a half times`;
}

/** Describes a region of an image and its magnification: `upper left, four times`, or `whole picture`. */
export function regionInWords(region: Region, image: Size, times: number): string {
  const whole = region.width >= image.width * 0.99 && region.height >= image.height * 0.99;
  if (whole) return "whole picture";
  return `${placeInWords(centreOf(region), image)}, ${timesInWords(times)}`;
}

/** Describes rotation and mirroring: `turned right, mirrored`; empty if the image is upright and not mirrored. */
export function turnInWords({ rotation, mirror }: Pick<Frame, "rotation" | "mirror">): string {
  return [rotationInWords(rotation), mirror ? "mirrored" : ""].filter(Boolean).join(", ");
}

/** Returns the message that names the parts of a link that could not be parsed; empty if there are none. */
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
