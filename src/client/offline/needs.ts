import { requestFor } from "../relay/request.ts";
import workQuery from "../../../__generated__/relay/workQuery.graphql.ts";
import { fit } from "../../view/geometry.ts";
import { sharpScaleFactor, tileCover, tileUrl, type TileGrid } from "../../view/tiles.ts";
import { wholeRegion } from "../../view/view.ts";
import type { Region, Size, View } from "../../view/view.ts";
import { derivativeUrl, pictureSource, type DerivativeFormat } from "../ui/picture-source.ts";

/** An image with the fields of the contract's `Image`. */
export type PictureToTake = {
  readonly service: string;
  readonly derivativeWidths: readonly number[];
  readonly grid: TileGrid;
};

/** A work with the views to download; its page is downloaded too. */
export type WorkToTake = {
  readonly slug: string;
  readonly title: string;
  readonly views: readonly { readonly view: View; readonly picture: PictureToTake }[];
};

/** A part of an exhibition: its page, or a block with images. */
export type PartToTake = {
  /** Identifies the part in its exhibition: the exhibition's slug for its page, the block's id for a block. */
  readonly slug: string;
  readonly title: string;
  /** Prefixes of its images' URLs. */
  readonly services: readonly string[];
  readonly needsOn: (device: Device) => Need[];
};

/** An item that is available offline as a whole or not at all. */
export type ThingToTake = WorkToTake | PartToTake;

/** A list that a visitor downloads: favourites, an album, an exhibition. */
export type ListToTake = {
  /** Identifies the list among the downloads; letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  /** Path of the page that shows it. */
  readonly path: string;
  /** The exhibition's slug, if the list is one. */
  readonly exhibition?: string;
  /** Its works, or the parts of the exhibition. */
  readonly works: readonly ThingToTake[];
};

/** Device for which images are downloaded. */
export type Device = Size & {
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** The derivative format that it displays. */
  readonly format: DerivativeFormat;
};

/** One asset, by its URL, that must be available offline. */
export type Need = {
  readonly address: string;
  /** `answer` and `page` change with the collection; an image that changes gets another URL. */
  readonly kind: "answer" | "page" | "derivative" | "tile";
  /** Number of pixels; 1 for a text. */
  readonly weight: number;
};

/** Maximum size, relative to the screen, at which a view is still sharp. */
const reach = 2;

/** Maximum number of tiles of one image that are sharper than the screen: some 8 MB for a photograph. */
export const mostTiles = 200;

/** Maximum height of an image on its work's page, as a share of the window's height; must match `ImageStage`. */
const windowShare = 0.78;

/**
 * Returns the assets of each item of a list on this device, by slug. An asset that several parts of an exhibition share
 * counts with the first, because parts are stored and removed together; works are removed one by one.
 */
export function needsOfEach({ works, exhibition }: ListToTake, device: Device) {
  const asked = new Set<string>();
  const isOwn = ({ address }: Need) => {
    if (exhibition !== undefined && asked.has(address)) return false;
    asked.add(address);
    return true;
  };
  return new Map(works.map((thing) => [thing.slug, needsOf(thing, device).filter(isOwn)]));
}

/** Returns the prefixes of the URLs of an item's images. */
export function servicesOf(thing: ThingToTake): readonly string[] {
  if ("services" in thing) return thing.services;
  return [...new Set(thing.views.map(({ picture }) => picture.service))];
}

/**
 * Returns all assets that a work's page, its images, lens and zoom view load on this device, or that a part of an
 * exhibition loads.
 */
export function needsOf(thing: ThingToTake, device: Device): Need[] {
  if ("needsOn" in thing) return thing.needsOn(device);
  const { slug, views } = thing;
  const needs = new Map<string, Need>();
  const add = (need: Need) => needs.set(need.address, need);
  add({ address: answerAddress(slug), kind: "answer", weight: 1 });
  add({ address: pageAddress(slug), kind: "page", weight: 1 });
  for (const { view, picture } of views) {
    for (const need of derivativesOf(picture, device)) add(need);
    for (const need of tilesOf(picture, view.region ?? wholeRegion(picture.grid), device))
      add(need);
  }
  return [...needs.values()];
}

/** Returns the URL from which a work's page loads its data. */
export function answerAddress(slug: string): string {
  return requestFor("/graphql", workQuery.params, { slug }).address;
}

/** Returns the path of a work's page. */
export function pageAddress(slug: string): string {
  return `/works/${encodeURIComponent(slug)}`;
}

/**
 * Returns the derivatives up to the one that fills the image's place on its page in either orientation of the device: a
 * smaller window, card or thumbnail shows a smaller one of them. Also returns the fallback, which a browser without a
 * choice of sources shows.
 */
function derivativesOf({ service, derivativeWidths, grid }: PictureToTake, device: Device): Need[] {
  const place = Math.max(...orientations(device).map((screen) => stageWidth(grid, screen)));
  const isEnough = (width: number) => width >= place * device.pixelRatio;
  const enough = derivativeWidths.findIndex(isEnough);
  const widths = enough === -1 ? derivativeWidths : derivativeWidths.slice(0, enough + 1);
  const derivative = (address: string, width: number): Need => {
    return { address, kind: "derivative", weight: (width * width * grid.height) / grid.width };
  };
  const { fallback } = pictureSource({ service, derivativeWidths });
  const asked = Number(/\/full\/(\d+),/.exec(fallback)?.[1] ?? grid.width);
  return [
    ...widths.map((width) => derivative(derivativeUrl(service, width, device.format), width)),
    derivative(fallback, asked),
  ];
}

/**
 * Returns the tiles that show the whole image, and the view's region, sharply on a full screen. Adds the tiles that
 * show the region sharply at twice the screen's size if the image's tiles then stay within `mostTiles`. Each level
 * takes four times as much space as the one before, so the last ones make up most of an image.
 */
export function tilesOf({ service, grid }: PictureToTake, region: Region, device: Device): Need[] {
  const whole = wholeRegion(grid);
  const needs = new Map<string, Need>();
  const levels = [...grid.scaleFactors].sort((one, other) => other - one);
  const forWhole = screenFactor(grid, whole, device, 1);
  const forRegion = screenFactor(grid, region, device, 1);
  const deepest = screenFactor(grid, region, device, reach);
  for (const factor of levels) {
    if (factor < deepest) break;
    const part = factor >= forWhole ? whole : region;
    const tiles = tileCover(grid, factor, part);
    if (factor < forRegion && needs.size + tiles.length > mostTiles) break;
    for (const tile of tiles) {
      const address = tileUrl(service, tile);
      const weight = tile.size.width * tile.size.height;
      needs.set(address, { address, kind: "tile", weight });
    }
  }
  return [...needs.values()];
}

/** Returns the scale factor at which a region is sharp, `times` as large as the screen in either orientation. */
function screenFactor(grid: TileGrid, region: Region, device: Device, times: number): number {
  const scales = orientations(device).map(({ width, height }) => {
    const pixels = { width: width * device.pixelRatio, height: height * device.pixelRatio };
    return fit(region, pixels).width / region.width;
  });
  return sharpScaleFactor(grid, times * Math.max(...scales));
}

/** Returns the width of an image on its work's page, in CSS pixels. */
function stageWidth({ width, height }: Size, screen: Size): number {
  return Math.min(screen.width, (windowShare * screen.height * width) / height);
}

/** Returns a screen's size in portrait and landscape orientation. */
export function orientations({ width, height }: Size): Size[] {
  return [
    { width, height },
    { width: height, height: width },
  ];
}
