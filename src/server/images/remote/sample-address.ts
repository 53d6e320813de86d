import type { RemotePlace, RemoteService } from "../../remote/remote-place.ts";
import { heightFor, levelSize } from "../grid.ts";
import { partAddress } from "./part-address.ts";

/** As wide as a picture is asked for to see whether it comes, in pixels. */
const sampleWidth = 128;

/** An address at which there is something of a picture as long as it can be had: a small one, one tile, or its file. */
export function sampleAddress(place: RemotePlace): string {
  if (place.kind === "file") return place.address;
  return place.hasAnyPart ? smallPicture(place) : firstTile(place);
}

function smallPicture(service: RemoteService): string {
  const width = Math.min(sampleWidth, service.width);
  const whole = { x: 0, y: 0, width: service.width, height: service.height };
  return partAddress(service, whole, { width, height: heightFor(service, width) });
}

/** Of the smallest level. */
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
