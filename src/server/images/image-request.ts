/** Response formats, with their media types. */
export const mediaTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  tif: "image/tiff",
} as const;

/** Response format. */
export type Format = keyof typeof mediaTypes;
/** Response quality. */
export type Quality = "default" | "color" | "gray" | "bitonal";

/** Requested region; numbers are pixels of the full image, or percent of its sides. */
export type RegionRequest =
  | { kind: "full" }
  | { kind: "square" }
  | { kind: "pixels" | "percent"; x: number; y: number; width: number; height: number };

/** Requested size; `upscale` corresponds to the prefix `^`. */
export type SizeRequest = { upscale: boolean } & (
  | { kind: "max" }
  | { kind: "percent"; percent: number }
  | { kind: "width"; width: number }
  | { kind: "height"; height: number }
  | { kind: "exact" | "within"; width: number; height: number }
);

/** Mirrored left to right first, then rotated clockwise by degrees from 0 to 360. */
export type Rotation = { mirror: boolean; degrees: number };

/** An image request as specified by the IIIF Image API 3.0, section 4. */
export type ImageRequest = {
  region: RegionRequest;
  size: SizeRequest;
  rotation: Rotation;
  quality: Quality;
  format: Format;
};

/** An invalid or unsupported request; the message explains why to a user. */
export class BadImageRequest extends Error {
  override readonly name = "BadImageRequest";
  readonly statusCode = 400;
}

// At most 15 digits, so that numbers keep their exact values.
const decimal = String.raw`(\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})`;
const whole = String.raw`(\d{1,15})`;
const pixelRegion = new RegExp(`^${whole},${whole},${whole},${whole}$`);
const percentRegion = new RegExp(`^pct:${decimal},${decimal},${decimal},${decimal}$`);
const percentSize = new RegExp(`^pct:${decimal}$`);
const sidesSize = /^(!?)(\d{0,15}),(\d{0,15})$/;
const rotationForm = new RegExp(`^(!?)${decimal}$`);

/**
 * Parses the last four segments of an image request's path.
 *
 * @param file the quality and format, such as `default.jpg`
 * @throws BadImageRequest
 */
export function parseImageRequest(
  region: string,
  size: string,
  rotation: string,
  file: string,
): ImageRequest {
  const dot = file.lastIndexOf(".");
  if (dot < 0) throw new BadImageRequest(`"${file}" needs a quality and a format: default.jpg.`);
  return {
    region: parseRegion(region),
    size: parseSize(size),
    rotation: parseRotation(rotation),
    quality: parseQuality(file.slice(0, dot)),
    format: parseFormat(file.slice(dot + 1)),
  };
}

function parseRegion(text: string): RegionRequest {
  if (text === "full" || text === "square") return { kind: text };
  const percent = percentRegion.exec(text);
  const numbers = (percent ?? pixelRegion.exec(text))?.slice(1).map(Number);
  if (numbers === undefined) {
    throw new BadImageRequest(
      `"${text}" is no region: use full, square, x,y,w,h or pct:x,y,w,h with numbers from 0.`,
    );
  }
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (width === 0 || height === 0) throw new BadImageRequest(`The region "${text}" is empty.`);
  return { kind: percent === null ? "pixels" : "percent", x, y, width, height };
}

function parseSize(text: string): SizeRequest {
  const upscale = text.startsWith("^");
  const form = upscale ? text.slice(1) : text;
  if (form === "max") return { upscale, kind: "max" };
  const percent = percentSize.exec(form);
  if (percent !== null) return { upscale, kind: "percent", percent: positive(percent[1], text) };
  const [, mark, width = "", height = ""] = sidesSize.exec(form) ?? [];
  if (mark === undefined || (width === "" && height === "")) throw noSize(text);
  if (width !== "" && height !== "") {
    const kind = mark === "!" ? "within" : "exact";
    return { upscale, kind, width: positive(width, text), height: positive(height, text) };
  }
  if (mark === "!") throw noSize(text);
  return height === ""
    ? { upscale, kind: "width", width: positive(width, text) }
    : { upscale, kind: "height", height: positive(height, text) };
}

function positive(digits: string | undefined, size: string): number {
  const number = Number(digits);
  if (number > 0) return number;
  throw new BadImageRequest(`The size "${size}" has no pixels.`);
}

function noSize(text: string): BadImageRequest {
  return new BadImageRequest(
    `"${text}" is no size: use max, w, or ,h or w,h or !w,h or pct:n, with ^ in front to enlarge.`,
  );
}

function parseRotation(text: string): Rotation {
  const [, mark, digits] = rotationForm.exec(text) ?? [];
  const degrees = Number(digits);
  if (digits === undefined || degrees > 360) {
    throw new BadImageRequest(
      `"${text}" is no rotation: use degrees from 0 to 360, with ! in front to mirror.`,
    );
  }
  return { mirror: mark === "!", degrees: degrees % 360 };
}

function parseQuality(text: string): Quality {
  if (text === "default" || text === "color" || text === "gray" || text === "bitonal") return text;
  throw new BadImageRequest(
    `The quality "${text}" is not offered: use default, color, gray or bitonal.`,
  );
}

function parseFormat(text: string): Format {
  const format = (Object.keys(mediaTypes) as Format[]).find((offered) => offered === text);
  if (format !== undefined) return format;
  throw new BadImageRequest(
    `The format "${text}" is not offered: use ${Object.keys(mediaTypes).join(", ")}.`,
  );
}
