/** @module-tag full */
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, frames, launchBrowser, openPage } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const perLetter = 20;
const pictures = 8;
const all = letters.length * perLetter + pictures;

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures, plain: 0 });
  const rows = letters.flatMap((letter, place) =>
    Array.from({ length: perLetter }, (_, at) => {
      const number = String(at + 1).padStart(2, "0");
      const year = 1500 + place * perLetter + at;
      return `${letter}.${number},${letter} view no. ${number},Maker ${letter},${year},${year},print,etching,sea,A gift,,,`;
    }),
  );
  await appendFile(path.join(folder, "works.csv"), `${rows.join("\r\n")}\r\n`);
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection: folder })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

const works = (page: Page) => page.locator(".works-list__body a[href^='/works/']");
// In one call: between finding elements and reading them, other works may be drawn.
const addresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".works-list__body a[href^='/works/']")].map(
      (link) => link.getAttribute("href") ?? "",
    ),
  );
const nodesIn = (page: Page) => page.locator(".works-list__body *").count();

/** Returns positions of works: pixels below the top of the window, by their paths. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".works-list__body a[href^='/works/']")].map((link) => [
        link.getAttribute("href") ?? "",
        link.getBoundingClientRect().top,
      ]),
    ),
  );

/** Maximum height of a row of works, in pixels. */
const rowHeight = 300;

/** Returns whether the works in the window are drawn, except for a row at its top and bottom. */
const isWindowDrawn = (page: Page) =>
  page.evaluate((row) => {
    const body = document.querySelector(".works-list__body")?.getBoundingClientRect();
    const links = [...document.querySelectorAll(".works-list__body a[href^='/works/']")];
    const [first, last] = [links.at(0), links.at(-1)].map((link) => link?.getBoundingClientRect());
    if (!body || !first || !last) return false;
    const begins = first.top <= Math.max(0, body.top) + row;
    return begins && last.bottom >= Math.min(innerHeight, body.bottom) - row;
  }, rowHeight);

/**
 * Scrolls window by window until a condition holds, and loads more works if necessary. It leaves a window only after
 * its works are drawn, and a row that may be missing at its edge is in the next window too.
 */
async function scroll(page: Page, direction: "up" | "down", until: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      if (!(await isWindowDrawn(page))) return false;
      if (await until()) return true;
      await page.evaluate(
        ({ sign, row }) => {
          scrollBy({ top: sign * (innerHeight - row), behavior: "instant" });
          const name = sign > 0 ? ".load-more button" : ".load-earlier button";
          const more = document.querySelector<HTMLButtonElement>(name);
          const { top = NaN, bottom = NaN } = more?.getBoundingClientRect() ?? {};
          if (bottom > 0 && top < innerHeight) more?.click();
        },
        { sign: direction === "down" ? 1 : -1, row: rowHeight },
      );
      return false;
    })
    .toBe(true);
  // The page handles the scroll event in the next frame. No user could act before it.
  await frames(page);
}

const isAtEnd = (page: Page) => async () => (await page.locator(".load-more").count()) === 0;
/** Returns the first work whose top is in the window, and its position. */
const firstSeen = async (page: Page) => {
  const seen = Object.entries(await places(page)).find(([, top]) => top >= 0);
  if (!seen) throw new Error("No work is seen.");
  return { address: seen[0], top: seen[1] };
};

test.each(["", "view=list", "view=table"])(
  "long-list: scrolling reaches every work, and few are rendered at a time (%s)",
  async (view) => {
    const { page, faults } = await openPage(browser);
    await page.goto(`${site.url}/works?sort=title&${view}`);
    const seen = new Set<string>();
    let most = 0;
    const isEnd = isAtEnd(page);
    await scroll(page, "down", async () => {
      for (const address of await addresses(page)) seen.add(address);
      most = Math.max(most, await nodesIn(page));
      return (await isEnd()) && seen.size >= all;
    });
    expect(seen.size).toBe(all);
    expect(most).toBeLessThan(1500);
    expect((await addresses(page)).length).toBeLessThan(all / 2);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test.each([1280, 800, 390])(
  "long-list: the layout does not shift when rows are computed, at %i px",
  async (width) => {
    const { page } = await openPage(browser, { viewport: { width, height: 900 } });
    await page.goto(`${site.url}/works?sort=newest`);
    const list = page.getByRole("list", { name: "Works" });
    const tops = () =>
      page.evaluate(() => {
        const whole = document.querySelector(".justified-grid");
        const { left, top } = whole?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return Object.fromEntries(
          [...(whole?.children ?? [])].map((cell) => {
            const box = cell.getBoundingClientRect();
            const address = cell.querySelector("a")?.getAttribute("href") ?? "";
            return [address, [box.left - left, box.top - top, box.width]];
          }),
        );
      });
    await expect.poll(() => list.locator("> li").count()).toBe(36);
    // Later works may fill up the last row.
    const before = Object.entries(await tops()).slice(0, 28);
    await scroll(page, "down", async () => (await list.getAttribute("data-long")) === "true");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(async () => before[0] && before[0][0] in (await tops())).toBe(true);
    for (const part of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), part * 900);
      await expect.poll(async () => (await firstSeen(page)).top).toBeLessThan(900);
      const after = await tops();
      for (const [address, place] of before) {
        for (const [at, length] of (after[address] ?? place).entries())
          expect(Math.abs(length - (place[at] ?? 0))).toBeLessThan(1);
      }
    }
    await page.context().close();
  },
);

test("long-list: Back returns to the opened work at its position, with the focus", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title`);
  await scroll(page, "down", async () =>
    (await addresses(page)).some((one) => one.includes("/m-view")),
  );
  await expect.poll(async () => (await firstSeen(page)).top).toBeLessThan(900);
  const { address, top } = await firstSeen(page);
  await page.locator(`a[href="${address}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/works\?/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe(address);
  const movedBy = async () => Math.abs(((await places(page))[address] ?? Infinity) - top);
  await expect.poll(movedBy).toBeLessThan(4);

  await page.reload();
  await expect.poll(movedBy).toBeLessThan(4);
  await page.context().close();
});

test("long-list: a work opened while more works are loading is displayed from its top", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title&view=list`);
  await scroll(page, "down", async () =>
    (await addresses(page)).some((one) => one.includes("/f-view")),
  );
  // All queries are held, so that the list is still there, and scrolled, when the page has changed.
  let pass = () => {};
  const waits = new Promise<void>((done) => (pass = done));
  await page.route("**/graphql**", async (route) => {
    await waits;
    await route.continue();
  });
  const { address, top } = await firstSeen(page);
  await page.locator(`a[href="${address}"]`).click();
  await page.waitForURL(`**${address}`);
  await page.evaluate(() => scrollBy({ top: 3, behavior: "instant" }));
  await frames(page);
  pass();
  await page.getByRole("heading", { level: 1, name: /view no/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await places(page))[address] ?? Infinity) - top))
    .toBeLessThan(10);
  await page.context().close();
});

test("long-list: Back from a filter, and a change of view, restore the visible work", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title&view=list`);
  await scroll(page, "down", async () =>
    (await addresses(page)).some((one) => one.includes("/h-view")),
  );
  const { address, top } = await firstSeen(page);
  const isThere = () =>
    expect
      .poll(async () => Math.abs(((await places(page))[address] ?? Infinity) - top))
      // The line with the active filters is above the list, and disappears.
      .toBeLessThan(100);
  await page.evaluate(() => document.querySelector<HTMLElement>("[name=image]")?.click());
  await page.waitForURL(/image=/);
  await expect.poll(async () => (await addresses(page)).length).toBeLessThanOrEqual(pictures);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes("image"));
  await isThere();

  await page
    .getByRole("button", { name: "Table" })
    .evaluate((button: HTMLElement) => button.click());
  await page.getByRole("table", { name: "Works" }).waitFor();
  await isThere();
  await page.context().close();
});

test("long-list: a letter selected again starts with its first work", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title&view=list&at=M`);
  const jump = (name: string) =>
    page.getByRole("navigation", { name: "Jump to" }).getByRole("link", { name }).click();
  const beginsWith = (name: string) =>
    expect.poll(async () => (await addresses(page))[0]).toContain(name);
  const goBackIn = async () => {
    await page.getByRole("button", { name: "Earlier works" }).click();
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        return (await addresses(page))[0];
      })
      .not.toContain("/m-view");
  };
  await beginsWith("/m-view-no-01");
  await goBackIn();
  await jump("T, 20 works");
  await beginsWith("/t-view-no-01");
  await jump("M, 20 works");
  await beginsWith("/m-view-no-01");
  await goBackIn();
  await jump("M, 20 works");
  await beginsWith("/m-view-no-01");
  await page.context().close();
});

test("long-list: a jump to a letter works, and earlier works load without a layout shift", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title`);
  await page
    .getByRole("navigation", { name: "Jump to" })
    .getByRole("link", { name: "M, 20 works" })
    .click();
  await page.waitForURL(/at=M/);
  await expect.poll(async () => (await addresses(page))[0]).toContain("/m-view-no-01");
  const before = await places(page);
  const [first = ""] = Object.keys(before);
  await page.getByRole("button", { name: "Earlier works" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect
    .poll(async () => Math.abs(((await places(page))[first] ?? Infinity) - (before[first] ?? 0)))
    .toBeLessThan(4);

  const seen = new Set<string>();
  await scroll(page, "up", async () => {
    for (const address of await addresses(page)) seen.add(address);
    const isAtTop = await page.evaluate(() => scrollY === 0);
    const isStart = isAtTop && (await page.locator(".load-earlier").count()) === 0;
    return isStart && seen.size >= 12 * perLetter;
  });
  const isEnd = isAtEnd(page);
  await scroll(page, "down", async () => {
    for (const address of await addresses(page)) seen.add(address);
    return (await isEnd()) && seen.size >= all;
  });
  expect(seen.size).toBe(all);
  expect(faults).toEqual([]);

  await page.goto(`${site.url}/works?sort=oldest&at=1700`);
  await expect.poll(async () => (await addresses(page))[0]).toContain("/k-view-no-01");
  await page.context().close();
});

test("long-list: the layout does not shift when “Earlier works” disappears after its last page", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=title&view=list&at=B`);
  await scroll(page, "down", async () =>
    (await addresses(page)).some((at) => at.includes("/d-view")),
  );
  const { address, top } = await firstSeen(page);
  const back = page.getByRole("button", { name: "Earlier works" });
  await back.evaluate((button: HTMLElement) => button.click());
  await back.waitFor({ state: "detached" });
  await expect
    .poll(async () => Math.abs(((await places(page))[address] ?? Infinity) - top))
    .toBeLessThan(4);
  await page.context().close();
});

test("long-list: the list can be used by keyboard alone, and the focus is never lost", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/works?sort=identifier&view=list&at=A`);
  await scroll(page, "down", async () =>
    (await addresses(page)).some((one) => one.includes("/g-view")),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(async () => (await addresses(page))[0]).toContain("/a-view-no-01");
  await works(page).first().focus();
  for (let step = 1; step < 120; step += 1) await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
  await expect.poll(focused).toMatch(/\/(e|f)-view/);
  const there = await focused();
  await page.mouse.wheel(0, -6000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(3000);
  expect(await focused()).toBe(there);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(focused).not.toBe(there);
  expect(await focused()).toMatch(/\/(e|f)-view/);
  await page.context().close();
});

test("long-list: the table is sorted by its headers and shows the selected columns", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${site.url}/works`);
  await page.getByRole("button", { name: "Table" }).click();
  await page.waitForURL(/view=table/);
  const table = page.getByRole("table", { name: "Works" });
  await table.getByRole("button", { name: "Date" }).click();
  await page.waitForURL(/sort=oldest/);
  await expect
    .poll(() => table.getByRole("columnheader", { name: "Date" }).getAttribute("aria-sort"))
    .toBe("ascending");
  await table.getByRole("rowheader", { name: "A view no. 01", exact: true }).waitFor();
  await table.getByRole("button", { name: "Date" }).click();
  await page.waitForURL(/sort=latest/);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Credit line" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Creator" }).click();
  await page.keyboard.press("Escape");
  await page.waitForURL(/columns=/);
  const heads = () => table.getByRole("columnheader").allInnerTexts();
  const chosen = ["Picture", "Identifier", "Title", "Date", "Technique", "Credit line"];
  await expect.poll(heads).toEqual(chosen);
  await page.reload();
  await expect.poll(heads).toEqual(chosen);
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await axeViolations(page)).toEqual([]);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await expect.poll(isWide).toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("long-list: a list that starts at a letter has no axe violations", async () => {
  const { page } = await openPage(browser);
  for (const view of ["", "&view=list"]) {
    await page.goto(`${site.url}/works?sort=creator&at=T${view}`);
    await scroll(page, "down", isAtEnd(page));
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.context().close();
});
