/** @module-tag full */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;
let site: Site;

/** Two works with images, 40 without, and 30 maps by as many makers. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  const maps = Array.from(
    { length: 30 },
    (_, i) => `M.${i + 1},Map ${i + 1},Maker ${String(i + 1).padStart(2, "0")},map,${1900 + i}`,
  );
  const more = path.join(folder, "more.csv");
  await writeFile(more, ["identifier,title,creator,type,year", ...maps].join("\r\n"));
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 2, plain: 40 } }),
  ]);
  expect((await importInto(site, more).finished).code).toBe(0);
  // The server indexes imported works a moment later.
  await eventually(async () =>
    expect(await (await fetch(`${site.url}/works`)).text()).toContain("72 works"),
  );
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function openWorks(address = "/works", options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  const { page } = opened;
  await page.goto(site.url + address);
  await page.getByRole("heading", { level: 1, name: "Works" }).waitFor();
  if (options.javaScriptEnabled !== false) await untilReady(page);
  const panel = page.getByRole("form", { name: "Filters" });
  return {
    ...opened,
    panel,
    box: (name: RegExp | string) => panel.getByRole("checkbox", { name }),
    found: () =>
      page.getByRole("region", { name: "Works found" }).getByRole("status").first().innerText(),
  };
}

/** Returns the number at the end of a checkbox's label. */
async function countOf(box: Locator): Promise<number> {
  const line = await box.locator("xpath=..").innerText();
  return Number(/(\d+)\s*$/.exec(line)?.[1]);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? activeElement.value : activeElement?.tagName;
  });

test("facets: values are selected by keyboard, their counts match the list, and Back removes the last one", async () => {
  const { page, faults, box, found } = await openWorks();
  expect(await found()).toBe("72 works");
  // Content for pages without scripts is not visible.
  expect(await page.getByRole("main").innerText()).not.toContain("<");
  const painting = box(/^Painting/);
  const [paintings, prints] = [await countOf(painting), await countOf(box(/^Print/))];
  await painting.focus();
  await page.keyboard.press("Space");
  await expect.poll(found).toBe(`${paintings} works, painting`);
  await page.keyboard.press("Tab");
  // The counts of the types are unchanged: a facet's own selection does not affect them.
  const place = await box(/^Print/).boundingBox();
  await box(/^Print/).focus();
  await page.keyboard.press("Space");
  await expect.poll(found).toBe(`${paintings + prints} works, painting or print`);
  await expect.poll(() => focused(page)).toBe("print");
  expect(await box(/^Print/).boundingBox()).toEqual(place);

  const maker = box(/^Ada Vries/);
  const expected = await countOf(maker);
  await maker.focus();
  await page.keyboard.press("Space");
  await expect.poll(found).toBe(`${expected} works, by Ada Vries, painting or print`);
  expect(new URL(page.url()).search).toBe("?type=painting&type=print&creator=Ada+Vries");
  await expect
    .poll(() => page.title())
    .toContain(`${expected} works, by Ada Vries, painting or print`);

  await page.goBack();
  await expect.poll(found).toBe(`${paintings + prints} works, painting or print`);
  await expect.poll(() => maker.isChecked()).toBe(false);
  await expect.poll(() => focused(page)).toBe("Ada Vries");
  await page.goForward();
  await expect.poll(found).toBe(`${expected} works, by Ada Vries, painting or print`);
  await page.getByRole("button", { name: "Remove filter: Creator Ada Vries" }).click();
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect.poll(found).toBe("72 works");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("facets: a keyboard user can skip the facets", async () => {
  const { page, panel, faults } = await openWorks();
  await page.getByRole("button", { name: /Sort by$/ }).focus();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("A");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const found = page.getByRole("region", { name: "Works found" });
  expect(await found.locator(":focus").count()).toBe(1);
  expect(await panel.locator(":focus").count()).toBe(0);
  expect(await page.getByRole("list", { name: "Works" }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("facets: several quick selections all count, even with slow responses", async () => {
  const { page, box, found } = await openWorks("/works");
  await page.route("**/graphql?**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const name of [/^Painting/, /^Print/, /^Map/]) await box(name).click();
  await expect.poll(found).toMatch(/works, painting, print or map$/);
  await page.context().close();
});

test("facets: works and counts stay visible while a response takes longer than the pending delay", async () => {
  const { page, box, found, panel } = await openWorks("/works");
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route("**/graphql?**", async (route) => {
    await held;
    await route.continue();
  });
  await box(/^Painting/).click();
  await expect.poll(() => panel.getAttribute("aria-busy")).toBe("true");
  // The router shows a pending page after 700 ms; the list must remain visible after that.
  await page.waitForTimeout(1000);
  expect(await panel.getAttribute("aria-busy")).toBe("true");
  expect(await page.getByRole("list", { name: "Works" }).isVisible()).toBe(true);
  expect(await box(/^Painting/).isChecked()).toBe(true);
  expect(await focused(page)).toBe("painting");
  pass();
  await expect.poll(found).toMatch(/works, painting$/);
  await expect.poll(() => panel.getAttribute("aria-busy")).toBe("false");
  await page.context().close();
});

test("facets: years are selected by keyboard and announced as a range", async () => {
  const { page, found, panel } = await openWorks();
  const from = panel.getByRole("slider", { name: "From" });
  const to = panel.getByRole("slider", { name: "To" });
  expect(await from.getAttribute("aria-valuetext")).toBe("all years");
  await from.focus();
  for (let i = 0; i < 10; i += 1) await page.keyboard.press("ArrowRight");
  const start = await panel.getByRole("spinbutton", { name: "From" }).inputValue();
  await expect.poll(() => page.url()).toContain(`from=${start}`);
  await to.focus();
  for (let i = 0; i < 10; i += 1) await page.keyboard.press("ArrowLeft");
  const end = await panel.getByRole("spinbutton", { name: "To" }).inputValue();
  await expect.poll(found).toContain(`${start} to ${end}`);
  await expect.poll(() => to.getAttribute("aria-valuetext")).toBe(`${start} to ${end}`);
  await panel.getByRole("spinbutton", { name: "To" }).fill("1890");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("to")).toBe("1890");
  await page.context().close();
});

test("facets: a slider thumb can be dragged, and filters when it is released", async () => {
  const { page, panel } = await openWorks();
  const box = await panel.getByRole("slider", { name: "From" }).boundingBox();
  if (!box) throw new Error("There is no slider.");
  const [x, y] = [box.x + 10, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.move(x + box.width / 2, y, { steps: 4 });
  const field = panel.getByRole("spinbutton", { name: "From" });
  await expect.poll(() => field.inputValue()).not.toBe("");
  expect(new URL(page.url()).search).toBe("");
  await page.mouse.up();
  const year = await field.inputValue();
  await expect.poll(() => new URL(page.url()).search).toBe(`?from=${year}`);
  // A click beside the thumbs moves the nearer one.
  await page.mouse.click(box.x + box.width * 0.8, y);
  await expect.poll(() => new URL(page.url()).search).toMatch(`?from=${year}&to=`);
  await page.context().close();
});

test("facets: on a phone the filters are a sheet whose button shows the number of works", async () => {
  const { page, faults, found } = await openWorks("/works", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  expect(await page.getByRole("checkbox").count()).toBe(0);
  const open = page.getByRole("button", { name: "Filters" });
  await open.tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const painting = sheet.getByRole("checkbox", { name: /^Painting/ });
  const line = await painting.locator("xpath=..").boundingBox();
  expect(line?.height).toBeGreaterThanOrEqual(44);
  const paintings = await countOf(painting);
  await painting.tap();
  await sheet.getByRole("button", { name: `Show ${paintings} works` }).tap();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(found).toBe(`${paintings} works, painting`);
  await page.getByRole("button", { name: "Filters (1)" }).waitFor();
  await expect.poll(() => focused(page)).toBe("BUTTON");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("facets: all values of a long facet can be searched by their beginnings", async () => {
  const { page, faults, panel, found } = await openWorks();
  await panel.getByRole("button", { name: "Show all 34 creators" }).click();
  const dialog = page.getByRole("dialog", { name: "Creator" });
  await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(34);
  await dialog.getByRole("searchbox", { name: "Search creators" }).fill("maker 2");
  await dialog.getByText("10 of 34 creators").waitFor();
  await dialog.getByRole("checkbox", { name: /^Maker 27/ }).check();
  await expect.poll(found).toBe("1 work, by Maker 27");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const maker = panel.getByRole("checkbox", { name: /^Maker 27/ });
  await expect.poll(() => maker.isChecked()).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

describe.each(["light", "dark"] as const)("facets: in %s", (colorScheme) => {
  const filtered = "/works?type=painting&type=print&from=1810";
  const screens: {
    name: string;
    address: string;
    width: number;
    open: (page: Page) => Promise<void>;
  }[] = [
    {
      name: "the facets beside the works",
      address: filtered,
      width: 1280,
      open: async () => {},
    },
    {
      name: "the dialog over all values",
      address: "/works?creator=Maker+07",
      width: 1280,
      open: async (page) => {
        await page.getByRole("button", { name: /^Show all 34/ }).click();
        await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
      },
    },
    {
      name: "the sheet",
      address: filtered,
      width: 390,
      open: async (page) => {
        await page.getByRole("button", { name: /^Filters/ }).click();
        await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
      },
    },
  ];

  test.each(screens)("there are no axe violations in $name", async ({ address, width, open }) => {
    const { page, faults } = await openWorks(address, {
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 900 },
    });
    await open(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test.each([390, 1280])(
  "facets: without JavaScript the facets are a form, at %i px",
  async (width) => {
    const { page, box, found } = await openWorks("/works?q=study&sort=title", {
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    if (width < 1000) await page.getByRole("link", { name: "Filters" }).click();
    const prints = await countOf(box(/^Print/));
    await box(/^Print/).check();
    await page.getByRole("spinbutton", { name: "From" }).fill("1801");
    await page.getByRole("button", { name: "Show works" }).click();
    await page.waitForURL(/type=print/);
    expect(new URL(page.url()).searchParams.get("q")).toBe("study");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("title");
    expect(await found()).toBe(`${prints} works for “study”, print, from 1801`);
    expect(await box(/^Print/).isChecked()).toBe(true);
    await page.context().close();
  },
);

test("facets: a checkbox checked before the script has loaded takes effect afterwards", async () => {
  const { page } = await openPage(browser);
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/works`, { waitUntil: "commit" });
  const painting = page.getByRole("checkbox", { name: /^Painting/ });
  await painting.check();
  pass();
  await expect.poll(() => page.url()).toContain("type=painting");
  await expect.poll(() => painting.isChecked()).toBe(true);
  await page.context().close();
});
