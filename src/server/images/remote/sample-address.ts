import type { RemotePlace, RemoteService } from "../../remote/remote-place.ts";
import { heightFor, levelSize } from "../grid.ts";
import { partAddress } from "./part-address.ts";

/** Maximum width of the version that is requested to check whether an image is available, in pixels. */
const sampleWidth = 128;

/** Returns an address that works as long as the image is available: of a small version, one tile, or the file. */
export function sampleAddress(place: RemotePlace): string {
  if (place.kind === "file") return place.address;
  return place.hasAnyPart ? smallPicture(place) : firstTile(place);
}

function smallPicture(service: RemoteService): string {
  const width = Math.min(sampleWidth, service.width);
  const whole = { x: 0, y: 0, width: service.width, height: service.height };
  return partAddress(service, whole, { width, height: heightFor(service, width) });
}

/** Returns the address of the first tile of the smallest level. */
function firstTile(service: RemoteService): string {
  const { tiles, width, height } = service;
  const factor = tiles.scaleFactors.at(-1) ?? 1;
  const region = {
    x: 0,
    y: 0,
    width: Math.min(width, tiles.width * factor),
    height: Math.min(height, tiles.height * factor),
  };
  return partAddress(service, region, levelSize(region, factor));
}
