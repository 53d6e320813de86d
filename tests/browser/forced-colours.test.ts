import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, untilDrawn, untilReady } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** Storage state of the owner's browser. */
let owner: ReturnType<typeof storageOf>;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 1, plain: 1 } }),
  ]);
  const caller = await makeOwner(site);
  await caller.change("addWork", { identifier: "draft.1", title: "A draft" });
  owner = storageOf(caller);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

async function visit(page: Page, address: string) {
  await page.goto(new URL(address, site.url).href);
  await untilReady(page);
}

const forced = { forcedColors: "active", reducedMotion: "reduce" } as const;

/** Returns how many of these elements have a visible outline. */
const outlined = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { outlineStyle, outlineColor } = getComputedStyle(element);
        return outlineStyle !== "none" && !/^rgba.*, 0\)$/.test(outlineColor);
      }).length,
  );

test("forced-colours: the current view and the current page are recognizable", async () => {
  const { page } = await openPage(browser, forced);
  await visit(page, "/works");
  const views = page.getByRole("group", { name: "View" });
  const borders = (buttons: Locator) =>
    buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).border));
  const [chosen] = await borders(views.getByRole("button", { pressed: true }));
  const [one, other] = await borders(views.getByRole("button", { pressed: false }));
  expect(other).toBe(one);
  expect(chosen).not.toBe(one);

  const lines = await page
    .getByRole("navigation", { name: "Site" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndWidth));
  expect(lines).toEqual(["0px", "2px", "0px", "0px"]);
  await page.context().close();
});

test("forced-colours: drafts and published works have different signs in the dashboard", async () => {
  const { page } = await openPage(browser, { ...forced, storageState: owner });
  await visit(page, "/desk/works");
  const signs = (status: string) =>
    page
      .getByRole("row")
      .getByText(status, { exact: true })
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").borderWidth));
  await expect.poll(() => signs("Draft")).toEqual(["1px"]);
  expect(await signs("Published")).toEqual(["4px", "4px"]);
  await page.context().close();
});

test("forced-colours: the lens, the bars over an image and the navigator's frame have outlines", async () => {
  const { page } = await openPage(browser, forced);
  await visit(page, "/works?image=yes");
  await page.getByRole("main").getByRole("link", { name: /Study/ }).first().click();
  await page.getByRole("button", { name: "Zoom in" }).first().click();
  const closeUp = page.getByRole("dialog");
  await untilDrawn(closeUp);
  const press = (name: string) => closeUp.getByRole("button", { name, exact: true }).click();
  await press("Zoom in");
  await press("Brightness, contrast, colour");
  await press("Lens");
  const parts = [
    ".deep-zoom__tools",
    ".deep-zoom__controls",
    ".deep-zoom__panel",
    ".lens-panel",
    ".lens__glass",
    ".navigator__frame",
  ];
  for (const part of parts) {
    await closeUp.locator(part).waitFor({ state: "attached" });
    expect(await outlined(closeUp.locator(part)), part).toBe(1);
  }
  await page.context().close();
});
