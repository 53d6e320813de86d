import type { ImageRole } from "../../store/work-input.ts";

/** A rectangle in shares of a picture's width and height, from its upper left corner. */
export type Share = { x: number; y: number; width: number; height: number };

/** A picture that a manifest shows, and what it says of it. */
export type RemotePicture = {
  /** Where it can be had, the largest first; each is the same picture. */
  addresses: string[];
  /** Services of the Image API that have it. */
  services: string[];
  role: ImageRole;
  alt: string | null;
  caption: string | null;
  details: { share: Share; caption: string; description: string | null }[];
  /** Whether it shows the same as the work's first picture, corner on corner. */
  liesOnFirst: boolean;
};

/** A picture of which nothing is known but its address, or that of its service's `info.json`. */
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
