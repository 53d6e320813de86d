import { laidWhole } from "../../../view/laid-whole.ts";
import { compose, invert, laidOver } from "../../../view/registration.ts";
import type { PointPair, Transform } from "../../../view/registration.ts";
import type { Size } from "../../../view/view.ts";

/** The fields of a work's image that are needed to overlay it on another. */
export type LaidImage = Size & {
  readonly role: string;
  readonly caption: string | null | undefined;
  /** Registration with the work's first image; null or undefined if there is none. */
  readonly registration: readonly PointPair[] | null | undefined;
};

/** An image that can be shown instead of another one, or overlaid on it. */
export type Through = {
  /** Index among the work's images, from 0. */
  readonly index: number;
  /** Name in a list: the beginning of its caption, or its role. */
  readonly name: string;
  /** Name within a sentence: `the X-ray`. */
  readonly inWords: string;
  /** Maps its pixels to those of the image it is overlaid on. */
  readonly over: Transform;
};

const roleNames: Readonly<Record<string, string>> = {
  FRONT: "Front",
  BACK: "Back",
  DETAIL: "Detail",
  XRAY: "X-ray",
  INFRARED: "Infrared",
  OVERLAY: "Overlay",
};

/** Returns the other images of a work that can be overlaid on one of them, in order. */
export function throughFrom(images: readonly LaidImage[], index: number): Through[] {
  const names = images.map(nameOf);
  return images.flatMap((image, other) => {
    const over = other === index ? null : laidOn(images, other, index);
    if (!over) return [];
    const isOneOfSeveral = names.filter((name) => name === names[other]).length > 1;
    const name = `${nameOf(image, other)}${isOneOfSeveral ? ` (image ${other + 1})` : ""}`;
    return [{ index: other, name, inWords: inWords(image, name), over }];
  });
}

/** Returns the image after the selected one, or null after the last. */
export function nextThrough<Choice extends Through>(
  choices: readonly Choice[],
  chosen: number | null,
): Choice | null {
  const place = choices.findIndex(({ index }) => index === chosen);
  return choices[place + 1] ?? null;
}

/**
 * Returns how one image maps to another: the whole images onto each other without registrations, otherwise via the
 * first image.
 */
function laidOn(images: readonly LaidImage[], from: number, onto: number): Transform | null {
  const [image, ground] = [images[from], images[onto]];
  if (!image || !ground) return null;
  if (!isRegistered(image, from) && !isRegistered(ground, onto)) return laidWhole(image, ground);
  const there = laidOnFirst(images, from);
  const back = laidOnFirst(images, onto);
  const fromFirst = back && invert(back);
  return there && fromFirst && compose(fromFirst, there);
}

function laidOnFirst(images: readonly LaidImage[], index: number): Transform | null {
  const [image, first] = [images[index], images[0]];
  if (!image || !first) return null;
  return isRegistered(image, index)
    ? laidOver(image.registration ?? [], image, first)
    : laidWhole(image, first);
}

/** Returns whether an image is registered with the first one, which itself has no registration. */
function isRegistered({ registration }: LaidImage, index: number): boolean {
  return index > 0 && (registration?.length ?? 0) > 0;
}

function nameOf({ role, caption }: LaidImage, index: number): string {
  return headOf(caption ?? "") || (roleNames[role] ?? `Image ${index + 1}`);
}

/** Returns the part of a caption before its explanations. */
function headOf(caption: string): string {
  const [head = ""] = caption.split(/[.:;]\s/, 1);
  return head.replace(/\.$/, "");
}

function inWords({ role, caption }: LaidImage, name: string): string {
  if (caption) return `“${name}”`;
  if (role === "INFRARED") return "the infrared image";
  const [first = "", ...rest] = name;
  if (!(role in roleNames)) return first.toLowerCase() + rest.join("");
  return role === "XRAY" ? `the ${name}` : `the ${first.toLowerCase()}${rest.join("")}`;
}
