import { plainText, textOf } from "./language.ts";
import type { Annotation, Canvas } from "./presentation.ts";
import type { RemotePicture, Share } from "./remote-picture.ts";

type Detail = RemotePicture["details"][number];

/** As long as a caption may be, in characters. */
const longestCaption = 200;
const mostDetails = 100;

/** What annotations say of parts of a canvas that are rectangles; what is said of all of it is not told here. */
export function detailsOf(canvas: Canvas): Detail[] {
  const annotations = (canvas.annotations ?? []).flatMap(({ items = [] }) => items);
  return annotations.flatMap((one) => detailOf(one, canvas) ?? []).slice(0, mostDetails);
}

function detailOf(annotation: Annotation, { width, height }: Canvas): Detail | null {
  const region = regionOf(annotation);
  const said = (annotation.body ?? []).map((body) =>
    typeof body === "string" ? body : (body.value ?? body.chars ?? textOf(body.label) ?? ""),
  );
  const [words = "", ...rest] = said.map(plainText).filter((one) => one !== "");
  if (!region || words === "" || width === undefined || height === undefined) return null;
  const share = {
    x: region.x / width,
    y: region.y / height,
    width: region.width / width,
    height: region.height / height,
  };
  const label = textOf(annotation.label);
  const line = (label ?? words).split("\n")[0] ?? words;
  const caption = [...line].slice(0, longestCaption).join("");
  const description = [...(caption === words ? [] : [words]), ...rest].join("\n\n");
  return { share, caption, description: description === "" ? null : description };
}

/**
 * The rectangle of a canvas that an annotation speaks of, in the canvas's units.
 *
 * Source: W3C Media Fragments URI 1.0, 4.2.2 (Spatial Dimension)
 */
function regionOf({ target = [] }: Annotation): Share | null {
  for (const one of target) {
    const said =
      typeof one === "string"
        ? [one]
        : [
            one.id,
            typeof one.source === "string" ? one.source : one.source?.id,
            ...(one.selector ?? []).map(({ value }) => value),
          ];
    for (const place of said) {
      const numbers = /(?:^|[#&])xywh=(?:pixel:)?([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/.exec(
        place ?? "",
      );
      const [x = NaN, y = NaN, width = NaN, height = NaN] = (numbers ?? []).slice(1).map(Number);
      if (width > 0 && height > 0 && x >= 0 && y >= 0) return { x, y, width, height };
    }
  }
  return null;
}
