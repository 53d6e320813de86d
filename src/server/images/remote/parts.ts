import type { RemoteService } from "../../remote/remote-place.ts";
import { levelSize } from "../grid.ts";
import type { Region, Size } from "../grid.ts";
import { BadImageRequest } from "../image-request.ts";

/** A part to request, and its position on the common canvas. */
export type Part = { region: Region; size: Size; left: number; top: number };

/** Parts side by side on a canvas, and the position of the requested region on it. */
export type Parts = {
  parts: Part[];
  canvas: Size;
  wanted: { left: number; top: number; width: number; height: number };
};

/** Maximum number of pixels on a canvas, and of parts. */
const mostPixels = 40_000_000;
const mostParts = 1_000;

/**
 * Returns the parts that together form a region in at least the requested size, if the service has that.
 *
 * @throws BadImageRequest when they would be too many
 */
export function partsFor(service: RemoteService, region: Region, output: Size): Parts {
  return service.hasAnyPart ? cut(service, region, output) : tiled(service, region, output);
}

/** Call this before creating the list of parts: they may be millions. */
function assertFew(columns: number, rows: number, canvas: Size): void {
  if (columns * rows <= mostParts && canvas.width * canvas.height <= mostPixels) return;
  throw new BadImageRequest(
    "This size is not to be had of a picture that is kept at another site: ask for a smaller part of it.",
  );
}

/** Returns the region at the requested size, divided evenly if it exceeds the maximum size of one request. */
function cut({ tiles }: RemoteService, region: Region, output: Size): Parts {
  const canvas = {
    width: Math.min(output.width, region.width),
    height: Math.min(output.height, region.height),
  };
  const across = Math.ceil(canvas.width / tiles.width);
  const down = Math.ceil(canvas.height / tiles.height);
  assertFew(across, down, canvas);
  const columns = divided(region.x, region.width, canvas.width, across);
  const rows = divided(region.y, region.height, canvas.height, down);
  return {
    parts: columns.flatMap((column) =>
      rows.map((row) => ({
        region: { x: column.start, y: row.start, width: column.length, height: row.length },
        size: { width: column.size, height: row.size },
        left: column.at,
        top: row.at,
      })),
    ),
    canvas,
    wanted: { left: 0, top: 0, ...canvas },
  };
}

type Span = { start: number; length: number; at: number; size: number };

function divided(start: number, length: number, size: number, count: number): Span[] {
  const place = (index: number, whole: number) => Math.round((index * whole) / count);
  return Array.from({ length: count }, (_, index) => {
    const from = place(index, length);
    const at = place(index, size);
    return {
      start: start + from,
      length: place(index + 1, length) - from,
      at,
      size: place(index + 1, size) - at,
    };
  });
}

/** Returns the service's own tiles that touch the region, on the nearest level that is not smaller. */
function tiled(service: RemoteService, region: Region, output: Size): Parts {
  const { tiles } = service;
  const reduction = Math.min(region.width / output.width, region.height / output.height);
  const factor =
    tiles.scaleFactors.findLast((one) => one <= reduction) ?? tiles.scaleFactors[0] ?? 1;
  const across = touched(region.x, region.width, service.width, tiles.width * factor);
  const down = touched(region.y, region.height, service.height, tiles.height * factor);
  const [left, top] = [across.from, down.from];
  const canvas = levelSize({ width: across.to - left, height: down.to - top }, factor);
  assertFew(across.count, down.count, canvas);
  const [x, width] = within(region.x - left, region.width, factor, canvas.width);
  const [y, height] = within(region.y - top, region.height, factor, canvas.height);
  return {
    parts: stepsOf(across).flatMap((column) =>
      stepsOf(down).map((row) => {
        const own = {
          x: column.start,
          y: row.start,
          width: column.end - column.start,
          height: row.end - row.start,
        };
        return {
          region: own,
          size: levelSize(own, factor),
          left: (column.start - left) / factor,
          top: (row.start - top) / factor,
        };
      }),
    ),
    canvas,
    wanted: { left: x, top: y, width, height },
  };
}

/** Tiles that touch a region, along one side. */
type Touched = { from: number; to: number; step: number; count: number };

function touched(start: number, length: number, whole: number, step: number): Touched {
  const first = Math.floor(start / step);
  const last = Math.floor((start + length - 1) / step);
  const to = Math.min((last + 1) * step, whole);
  return { from: first * step, to, step, count: last - first + 1 };
}

function stepsOf({ from, to, step, count }: Touched): { start: number; end: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    start: from + index * step,
    end: Math.min(from + (index + 1) * step, to),
  }));
}

function within(start: number, length: number, factor: number, most: number): [number, number] {
  const from = Math.min(Math.round(start / factor), most - 1);
  const to = Math.min(most, Math.round((start + length) / factor));
  return [from, Math.max(1, to - from)];
}
