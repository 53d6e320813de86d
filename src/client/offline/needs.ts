import { requestFor } from "../relay/request.ts";
import workQuery from "../../../__generated__/relay/workQuery.graphql.ts";
import { fit } from "../../view/geometry.ts";
import { sharpScaleFactor, tileCover, tileUrl, type TileGrid } from "../../view/tiles.ts";
import { wholeRegion } from "../../view/view.ts";
import type { Region, Size, View } from "../../view/view.ts";
import { derivativeUrl, pictureSource, type DerivativeFormat } from "../ui/picture-source.ts";

/** A picture as the contract's `Image` gives it. */
export type PictureToTake = {
  readonly service: string;
  readonly derivativeWidths: readonly number[];
  readonly grid: TileGrid;
};

/** A work, and the views of it that are wanted without a network; its page comes with it. */
export type WorkToTake = {
  readonly slug: string;
  readonly title: string;
  readonly views: readonly { readonly view: View; readonly picture: PictureToTake }[];
};

/** A part of an exhibition: its page, or a block with pictures. */
export type PartToTake = {
  /** Names it in its exhibition: the slug of that for its page, the id of the block for any other. */
  readonly slug: string;
  readonly title: string;
  /** What the addresses of its pictures begin with. */
  readonly services: readonly string[];
  readonly needsOn: (device: Device) => Need[];
};

/** What is there as a whole, or not at all. */
export type ThingToTake = WorkToTake | PartToTake;

/** What somebody takes along: favourites, an album, an exhibition. */
export type ListToTake = {
  /** Names the list among those taken; letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  /** Of the page where it is read. */
  readonly path: string;
  /** The slug of the exhibition, if it is one. */
  readonly exhibition?: string;
  /** Its works, or the parts of the exhibition. */
  readonly works: readonly ThingToTake[];
};

/** The device that pictures are taken for. */
export type Device = Size & {
  /** Pixels of the screen per CSS pixel. */
  readonly pixelRatio: number;
  /** What it shows of the ready-made formats. */
  readonly format: DerivativeFormat;
};

/** One address that must be there without a network. */
export type Need = {
  readonly address: string;
  /** `answer` and `page` change with the collection; pictures change their address when they change. */
  readonly kind: "answer" | "page" | "derivative" | "tile";
  /** How many pixels it has; 1 for a text. */
  readonly weight: number;
};

/** How many times larger than the screen a view can be seen sharply. */
const reach = 2;

/** For what is sharper than the screen, the tiles of one picture are at most so many: some 8 MB of photograph. */
export const mostTiles = 200;

/** The share of the window's height a picture takes on its work's page, as `ImageStage` has it. */
const windowShare = 0.78;

/**
 * What each thing of a list asks for on this device, by its slug. What several parts of an exhibition ask for counts with
 * the first, since they stay and go together; works go one by one.
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

/** What the addresses of the pictures of a thing begin with. */
export function servicesOf(thing: ThingToTake): readonly string[] {
  if ("services" in thing) return thing.services;
  return [...new Set(thing.views.map(({ picture }) => picture.service))];
}

/** Everything that a work's page, its pictures, lens and close-up view ask for on this device, or a part of an exhibition. */
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

/** The address a work's page asks its data from. */
export function answerAddress(slug: string): string {
  return requestFor("/graphql", workQuery.params, { slug }).address;
}

/** The address of a work's page. */
export function pageAddress(slug: string): string {
  return `/works/${encodeURIComponent(slug)}`;
}

/**
 * The ready-made sizes up to the one that fills the picture's place on its page, however the device is
 * held: a smaller window, a card or a thumbnail shows a smaller one of them. And the one that is shown
 * where no choice is made.
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
 * The tiles that fill the screen sharply with the whole picture, and with the view's region; and of the
 * region what is sharp at twice the screen's size, if the picture's tiles then stay within `mostTiles`.
 * Each level takes four times as much as the one before, so the last ones are the most of a picture.
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

/** The level that shows a region sharply, so many times as large as the screen, however that is held. */
function screenFactor(grid: TileGrid, region: Region, device: Device, times: number): number {
  const scales = orientations(device).map(({ width, height }) => {
    const pixels = { width: width * device.pixelRatio, height: height * device.pixelRatio };
    return fit(region, pixels).width / region.width;
  });
  return sharpScaleFactor(grid, times * Math.max(...scales));
}

/** CSS pixels a picture is wide on its work's page. */
function stageWidth({ width, height }: Size, screen: Size): number {
  return Math.min(screen.width, (windowShare * screen.height * width) / height);
}

/** A screen upright, and on its side. */
export function orientations({ width, height }: Size): Size[] {
  return [
    { width, height },
    { width: height, height: width },
  ];
}
