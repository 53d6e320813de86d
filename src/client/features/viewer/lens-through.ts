import { laidWhole } from "../../../view/laid-whole.ts";
import { compose, invert, laidOver } from "../../../view/registration.ts";
import type { PointPair, Transform } from "../../../view/registration.ts";
import type { Size } from "../../../view/view.ts";

/** What has to be known of an image of a work to lay it over another one. */
export type LaidImage = Size & {
  readonly role: string;
  readonly caption: string | null | undefined;
  /** How it lies on the work's first image; null if nobody has said. */
  readonly registration: readonly PointPair[] | null | undefined;
};

/** An image that can be seen through another one. */
export type Through = {
  /** Which of the work's images, counted from 0. */
  readonly index: number;
  /** What it is called in a list: the beginning of its caption, or what it is. */
  readonly name: string;
  /** The same within a sentence: `the X-ray`. */
  readonly inWords: string;
  /** From its pixels to those of the image it is laid over. */
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

/** The other images of a work that can be laid over one of them, in their order. */
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

/** The one after this, and none after the last. */
export function nextThrough<Choice extends Through>(
  choices: readonly Choice[],
  chosen: number | null,
): Choice | null {
  const place = choices.findIndex(({ index }) => index === chosen);
  return choices[place + 1] ?? null;
}

/** How one image lies on another: as a whole where nobody has said, else by way of the first. */
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

/** The first image is what others are registered onto, and never registered itself. */
function isRegistered({ registration }: LaidImage, index: number): boolean {
  return index > 0 && (registration?.length ?? 0) > 0;
}

function nameOf({ role, caption }: LaidImage, index: number): string {
  return headOf(caption ?? "") || (roleNames[role] ?? `Image ${index + 1}`);
}

/** What comes before a caption's explanations. */
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
