import type { CDPSession, Locator, Page } from "playwright-core";
import { fromCompareSearch } from "../../src/view/address.ts";
import type { Frame } from "../../src/view/view.ts";
import type { Site } from "./site.ts";
import { startSite } from "./site.ts";

/** Starts a site with four works that can be compared; also returns their slugs. */
export async function startCompareSite() {
  const site = await startSite({ collection: { pictures: 4, plain: 1 } });
  const page = await (await fetch(`${site.url}/works`)).text();
  const found = [...page.matchAll(/href="\/works\/([^"?/]+)"/g)].map(([, slug]) => slug ?? "");
  const slugs = [1, 2, 3, 4].map(
    (number) => found.find((slug) => slug.startsWith(`study-no-${number}-`)) ?? "",
  );
  return { site, slugs };
}

/** Opens a comparison and waits until all its images can be moved. */
export async function openCompare(page: Page, site: Site, search: string, pictures = 2) {
  await page.goto(`${site.url}/compare?${search}`);
  await picturesAreThere(page, pictures);
}

/** Waits until exactly this many images of a comparison can be moved. */
export async function picturesAreThere(page: Page, pictures = 2) {
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll(".compare-before").length === count &&
      document.querySelectorAll(".compare-before[hidden]").length === count,
    pictures,
  );
}

/** Returns the first two images in the URL, once it contains regions of both. */
export async function regionsOf(page: Page): Promise<readonly [Frame, Frame]> {
  await page.waitForFunction(() => (location.href.match(/region:/g) ?? []).length === 2);
  return framesOf(page);
}

/** Spreads two fingers around the middle of an element. */
export async function pinch(session: CDPSession, element: Locator) {
  const { x, y } = await middleOf(element);
  const touch = toucher(session);
  await touch("touchStart", [x - 20, y], [x + 20, y]);
  for (let step = 1; step <= 8; step++) {
    await touch("touchMove", [x - 20 - step * 6, y], [x + 20 + step * 6, y]);
  }
  await touch("touchEnd");
}

/** Drags one finger from an element to another, or to a point of the window. */
export async function dragByTouch(session: CDPSession, from: Locator, to: Locator | Point) {
  const [start, end] = [await middleOf(from), "x" in to ? to : await middleOf(to)];
  const touch = toucher(session);
  await touch("touchStart", [start.x, start.y]);
  for (let step = 1; step <= 5; step++) {
    const way = (a: number, b: number) => a + ((b - a) * step) / 5;
    await touch("touchMove", [way(start.x, end.x), way(start.y, end.y)]);
  }
  await touch("touchEnd");
}

type Point = { x: number; y: number };

function toucher(session: CDPSession) {
  return (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: number[][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
}

export async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it has no place");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the slugs in the URL, in order. */
export const inAddress = (url: URL) =>
  url.searchParams.getAll("view").map((view) => view.split(";", 1).join());

/** Returns the centre of a region as fractions of the image. */
export function middleIn({ region }: Frame, { width, height }: { width: number; height: number }) {
  if (!region) throw new Error("it is looked at as a whole");
  return [(region.x + region.width / 2) / width, (region.y + region.height / 2) / height];
}

/** Returns the first two images in the URL. */
export function framesOf(page: Page): readonly [Frame, Frame] {
  const { view } = fromCompareSearch({ view: new URL(page.url()).searchParams.getAll("view") });
  const other = view?.comparison?.others[0];
  if (!view || !other) throw new Error(`nothing is compared at ${page.url()}`);
  return [view, other];
}
