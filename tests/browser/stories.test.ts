/** @module-tag full */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "../../src/text/rich-text.ts";
import { sightOf } from "../../src/view/window.ts";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

/** A white image with two black boxes, the views of three steps, and the dark boxes in them. */
const picture = { width: 3_000, height: 2_000 };
const boxes = {
  whole: { left: 300, top: 200, width: 2_400, height: 1_500 },
  wide: { left: 300, top: 200, width: 900, height: 300 },
  tall: { left: 2_300, top: 700, width: 400, height: 1_000 },
};
const parts = {
  whole: { x: 0, y: 0, ...picture },
  wide: { x: 100, y: 60, width: 1_300, height: 640 },
  tall: { x: 2_000, y: 500, width: 900, height: 1_400 },
};
type Part = keyof typeof parts;

let browser: Browser;
let folder: string;
let site: Site;
/** The URL of an exhibition with a story and a carousel, and the story's id. */
let address: string;
let story: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writePicture();
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection: folder })]);
  const { page } = await openPage(browser, { storageState: storageOf(await makeOwner(site)) });
  await page.goto(site.url);
  await makeExhibition(page);
  await page.context().close();
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function writePicture() {
  const boxOf = ({ left, top, width, height }: (typeof boxes)[Part]) => ({
    input: { create: { width, height, channels: 3 as const, background: "black" } },
    left,
    top,
  });
  await sharp({ create: { ...picture, channels: 3, background: "white" } })
    .composite([boxOf(boxes.wide), boxOf(boxes.tall)])
    .png()
    .toFile(path.join(folder, "boxes.png"));
  await writeFile(
    path.join(folder, "works.csv"),
    "identifier,title,images\r\nB.1,Two boxes,boxes.png\r\n",
  );
}

/** Sends a query as the signed-in user of a page. */
function asked<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  return page.evaluate(async (body) => {
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const answer = await fetch("/graphql", { method: "POST", headers, body });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }, JSON.stringify({ query, variables }));
}

/** Publishes an exhibition with a story of two parts and the whole, and a carousel of twelve slides. */
async function makeExhibition(page: Page) {
  const { works } = await asked<{
    works: { edges: { node: { id: string; images: { id: string }[] } }[] };
  }>(page, "{ works(first: 1) { edges { node { id images { id } } } } }");
  const work = works.edges[0]?.node;
  const viewOf = (part: Part) => {
    const { x, y, width, height } = parts[part];
    const region = part === "whole" ? "full" : `${x},${y},${width},${height}`;
    return {
      workId: work?.id,
      imageId: work?.images[0]?.id,
      place: 0,
      ...picture,
      frame: `${region} 0`,
    };
  };
  const { createExhibition } = await asked<{
    createExhibition: { exhibitionEdge: { node: { id: string } } };
  }>(
    page,
    `mutation { createExhibition(input: { title: "Boxes" }) { ... on CreateExhibitionSuccess {
      exhibitionEdge { node { id } } } } }`,
  );
  const { id: exhibitionId } = createExhibition.exhibitionEdge.node;
  const add = async (content: object, after: string | null) => {
    const { addBlock } = await asked<{ addBlock: { block: { id: string } } }>(
      page,
      `mutation ($input: AddBlockInput!) { addBlock(input: $input) { ... on ChangeBlockSuccess {
        block { ... on Block { id } } } ... on InvalidInput { problems { field message } } } }`,
      { input: { exhibitionId, after, content } },
    );
    return addBlock.block.id;
  };
  const step = (part: Part) => ({
    key: part,
    title: `Step ${part}`,
    text: plainText(`What ${part} is about.`),
    view: viewOf(part),
  });
  const steps = [step("whole"), step("wide"), step("tall")];
  story = await add({ zoomStory: { title: "A walk", steps } }, null);
  const slides = Array.from({ length: 12 }, (_, place) => ({
    key: `s${place}`,
    caption: `Slide ${place + 1}`,
    view: viewOf(place % 2 ? "wide" : "tall"),
  }));
  await add({ carousel: { label: "All of them", slides } }, story);
  const { publishExhibition } = await asked<{
    publishExhibition: { exhibition: { slug: string } };
  }>(
    page,
    `mutation ($input: PublishExhibitionInput!) { publishExhibition(input: $input) {
      ... on ChangeExhibitionSuccess { exhibition { slug } } } }`,
    { input: { id: exhibitionId } },
  );
  address = `${site.url}/exhibitions/${publishExhibition.exhibition.slug}`;
}

/** A box in CSS pixels: left, top, right, bottom. */
type Edges = [left: number, top: number, right: number, bottom: number];

/** Returns the stage's size once its animation has ended; null during the animation. */
function landedStage(page: Page) {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".zoom-story canvas");
    if (canvas?.dataset.state !== "there" || canvas.width === 0) return null;
    return { width: canvas.clientWidth, height: canvas.clientHeight };
  });
}

/** Returns the edges of the dark area within a part of the stage. */
function darkWithin(page: Page, [left, top, right, bottom]: Edges) {
  return page.evaluate(
    (within) => {
      const canvas = document.querySelector<HTMLCanvasElement>(".zoom-story canvas");
      const context = canvas?.getContext("2d");
      if (!canvas || !context) return [];
      const ratio = canvas.width / canvas.clientWidth;
      const [x, y, right, bottom] = within.map((edge) => Math.round(edge * ratio));
      const [width, height] = [(right ?? 0) - (x ?? 0), (bottom ?? 0) - (y ?? 0)];
      const { data } = context.getImageData(x ?? 0, y ?? 0, width, height);
      let edges = [Infinity, Infinity, -Infinity, -Infinity];
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at] ?? 255) >= 128 || data[at + 3] !== 255) continue;
        const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
        const [l = 0, t = 0, r = 0, b = 0] = edges;
        edges = [
          Math.min(l, column),
          Math.min(t, row),
          Math.max(r, column + 1),
          Math.max(b, row + 1),
        ];
      }
      return edges.map((edge, place) => (edge + ((place % 2 ? y : x) ?? 0)) / ratio);
    },
    [left, top, right, bottom],
  );
}

/** Returns the distance in CSS pixels between a step's box and its expected position; infinite during the animation. */
async function besideBy(page: Page, part: Part): Promise<number> {
  const stage = await landedStage(page);
  if (!stage) return Infinity;
  const { centre, scale } = sightOf(parts[part], 0, stage, picture);
  const onStage = (left: number, top: number, width: number, height: number): Edges => [
    stage.width / 2 + (left - centre.x) * scale,
    stage.height / 2 + (top - centre.y) * scale,
    stage.width / 2 + (left + width - centre.x) * scale,
    stage.height / 2 + (top + height - centre.y) * scale,
  ];
  const { x, y, width, height } = parts[part];
  const seen = await darkWithin(page, onStage(x, y, width, height));
  const box = boxes[part];
  const due = onStage(box.left, box.top, box.width, box.height);
  return Math.max(...due.map((edge, place) => Math.abs(edge - (seen[place] ?? Infinity))));
}

const current = (page: Page) =>
  page.evaluate(() => document.querySelector(".story-words[aria-current]")?.id.split("-").at(-1));

test.each([
  ["a desk", { viewport: { width: 1_440, height: 900 } }],
  ["a sharp desk", { viewport: { width: 1_440, height: 900 }, deviceScaleFactor: 2 }],
  ["a wide desk", { viewport: { width: 2_560, height: 1_080 } }],
  ["a phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true }],
  ["a plain phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ["a phone on its side", { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2 }],
  ["a tablet", { viewport: { width: 820, height: 1_180 }, deviceScaleFactor: 1.5 }],
])(
  "stories: on %s a step reaches its view within a pixel, by link and by keys",
  async (_, shape) => {
    const { page, faults } = await openPage(browser, shape);
    await page.goto(`${address}#${story}-wide`);
    await expect.poll(() => besideBy(page, "wide")).toBeLessThan(1);
    await page.keyboard.press("PageDown");
    await expect.poll(() => current(page)).toBe("tall");
    await expect.poll(() => besideBy(page, "tall")).toBeLessThan(1);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => besideBy(page, "wide")).toBeLessThan(1);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => besideBy(page, "whole")).toBeLessThan(1);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("stories: steps change at once under reduced motion, and are a list without JavaScript", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  await page.goto(`${address}#${story}-wide`);
  await expect.poll(() => besideBy(page, "wide")).toBeLessThan(1);
  const states = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[aria-label="Next step"]')?.click();
    const canvas = document.querySelector<HTMLElement>(".zoom-story canvas");
    const seen: (string | undefined)[] = [];
    for (let frames = 0; frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      seen.push(canvas?.dataset.state);
    }
    return seen;
  });
  // No frame is part of an animation.
  expect([...new Set(states)]).toEqual(["there"]);
  await expect.poll(() => besideBy(page, "tall")).toBeLessThan(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();

  const { page: plain } = await openPage(browser, { javaScriptEnabled: false });
  await plain.goto(address);
  expect(await plain.locator(".zoom-story__words > li").count()).toBe(3);
  expect(await plain.locator(".story-words__picture img").first().isVisible()).toBe(true);
  expect(await plain.locator(".story-stage").isVisible()).toBe(false);
  expect(await plain.locator(".carousel__slide").count()).toBe(12);
  await plain.context().close();
});

test.each(["ltr", "rtl"])(
  "stories: a carousel of many slides (%s) moves by keys, renders few slides, and offers the lens on each",
  async (direction) => {
    const { page, faults } = await openPage(browser);
    await page.addInitScript((dir) => {
      addEventListener("DOMContentLoaded", () => {
        // The exhibition sets its own direction.
        for (const element of document.querySelectorAll("html, .exhibition")) {
          element.setAttribute("dir", dir);
        }
      });
    }, direction);
    await page.goto(address);
    const carousel = page.getByRole("region", { name: "All of them" });
    await carousel.scrollIntoViewIfNeeded();
    await page.locator(".carousel-block .swiper-initialized").waitFor();
    await carousel.locator(".carousel__track").focus();
    for (let place = 2; place <= 5; place++) {
      await page.keyboard.press(direction === "rtl" ? "ArrowLeft" : "ArrowRight");
      await carousel.getByText(`${place} / 12`).waitFor();
    }
    await expect.poll(() => carousel.locator(".carousel__slide").count()).toBe(5);
    const slide = carousel.getByRole("group", { name: "5 of 12" });
    const beside = async () => {
      const [one, other] = await Promise.all([
        slide.boundingBox(),
        carousel.locator(".carousel__track").boundingBox(),
      ]);
      return Math.abs((one?.x ?? Infinity) - (other?.x ?? 0));
    };
    await expect.poll(beside).toBeLessThan(1);
    await expect.poll(() => slide.evaluate((element) => element.hasAttribute("inert"))).toBe(false);
    await slide.getByRole("button", { name: /^Lens/ }).click();
    await slide.locator(".lens__surface").hover();
    await slide.locator(".lens__glass").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

/** Deletes the caches of viewed pages, so that only offline downloads can be shown. */
async function forgetSeen(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (/^vitrine-(?:pictures|pages)/.test(name)) await caches.delete(name);
    }
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
}

test("stories: an exhibition downloaded for offline use opens without the server, with sharp tiles, and can be removed", async () => {
  const { page, faults } = await openPage(browser, {
    viewport: { width: 820, height: 1_180 },
    serviceWorkers: "allow",
  });
  await page.goto(address);
  await page.getByRole("button", { name: "Take it with me" }).click();
  const dialog = page.getByRole("dialog", { name: "Take “Boxes” with you" });
  await expect.poll(() => dialog.innerText()).toMatch(/^3 parts, (?:about )?[\d.]+ [KM]B\.$/m);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Take it with me" }).click();
  await dialog.getByText(/^3 parts of it are with you, /).waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByText(/^With you since \d+ \w+, [\d.]+ [KM]B$/).waitFor();
  await page.goto("about:blank");

  await site.stop();
  await page.goto(`${address}#${story}-wide`);
  await forgetSeen(page);
  const tiles = new Set<string>();
  page.on("response", (response) => {
    const isTile = /\/iiif\/image\/3\/\w+\/\d+,\d+,\d+,\d+\/\d+,\d+\/0\/default/.test(
      response.url(),
    );
    if (isTile && response.ok()) tiles.add(response.url());
  });
  await page.reload();
  await expect.poll(() => besideBy(page, "wide")).toBeLessThan(1);
  await page.keyboard.press("PageDown");
  await expect.poll(() => besideBy(page, "tall")).toBeLessThan(1);
  expect(tiles.size).toBeGreaterThan(1);
  const slide = page.getByRole("region", { name: "All of them" }).locator("img").first();
  await slide.scrollIntoViewIfNeeded();
  await expect
    .poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.context().setOffline(true);
  await page.goto(`${site.url}/works`);
  const list = page.getByRole("listitem").filter({ hasText: "Boxes" });
  await list.getByRole("link", { name: "Boxes" }).click();
  await page.getByRole("heading", { level: 1, name: "Boxes" }).waitFor();
  await page.goBack();
  await list.getByRole("button", { name: "Remove Boxes from this device" }).click();
  const removed = page.getByText(/^Removed “Boxes”; [\d.]+ [KM]B are free again\.$/);
  await removed.waitFor();
  // The page polls the server, and stays unchanged while the server is unreachable.
  for (const _ of [1, 2]) {
    await page.waitForEvent("requestfailed", (request) => request.url().endsWith("/readyz"));
  }
  expect(await removed.isVisible()).toBe(true);
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => /taken/.test(name))),
  ).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
