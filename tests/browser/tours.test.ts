import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, untilDrawn, untilReady } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** The URL of a work with an image, and that of another one. */
let address: string;
let other: string;
/** Storage state that identifies the owner of the site. */
let storageState: ReturnType<typeof storageOf>;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
  const list = await (await fetch(`${site.url}/works?image=yes&sort=identifier`)).text();
  const found = [...list.matchAll(/href="(\/works\/study-no-[^"?/]+)"/g)].map(([, link]) => link);
  [address = "", other = ""] = [...new Set(found)].map((link) => `${site.url}${link}`);
  storageState = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const bar = (page: Page) => page.getByRole("complementary", { name: "Your tour" });

/** Returns the visible part of the image in fractions of its size; null while the whole image is visible. */
function seen(page: Page) {
  return page.evaluate(() => {
    const map = document.querySelector<HTMLElement>(".navigator");
    const frame = map?.querySelector<HTMLElement>(".navigator__frame");
    if (!map || !frame || map.hidden) return null;
    const { left, top, width, height } = frame.style;
    const [x, y, across, down] = [left, top, width, height].map(parseFloat);
    if (x === undefined || y === undefined || across === undefined || down === undefined)
      return null;
    return { left: x, top: y, right: x + across, bottom: y + down };
  });
}

/** Waits until a follower sees everything that the guide shows, around the same centre. */
async function seesTheSame(follower: Page, shown: Page) {
  await expect
    .poll(async () => {
      const [own, theirs] = [await seen(follower), await seen(shown)];
      if (!own || !theirs) return own === theirs;
      const middle = (part: { left: number; right: number }) => (part.left + part.right) / 2;
      const edge = 1;
      return (
        own.left <= Math.max(0, theirs.left) + edge &&
        own.right >= Math.min(100, theirs.right) - edge &&
        own.top <= Math.max(0, theirs.top) + edge &&
        own.bottom >= Math.min(100, theirs.bottom) - edge &&
        Math.abs(middle(own) - middle(theirs)) < 25
      );
    })
    .toBe(true);
}

async function zoomAt(page: Page, x: number, y: number) {
  const before = JSON.stringify(await seen(page));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => JSON.stringify(await seen(page))).not.toBe(before);
}

async function follow(code: string) {
  const opened = await openPage(browser);
  await opened.page.goto(`${site.url}/tours`);
  await untilReady(opened.page);
  // The code is accepted in any spelling.
  await opened.page
    .getByLabel("Code of the tour")
    .fill(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)}`);
  await button(opened.page, "Follow").click();
  await opened.page.waitForURL(`${site.url}/tours/${code}`);
  await untilDrawn(opened.page);
  return opened;
}

test("tours: a tour is guided, followed, handed over, ended and replayed", async () => {
  const { page: guide, faults } = await openPage(browser, { storageState });
  await guide.goto(address);
  await button(guide, "Download and share").click();
  await guide.getByRole("menuitem", { name: "Start a tour" }).click();
  await button(guide, "Start").click();
  await guide.getByRole("img", { name: /^QR code of/ }).waitFor();
  const link = await guide.getByText(/\/tours\/\w{8}$/).innerText();
  const code = link.slice(-8);
  await button(guide, "Begin to show").click();

  const first = await follow(code);
  await bar(guide).getByText("1 following").waitFor();
  await button(guide, "Zoom in").first().click();
  await untilDrawn(guide);
  await zoomAt(guide, 600, 400);
  await seesTheSame(first.page, guide);
  // The guide's pointer is visible too, and disappears when it leaves the image.
  await first.page.locator(".tour-stage__ring:not([hidden])").waitFor();

  // A latecomer sees the current view.
  const late = await follow(code);
  await seesTheSame(late.page, guide);

  // All followers receive the text.
  await bar(guide).getByLabel("Say something").fill("Look at the left");
  await guide.keyboard.press("Enter");
  for (const { page } of [first, late]) {
    await page.getByRole("status").getByText("Look at the left").waitFor();
  }

  // A follower who looks around is not moved any more, and can return.
  await late.page.mouse.move(640, 450);
  await zoomAt(late.page, 640, 450);
  await late.page.getByText("You are looking around alone.").waitFor();
  await zoomAt(guide, 700, 500);
  await seesTheSame(first.page, guide);
  await late.page.keyboard.press("t");
  await seesTheSame(late.page, guide);

  // After an interruption of the network a follower sees the newest view.
  await late.page.context().setOffline(true);
  await late.page.getByText("You are offline.").waitFor();
  await zoomAt(guide, 400, 500);
  await late.page.context().setOffline(false);
  await late.page.getByText("You are offline.").waitFor({ state: "detached" });
  await seesTheSame(late.page, guide);

  // The guide reloads the page, and continues the same tour.
  await guide.reload();
  await untilDrawn(guide);
  await zoomAt(guide, 700, 300);
  await seesTheSame(first.page, guide);
  await guide.goto(other);
  await expect.poll(() => seen(first.page)).toBeNull();

  // A visitor raises a hand, gets control, and moves everyone.
  await button(first.page, "Raise your hand").click();
  await first.page.getByLabel("Your name").fill("Ben");
  await first.page.keyboard.press("Enter");
  await bar(guide)
    .getByRole("button", { name: /1 hand/ })
    .click();
  await button(guide, "Hand over the lens to Ben").click();
  await guide.waitForURL(`${site.url}/tours/${code}`);
  await bar(first.page).getByText("You hold the lens").waitFor();
  await untilDrawn(guide);
  await zoomAt(first.page, 500, 500);
  await seesTheSame(guide, first.page);
  await seesTheSame(late.page, first.page);
  await button(guide, "Take the lens back").click();
  await bar(first.page).waitFor({ state: "detached" });
  await zoomAt(guide, 800, 500);
  await seesTheSame(first.page, guide);

  // After its end, everyone can replay the tour.
  await bar(guide).getByRole("button", { name: "End" }).click();
  await button(guide, "End the tour").click();
  for (const page of [guide, first.page, late.page]) {
    await page.getByText(/^This tour is over/).waitFor();
  }
  await bar(guide).waitFor({ state: "detached" });
  const steps = late.page.getByText(/^Step \d+ of \d+$/);
  await button(late.page, "Next step").click();
  await expect.poll(() => steps.innerText()).toMatch(/^Step 2 /);
  await button(late.page, "Play").click();
  await late.page.getByRole("status").getByText("Look at the left").waitFor();
  await button(guide, "Edit").click();
  await guide.getByLabel("Words at step 1", { exact: true }).fill("Where it begins");
  await guide.keyboard.press("Enter");
  await guide.getByText("The words are saved.").waitFor();
  expect([...faults, ...first.faults, ...late.faults]).toEqual([]);
  for (const page of [guide, first.page, late.page]) await page.context().close();
});
