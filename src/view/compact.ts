import { ByteReader, ByteWriter, DamagedBytes } from "./bytes.ts";
import { clamp } from "./geometry.ts";
import { limits } from "./limits.ts";
import { asItComes } from "./view.ts";
import type {
  Adjustments,
  Arrangement,
  Comparison,
  Frame,
  Layer,
  LensView,
  Lock,
  Region,
  View,
} from "./view.ts";

/** Largest coordinate, in tenths of a pixel. */
const edge = limits.side * 10;

/** Version number of the format below. Another format needs another number. */
const version = 1;

/** Flags for what follows the first image. */
const extra = { lens: 1, layers: 2, comparison: 4 } as const;
/** Flags of an image: which values follow, and the values that are a single bit. */
const has = { region: 1, rotation: 2, mirror: 4, adjustments: 8, invert: 16, grey: 32 } as const;
/** Flags of a lens. */
const glass = { square: 1, through: 2 } as const;

const locks: readonly Lock[] = ["free", "frame", "pixels", "centimetres"];
const arrangements: readonly Arrangement[] = ["side", "curtain", "blend", "blink"];

/**
 * Encodes a view in few bytes for the followers of a live tour. Regions and coordinates are rounded to a tenth of a
 * pixel, rotations to a tenth of a degree, adjustments, strengths and opacities to a hundredth, the share of a
 * comparison to a thousandth, the size of a lens to a pixel. All values are clamped to `limits`.
 *
 * @param works slugs that both sides know, in the same order: each of them takes one or two bytes
 */
export function toBytes(view: View, works: readonly string[] = []): Uint8Array {
  const writer = new ByteWriter();
  const { lens } = view;
  const layers = view.layers.filter(({ image }) => image !== view.image).slice(0, limits.layers);
  const comparison = view.comparison?.others.length ? view.comparison : null;
  writer.number(version);
  writer.number(
    (lens ? extra.lens : 0) |
      (layers.length > 0 ? extra.layers : 0) |
      (comparison ? extra.comparison : 0),
  );
  writeFrame(writer, view, works);
  if (lens) writeLens(writer, lens, view.image);
  if (layers.length > 0) writeLayers(writer, layers);
  if (comparison) writeComparison(writer, comparison, works);
  return writer.finish();
}

/**
 * Decodes what `toBytes` encodes.
 *
 * @returns null if the bytes are damaged, truncated or of another format, or name a work that is not in `works`
 */
export function fromBytes(bytes: Uint8Array, works: readonly string[] = []): View | null {
  try {
    const reader = new ByteReader(bytes);
    reader.number(version, version);
    const extras = reader.number(0, 7);
    const frame = readFrame(reader, works);
    const lens = extras & extra.lens ? readLens(reader, frame.image) : null;
    const layers = extras & extra.layers ? readLayers(reader, frame.image) : [];
    const comparison = extras & extra.comparison ? readComparison(reader, works) : null;
    reader.finish();
    return { ...frame, lens, layers, comparison };
  } catch (error) {
    if (error instanceof DamagedBytes) return null;
    throw error;
  }
}

function writeFrame(writer: ByteWriter, frame: Frame, works: readonly string[]): void {
  const { work, image, region, mirror, adjustments } = frame;
  const { brightness, contrast, saturation, invert, grey } = adjustments;
  const strengths = [brightness, contrast, saturation].map((value) =>
    part(value, 100, 0, limits.adjustment),
  );
  const isAdjusted = strengths.some((value) => value !== 100);
  const rotation = Math.round(frame.rotation * 10) % 3600;
  const known = works.indexOf(work);
  writer.number(known + 1);
  if (known < 0) writer.text(work);
  writer.number(
    (region ? has.region : 0) |
      (rotation > 0 ? has.rotation : 0) |
      (mirror ? has.mirror : 0) |
      (isAdjusted ? has.adjustments : 0) |
      (invert ? has.invert : 0) |
      (grey ? has.grey : 0),
  );
  writer.number(clamp(image, 0, limits.images - 1));
  if (region) writeRegion(writer, region);
  if (rotation > 0) writer.number(rotation);
  if (isAdjusted) for (const value of strengths) writer.number(value);
}

function readFrame(reader: ByteReader, works: readonly string[]): Frame {
  const known = reader.number(0, works.length);
  const work = works[known - 1] ?? reader.text(limits.slug);
  const said = reader.number(0, 63);
  const image = reader.number(0, limits.images - 1);
  const region = said & has.region ? readRegion(reader) : null;
  const rotation = said & has.rotation ? reader.number(0, 3599) / 10 : 0;
  const adjustments: Adjustments = {
    ...(said & has.adjustments ? readStrengths(reader) : asItComes),
    invert: (said & has.invert) > 0,
    grey: (said & has.grey) > 0,
  };
  return { work, image, region, rotation, mirror: (said & has.mirror) > 0, adjustments };
}

function readStrengths(reader: ByteReader) {
  const most = limits.adjustment * 100;
  return {
    brightness: reader.number(0, most) / 100,
    contrast: reader.number(0, most) / 100,
    saturation: reader.number(0, most) / 100,
  };
}

function writeRegion(writer: ByteWriter, { x, y, width, height }: Region): void {
  const [left, top] = [Math.min(place(x), edge - 1), Math.min(place(y), edge - 1)];
  writer.number(left);
  writer.number(top);
  writer.number(Math.max(1, place(x + width) - left));
  writer.number(Math.max(1, place(y + height) - top));
}

function readRegion(reader: ByteReader): Region {
  const [x, y] = [reader.number(0, edge), reader.number(0, edge)];
  const [width, height] = [reader.number(1, edge), reader.number(1, edge)];
  if (x + width > edge || y + height > edge) throw new DamagedBytes();
  return { x: x / 10, y: y / 10, width: width / 10, height: height / 10 };
}

function writeLens(writer: ByteWriter, lens: LensView, image: number): void {
  const { at, size, strength, shape } = lens;
  const through = lens.through === image ? null : lens.through;
  writer.number((shape === "square" ? glass.square : 0) | (through === null ? 0 : glass.through));
  writer.number(place(at.x));
  writer.number(place(at.y));
  writer.number(part(size, 1, limits.leastLens, limits.mostLens));
  writer.number(part(strength, 100, limits.leastStrength, limits.mostStrength));
  if (through !== null) writer.number(clamp(through, 0, limits.images - 1));
}

function readLens(reader: ByteReader, image: number): LensView {
  const said = reader.number(0, 3);
  const at = { x: reader.number(0, edge) / 10, y: reader.number(0, edge) / 10 };
  const size = reader.number(limits.leastLens, limits.mostLens);
  const strength = reader.number(limits.leastStrength * 100, limits.mostStrength * 100) / 100;
  const through = said & glass.through ? reader.number(0, limits.images - 1) : null;
  if (through === image) throw new DamagedBytes();
  return { at, size, strength, shape: said & glass.square ? "square" : "round", through };
}

function writeLayers(writer: ByteWriter, layers: readonly Layer[]): void {
  writer.number(layers.length);
  for (const { image, opacity } of layers) {
    writer.number(clamp(image, 0, limits.images - 1));
    writer.number(part(opacity, 100, 0, 1));
  }
}

function readLayers(reader: ByteReader, below: number): readonly Layer[] {
  const layers = Array.from({ length: reader.number(1, limits.layers) }, () => ({
    image: reader.number(0, limits.images - 1),
    opacity: reader.number(0, 100) / 100,
  }));
  // Each image is laid over the base image at most once, and never over itself.
  const images = new Set([below, ...layers.map(({ image }) => image)]);
  if (images.size <= layers.length) throw new DamagedBytes();
  return layers;
}

function writeComparison(
  writer: ByteWriter,
  { others, lock, arrangement, share }: Comparison,
  works: readonly string[],
): void {
  const frames = others.slice(0, limits.others);
  writer.number(frames.length);
  writer.number(locks.indexOf(lock) * arrangements.length + arrangements.indexOf(arrangement));
  writer.number(part(share, 1000, 0, 1));
  for (const frame of frames) writeFrame(writer, frame, works);
}

function readComparison(reader: ByteReader, works: readonly string[]): Comparison {
  const length = reader.number(1, limits.others);
  const kind = reader.number(0, locks.length * arrangements.length - 1);
  const share = reader.number(0, 1000) / 1000;
  const others = Array.from({ length }, () => readFrame(reader, works));
  return {
    others,
    lock: locks[Math.floor(kind / arrangements.length)] ?? "free",
    arrangement: arrangements[kind % arrangements.length] ?? "side",
    share,
  };
}

/** Returns a value, clamped to its limits, in units of 1 / `parts`. */
function part(value: number, parts: number, least: number, most: number): number {
  return Math.round(clamp(value, least, most) * parts);
}

/** Returns a coordinate along a side of an image in tenths of a pixel. */
function place(value: number): number {
  return part(value, 10, 0, limits.side);
}
