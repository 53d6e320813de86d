import type { ImageRole } from "../../store/work-input.ts";
import { detailsOf } from "./described-details.ts";
import { textOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import { pictureAddresses } from "./picture-addresses.ts";
import type { Canvas, Manifest, Picture, Range } from "./presentation.ts";
import type { RemotePicture } from "./remote-picture.ts";

const roles: readonly [RegExp, ImageRole][] = [
  [/\bx-?\s?ray|röntgen|radiograph/i, "XRAY"],
  [/\binfra-?\s?red|\birr?\b/i, "INFRARED"],
  [/\b(verso|back|reverse)\b/i, "BACK"],
  [/\bdetail\b/i, "DETAIL"],
];

/**
 * The pictures a manifest's canvases show, in order, each with what is said of it.
 *
 * @param leaveOut is called for everything else that is painted on a canvas
 */
export function picturesOf(manifest: Manifest, leaveOut: LeaveOut): RemotePicture[] {
  const canvases = manifest.items ?? [];
  const title = textOf(manifest.label);
  const chapters = chaptersOf(manifest.structures ?? []);
  return canvases.flatMap((canvas, index) => {
    const label = textOf(canvas.label);
    // A lone canvas is often called what the manifest is.
    const own = canvases.length === 1 && label === title ? null : label;
    const name = [chapters.get(canvas.id), own].filter((one) => one != null).join(", ") || null;
    return picturesOfCanvas(canvas, { name, isFirst: index === 0 }, leaveOut);
  });
}

function picturesOfCanvas(
  canvas: Canvas,
  { name, isFirst }: { name: string | null; isFirst: boolean },
  leaveOut: LeaveOut,
): RemotePicture[] {
  const painted = (canvas.items ?? [])
    .flatMap(({ items = [] }) => items)
    .filter(({ motivation }) => motivation?.includes("painting") ?? true)
    .flatMap(({ body = [] }) => body)
    .map((body) => (typeof body === "string" ? { type: "Resource without a type" } : body));
  const isWhole = painted.length === 1;
  return painted
    .flatMap((body): Picture[] => ("items" in body ? (body.items ?? []) : [body]))
    .map((picture) => ({ picture, ...pictureAddresses(picture) }))
    .filter(({ picture, addresses }) => {
      const isShown = isPicture(picture) && addresses.length > 0;
      if (!isShown) leaveOut(kindOf(picture));
      return isShown;
    })
    .map(({ picture, addresses, services, isMoreThanShown }, index): RemotePicture => {
      const label = textOf(picture.label ?? sourceOf(picture)?.label);
      const said = [name, label].filter((one) => one !== null).join(": ");
      if (isMoreThanShown) leaveOut("part of a picture, which is imported whole");
      return {
        addresses,
        services,
        role: isFirst && index === 0 ? "FRONT" : roleOf(said),
        alt: null,
        caption: said === "" ? null : said,
        // They are in shares of what is shown.
        details: isWhole && index === 0 && !isMoreThanShown ? detailsOf(canvas) : [],
        liesOnFirst: isFirst && isWhole && index > 0,
      };
    });
}

/** Whether it is a picture: sound, film and text are painted on canvases too. */
function isPicture(painted: Picture): boolean {
  const type = typeOf(painted);
  return type === undefined || /image/i.test(type);
}

/** Of a part, what it is a part of. */
function typeOf(painted: Picture): string | undefined {
  const isPart = painted.type === "SpecificResource" && painted.source !== undefined;
  return isPart ? sourceOf(painted)?.type : painted.type;
}

function sourceOf({ source }: Picture) {
  return typeof source === "object" ? source : null;
}

/** What is painted and not imported, in words. */
function kindOf(painted: Picture): string {
  if (isPicture(painted)) return "picture without an address";
  const type = typeOf(painted) ?? "";
  return type === "TextualBody" ? "text on a canvas" : type.toLowerCase();
}

function roleOf(said: string): ImageRole {
  return roles.find(([pattern]) => pattern.test(said))?.[1] ?? "OTHER";
}

/** The label of the innermost range that each canvas is in, by its id. */
function chaptersOf(
  ranges: readonly (string | Range)[],
  label: string | null = null,
): Map<string, string> {
  const chapters = new Map<string, string>();
  for (const range of ranges) {
    const id = typeof range === "string" ? range : range.id;
    if (typeof range === "string" || range.type === "Canvas" || range.type === "SpecificResource") {
      if (id !== undefined && label !== null) chapters.set(id.split("#")[0] ?? id, label);
      continue;
    }
    const within = chaptersOf(range.items ?? [], textOf(range.label) ?? label);
    for (const [canvas, name] of within) if (!chapters.has(canvas)) chapters.set(canvas, name);
  }
  return chapters;
}
