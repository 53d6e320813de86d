import type { RemoteService } from "../../remote/remote-place.ts";
import type { Region, Size } from "../grid.ts";

/**
 * Returns the address of a region of an image at a size, in the form that services with static files expect.
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
    // Services that cut accept a width alone, at every level and in every version.
    return version === 3 && !hasAnyPart ? `${size.width},${size.height}` : `${size.width},`;
  }
}
