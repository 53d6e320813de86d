import { plainText, textOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import type { Annotation, Canvas } from "./presentation-schemas.ts";
import type { RemotePicture, Share } from "./remote-picture.ts";

type Detail = RemotePicture["details"][number];
type Body = NonNullable<Annotation["body"]>[number];
type Target = NonNullable<Annotation["target"]>[number];

/** Maximum length of a caption, in characters. */
const longestCaption = 200;
const mostDetails = 100;

/**
 * Returns the texts of annotations on a canvas and on rectangular parts of it.
 *
 * @param leaveOut called for annotations and bodies that are not imported
 */
export function detailsOf(canvas: Canvas, leaveOut: LeaveOut): Detail[] {
  const details = annotationsOf(canvas).flatMap((one) => detailOf(one, canvas, leaveOut) ?? []);
  leaveOut(
    `annotation beyond the first ${mostDetails} of a picture`,
    Math.max(0, details.length - mostDetails),
  );
  return details.slice(0, mostDetails);
}

/** Returns the annotations of a canvas. */
export function annotationsOf({ annotations = [] }: Canvas): Annotation[] {
  return annotations.flatMap(({ items = [] }) => items);
}

function detailOf(annotation: Annotation, canvas: Canvas, leaveOut: LeaveOut): Detail | null {
  const share = shareOf(annotation, canvas);
  if (!share) {
    leaveOut("annotation whose place is no rectangle");
    return null;
  }
  const texts = (annotation.body ?? []).map((body) => plainText(textOfBody(body, leaveOut)));
  const said = texts.filter((one) => one !== "");
  const label = textOf(annotation.label);
  leaveOut("annotation body that is no text", texts.length - said.length);
  leaveOut("further place of an annotation", Math.max(0, (annotation.target ?? []).length - 1));
  const [words = ""] = label === null ? said : [label];
  if (words === "") {
    leaveOut("annotation without a text");
    return null;
  }
  const caption = [...(words.split("\n")[0] ?? words)].slice(0, longestCaption).join("");
  const isWhole = caption === words;
  const rest = label === null && isWhole ? said.slice(1) : said;
  const description = [...(label !== null && !isWhole ? [label] : []), ...rest].join("\n\n");
  return { share, caption, description: description === "" ? null : description };
}

function textOfBody(body: Body, leaveOut: LeaveOut): string {
  if (typeof body === "string") return body;
  if ("items" in body) {
    const { items = [] } = body;
    const english = items.find(({ language }) => language?.some((one) => /^en\b/.test(one)));
    const chosen = english ?? items[0];
    leaveOut("text in another language", Math.max(0, items.length - 1));
    return chosen ? textOfBody(chosen, leaveOut) : "";
  }
  const { value, chars, source, label } = body;
  const ofSource = typeof source === "object" ? source.value : undefined;
  return value ?? chars ?? ofSource ?? textOf(label) ?? "";
}

/** Returns the target of an annotation, in shares of the canvas; null if it is not a rectangle. */
function shareOf(annotation: Annotation, { width, height }: Canvas): Share | null {
  if (isAboutWhole(annotation)) return { x: 0, y: 0, width: 1, height: 1 };
  const region = regionOf(annotation);
  if (!region || width === undefined || height === undefined) return null;
  return {
    x: region.x / width,
    y: region.y / height,
    width: region.width / width,
    height: region.height / height,
  };
}

/** Returns whether an annotation targets the whole canvas: it names no part of it. */
export function isAboutWhole({ target = [] }: Annotation): boolean {
  const isPart = (one: Target) =>
    selectorsOf(one).length > 0 || addressesOf(one).some((address) => address.includes("#"));
  return !target.some(isPart);
}

/** Returns whether the part that an annotation names is the whole canvas. */
export function isWholeCanvas(annotation: Annotation, { width, height }: Canvas): boolean {
  const region = regionOf(annotation);
  return region?.x === 0 && region.y === 0 && region.width === width && region.height === height;
}

/**
 * Returns the rectangle that an annotation targets, in the canvas's units.
 *
 * Source: W3C Media Fragments URI 1.0, 4.2.2 (Spatial Dimension)
 */
function regionOf({ target = [] }: Annotation): Share | null {
  const places = target.flatMap((one) => [
    ...addressesOf(one),
    ...selectorsOf(one).map(({ value = "" }) => value),
  ]);
  for (const place of places) {
    const numbers = /(?:^|[#&])xywh=(?:pixel:)?([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/.exec(place);
    const [x = NaN, y = NaN, width = NaN, height = NaN] = (numbers ?? []).slice(1).map(Number);
    if (width > 0 && height > 0 && x >= 0 && y >= 0) return { x, y, width, height };
  }
  return null;
}

function addressesOf(target: Target): string[] {
  if (typeof target === "string") return [target];
  return [target.id, target.source].filter((one) => one !== undefined);
}

function selectorsOf(target: Target) {
  return typeof target === "string" ? [] : (target.selector ?? []);
}
