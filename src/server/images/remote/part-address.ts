import type { RemoteService } from "../../remote/remote-place.ts";
import type { Region, Size } from "../grid.ts";

/**
 * The address of a part of a picture in a size, written as services that only have files expect it.
 *
 * Source: IIIF Image API 1.1, 2.1 and 3.0, 4 (Image Requests), 4.7 (Canonical URI Syntax)
 */
export function partAddress(service: RemoteService, region: Region, size: Size): string {
  const { address, version, width, height, hasAnyPart } = service;
  const isWhole = region.width === width && region.height === height;
  const part = isWhole ? "full" : `${region.x},${region.y},${region.width},${region.height}`;
  const quality = version === 1 ? "native" : "default";
  return `${address}/${part}/${written()}/0/${quality}.jpg`;

  function written(): string {
    if (isWhole && size.width === width) return version === 3 ? "max" : "full";
    // Of services that cut, every level and version takes a width alone.
    return version === 3 && !hasAnyPart ? `${size.width},${size.height}` : `${size.width},`;
  }
}
