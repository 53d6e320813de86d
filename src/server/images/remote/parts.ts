import type { RemoteService } from "../../remote/remote-place.ts";
import { levelSize } from "../grid.ts";
import type { Region, Size } from "../grid.ts";
import { BadImageRequest } from "../image-request.ts";

/** A part to be asked for, and where it lies on the canvas that all are laid on. */
export type Part = { region: Region; size: Size; left: number; top: number };

/** Parts laid side by side on a canvas, and where on it is what was wanted. */
export type Parts = {
  parts: Part[];
  canvas: Size;
  wanted: { left: number; top: number; width: number; height: number };
};

/** More pixels than these are not laid together. */
const mostPixels = 40_000_000;

/**
 * The parts of which a region is put together in at least the size wanted, if the service has that.
 *
 * @throws BadImageRequest when they would be too many
 */
export function partsFor(service: RemoteService, region: Region, output: Size): Parts {
  const laid = service.hasAnyPart ? cut(service, region, output) : tiled(service, region, output);
  if (laid.canvas.width * laid.canvas.height > mostPixels) {
    throw new BadImageRequest(
      "This size is not to be had of a picture that is kept at another site: ask for a smaller part of it.",
    );
  }
  return laid;
}

/** The region in the size wanted, divided evenly where that is more than is asked for at once. */
function cut({ tiles }: RemoteService, region: Region, output: Size): Parts {
  const canvas = {
    width: Math.min(output.width, region.width),
    height: Math.min(output.height, region.height),
  };
  const columns = divided(region.x, region.width, canvas.width, tiles.width);
  const rows = divided(region.y, region.height, canvas.height, tiles.height);
  return {
    parts: columns.flatMap((across) =>
      rows.map((down) => ({
        region: { x: across.start, y: down.start, width: across.length, height: down.length },
        size: { width: across.size, height: down.size },
        left: across.at,
        top: down.at,
      })),
    ),
    canvas,
    wanted: { left: 0, top: 0, ...canvas },
  };
}

type Span = { start: number; length: number; at: number; size: number };

function divided(start: number, length: number, size: number, most: number): Span[] {
  const count = Math.ceil(size / most);
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

/** The service's own tiles that touch the region, of the level that is nearest and not smaller. */
function tiled(service: RemoteService, region: Region, output: Size): Parts {
  const { tiles } = service;
  const reduction = Math.min(region.width / output.width, region.height / output.height);
  const factor =
    tiles.scaleFactors.findLast((one) => one <= reduction) ?? tiles.scaleFactors[0] ?? 1;
  const columns = touched(region.x, region.width, service.width, tiles.width * factor);
  const rows = touched(region.y, region.height, service.height, tiles.height * factor);
  const [left, top] = [columns[0]?.start ?? 0, rows[0]?.start ?? 0];
  const [right, bottom] = [columns.at(-1)?.end ?? 0, rows.at(-1)?.end ?? 0];
  const canvas = levelSize({ width: right - left, height: bottom - top }, factor);
  const [x, width] = within(region.x - left, region.width, factor, canvas.width);
  const [y, height] = within(region.y - top, region.height, factor, canvas.height);
  return {
    parts: columns.flatMap((across) =>
      rows.map((down) => {
        const own = {
          x: across.start,
          y: down.start,
          width: across.end - across.start,
          height: down.end - down.start,
        };
        return {
          region: own,
          size: levelSize(own, factor),
          left: (across.start - left) / factor,
          top: (down.start - top) / factor,
        };
      }),
    ),
    canvas,
    wanted: { left: x, top: y, width, height },
  };
}

function touched(
  start: number,
  length: number,
  whole: number,
  step: number,
): { start: number; end: number }[] {
  const first = Math.floor(start / step);
  const last = Math.floor((start + length - 1) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    start: (first + index) * step,
    end: Math.min((first + index + 1) * step, whole),
  }));
}

function within(start: number, length: number, factor: number, most: number): [number, number] {
  const from = Math.min(Math.round(start / factor), most - 1);
  const to = Math.min(most, Math.round((start + length) / factor));
  return [from, Math.max(1, to - from)];
}
