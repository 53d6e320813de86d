import type { ImageRole } from "../../store/work-input.ts";
import { annotationsOf, detailsOf, isAboutWhole, isWholeCanvas } from "./described-details.ts";
import { chaptersOf } from "./chapters.ts";
import { textOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import { pictureAddresses } from "./picture-addresses.ts";
import type { Canvas, Manifest, Picture } from "./presentation-schemas.ts";
import type { RemotePicture } from "./remote-picture.ts";

const roles: readonly [RegExp, ImageRole][] = [
  [/\bx-?\s?ray|röntgen|radiograph/i, "XRAY"],
  [/\binfra-?\s?red|\birr?\b/i, "INFRARED"],
  [/\b(verso|back|reverse)\b/i, "BACK"],
  [/\bdetail\b/i, "DETAIL"],
];

/**
 * Returns the images on a manifest's canvases, in order, with their texts.
 *
 * @param leaveOut called for all other content of canvases, their annotations and chapters
 */
export function picturesOf(manifest: Manifest, leaveOut: LeaveOut): RemotePicture[] {
  const canvases = manifest.items ?? [];
  const title = textOf(manifest.label);
  const chapters = chaptersOf(manifest.structures ?? [], leaveOut);
  const pictures: RemotePicture[] = [];
  let emptyCanvases = 0;
  for (const canvas of canvases) {
    const label = textOf(canvas.label);
    // The label of a single canvas often equals that of the manifest.
    const own = canvases.length === 1 && label === title ? null : label;
    const name = [chapters.get(canvas.id), own].filter((one) => one != null).join(", ") || null;
    const isFirst = pictures.length === 0;
    const shown = picturesOfCanvas(canvas, { name, isFirst }, leaveOut);
    if (shown.length === 0) emptyCanvases += 1;
    pictures.push(...shown);
  }
  if (pictures.length > 0) leaveOut("canvas without a picture", emptyCanvases);
  return pictures;
}

function picturesOfCanvas(
  canvas: Canvas,
  { name, isFirst }: { name: string | null; isFirst: boolean },
  leaveOut: LeaveOut,
): RemotePicture[] {
  const paintings = paintingsOf(canvas, leaveOut);
  const pictures = paintings
    .flatMap(({ body }): Picture[] => ("items" in body ? (body.items ?? []) : [body]))
    .map((picture) => ({ picture, ...pictureAddresses(picture) }))
    .filter(({ picture, addresses }) => {
      const isShown = isPicture(picture) && addresses.length > 0;
      if (!isShown) leaveOut(kindOf(picture));
      return isShown;
    });
  leaveOut(
    "part of a picture, which is imported whole",
    pictures.filter(({ isMoreThanShown }) => isMoreThanShown).length,
  );
  for (const { otherServices } of pictures)
    leaveOut("service that gives no picture", otherServices);
  // Positions of details are shares of the canvas.
  const isWhole = paintings.length === 1 && paintings.every(({ isPlaced }) => !isPlaced);
  const hasDetails = isWhole && pictures.length > 0 && pictures[0]?.isMoreThanShown === false;
  const details = hasDetails ? detailsOf(canvas, leaveOut) : [];
  if (!hasDetails) {
    const kind = pictures.length === 0 ? "without a picture" : "that is more than one picture";
    leaveOut(`annotation on a canvas ${kind}`, annotationsOf(canvas).length);
  }
  return pictures.map(({ picture, addresses, services }, index): RemotePicture => {
    const label = textOf(picture.label ?? sourceOf(picture)?.label);
    const said = [name, label].filter((one) => one !== null).join(": ");
    return {
      addresses,
      services,
      role: isFirst && index === 0 ? "FRONT" : roleOf(said),
      alt: null,
      caption: said === "" ? null : said,
      details: index === 0 ? details : [],
      liesOnFirst: isFirst && isWhole && index > 0,
    };
  });
}

type Painting = { body: Picture & { items?: Picture[] | undefined }; isPlaced: boolean };

/** Returns what is painted on a canvas, and whether on a part of it only. */
function paintingsOf(canvas: Canvas, leaveOut: LeaveOut): Painting[] {
  const annotations = (canvas.items ?? []).flatMap(({ items = [] }) => items);
  return annotations.flatMap((annotation) => {
    const { motivation, body = [] } = annotation;
    if (motivation?.includes("painting") === false) {
      leaveOut("annotation among what is painted on a canvas");
      return [];
    }
    const isPlaced = !isAboutWhole(annotation) && !isWholeCanvas(annotation, canvas);
    if (isPlaced) leaveOut("place of what is painted on a canvas");
    return body.map((one) => {
      if (typeof one === "string") return { body: { type: withoutType }, isPlaced };
      if ("items" in one && one.label) leaveOut("label of a choice");
      return { body: one, isPlaced };
    });
  });
}

const withoutType = "resource without a type";

/** Returns whether it is an image: sound, film and text are painted on canvases too. */
function isPicture(painted: Picture): boolean {
  const type = typeOf(painted);
  return type === undefined || /image/i.test(type);
}

/** Returns the type; for a part the type of what it is a part of. */
function typeOf(painted: Picture): string | undefined {
  const isPart = painted.type === "SpecificResource" && painted.source !== undefined;
  return isPart ? sourceOf(painted)?.type : painted.type;
}

function sourceOf({ source }: Picture) {
  return typeof source === "object" ? source : null;
}

/** Describes what is painted and not imported. */
function kindOf(painted: Picture): string {
  if (isPicture(painted)) return "picture without an address";
  const type = typeOf(painted) || withoutType;
  return type === "TextualBody" ? "text on a canvas" : type.toLowerCase();
}

function roleOf(said: string): ImageRole {
  return roles.find(([pattern]) => pattern.test(said))?.[1] ?? "OTHER";
}
