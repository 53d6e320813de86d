import type { ImageRole } from "../../store/work-input.ts";

/** A rectangle in shares of an image's width and height, from its upper left corner. */
export type Share = { x: number; y: number; width: number; height: number };

/** An image of a manifest, with its texts. */
export type RemotePicture = {
  /** Addresses of the same image, the largest version first. */
  addresses: string[];
  /** Services of the Image API that deliver it. */
  services: string[];
  role: ImageRole;
  alt: string | null;
  caption: string | null;
  details: { share: Share; caption: string; description: string | null }[];
  /** Whether it shows the same as the work's first image, with matching corners. */
  liesOnFirst: boolean;
};

/** Returns an image of which only the address is known, or the address of its service's `info.json`. */
export function pictureAt(address: string): RemotePicture {
  const [, service] = /^(.+)\/info\.json$/.exec(address) ?? [];
  // Version 3 of the Image API calls the full size `max`, version 2 `full`.
  const sizes = ["max", "full"].map((size) => `${service}/full/${size}/0/default.jpg`);
  return {
    addresses: service === undefined ? [address] : sizes,
    services: service === undefined ? [] : [service],
    role: "FRONT",
    alt: null,
    caption: null,
    details: [],
    liesOnFirst: false,
  };
}
