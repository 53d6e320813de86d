/** @module-tag full */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 30 } }),
  ]);
  await bringIn(
    await table("maps.csv", [
      "N00530,Snow Storm over Delft,Joseph Turner,map,storm,",
      "27.474A,A Chart of the Coast,Ada Vries,map,coast,Drawn in a gale off Texel.",
    ]),
  );
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function table(name: string, rows: string[]): Promise<string> {
  const file = path.join(folder, name);
  const header = "identifier,title,creator,type,subjects,description";
  await writeFile(file, [header, ...rows].join("\r\n"));
  return file;
}

async function bringIn(file: string) {
  const { code, output } = await importInto(site, file).finished;
  expect(code, output).toBe(0);
}

async function visit(page: Page, address: string) {
  await page.goto(site.url + address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilReady(page);
}

const field = (page: Page) => page.getByRole("combobox", { name: "Search the collection" });
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });
const count = (page: Page) =>
  page.getByRole("region", { name: "Works found" }).getByRole("status").first();

/** Focuses the field with its shortcut once the page is hydrated, and waits until the suggestions are active. */
async function reach(page: Page) {
  const isReached = () => page.evaluate(() => document.activeElement?.tagName === "INPUT");
  await expect
    .poll(async () => {
      if (!(await isReached())) await page.keyboard.press("/");
      return isReached();
    })
    .toBe(true);
  await field(page).waitFor();
  await expect
    .poll(() => field(page).evaluate((input) => input === document.activeElement))
    .toBe(true);
}

/** Selects the first suggestion with the keyboard, once the response to the complete text has put it there. */
async function chooseFirst(page: Page, name: string) {
  await expect.poll(() => page.getByRole("option").first().innerText()).toContain(name);
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role=option][data-focused]");
  await expect
    .poll(() => field(page).getAttribute("aria-activedescendant"))
    .toBe(await active.getAttribute("id"));
  expect(await active.innerText()).toContain(name);
  await page.keyboard.press("Enter");
}

describe("search-field: suggestions", () => {
  test("appear while typing, are selected by keyboard, and link to a work", async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, "/albums");
    await reach(page);
    await page.keyboard.type("snow st");
    await expect.poll(() => page.getByRole("group").allInnerTexts()).toHaveLength(1);
    await chooseFirst(page, "Snow Storm over Delft");
    await page.getByRole("heading", { level: 1, name: "Snow Storm over Delft" }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each(["27.474A", "27 474a", "27474", "474A"])(
    "find an accession number typed as %s",
    async (typed) => {
      const { page } = await openPage(browser);
      await visit(page, "/albums");
      await reach(page);
      await page.keyboard.type(typed);
      await chooseFirst(page, "A Chart of the Coast");
      await page.getByRole("heading", { level: 1, name: "A Chart of the Coast" }).waitFor();
      await page.context().close();
    },
  );

  test("link to the works of a creator, and Escape closes them before it clears the field", async () => {
    const { page } = await openPage(browser);
    await visit(page, "/albums");
    await reach(page);
    await page.keyboard.type("vries");
    await option(page, /Ada Vries.*works/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await field(page).inputValue()).toBe("vries");
    await page.keyboard.press("Escape");
    await expect.poll(() => field(page).inputValue()).toBe("");
    await page.keyboard.type("vries");
    await option(page, /Ada Vries.*works/).click();
    await page.waitForURL((url) => url.searchParams.get("creator") === "Ada Vries");
    expect(new URL(page.url()).searchParams.has("q")).toBe(false);
    await page.context().close();
  });

  test("are requested once for each text", async () => {
    const { page } = await openPage(browser);
    const asked: string[] = [];
    page.on("request", (request) => {
      const text = /"text":"([^"]*)"/.exec(decodeURIComponent(request.url().replaceAll("+", " ")));
      if (text?.[1] !== undefined) asked.push(text[1]);
    });
    await visit(page, "/albums");
    await reach(page);
    await page.keyboard.type("snow");
    await option(page, /Snow Storm/).waitFor();
    // Slow typing may send requests before the last letter.
    await expect.poll(() => asked.at(-1)).toBe("snow");
    await page.keyboard.type("  ");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    // The request for the next text comes after all requests that may have been pending.
    await page.keyboard.type(" over");
    await expect.poll(() => asked.at(-1)).toBe("snow over");
    expect(asked.filter((text) => text === "snow")).toHaveLength(1);
    await page.context().close();
  });

  test("are absent when the server cannot be reached, and Enter still searches", async () => {
    const { page } = await openPage(browser);
    await visit(page, "/albums");
    await reach(page);
    await page.route(/useSuggestions|suggestions|%22text%22/, (route) => route.abort());
    await page.keyboard.type("snow");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === "snow");
    await page.context().close();
  });

  test("work together with a live list, and Back is a single step", async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, "/works");
    await reach(page);
    await page.keyboard.type("snow");
    await option(page, /Snow Storm/).waitFor();
    await page.waitForURL((url) => url.searchParams.get("q") === "snow");
    await expect.poll(() => count(page).innerText()).toBe("1 work for “snow”");
    expect(await option(page, /Snow Storm/).count()).toBe(1);
    await page.keyboard.type(" storm");
    await page.waitForURL((url) => url.searchParams.get("q") === "snow storm");
    await page.keyboard.press("Enter");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await field(page).inputValue()).toBe("snow storm");
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has("q"));
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("are replaced by a plain form without JavaScript", async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/albums`);
    const plain = page.getByRole("searchbox", { name: "Search the collection" });
    await plain.fill("snow");
    await plain.press("Enter");
    await page.waitForURL(/\/works\?q=snow/);
    expect(await page.locator("mark").allInnerTexts()).toEqual(["Snow"]);
    await page.context().close();
  });
});

describe("search-field: search results", () => {
  test("highlight the match, and show it separately if the label does not contain it", async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, "/works?q=gale");
    expect(await page.locator(".match-line").innerText()).toBe("Drawn in a gale off Texel.");
    expect(await page.locator("mark").allInnerTexts()).toEqual(["gale"]);
    await visit(page, "/works?q=27%20474a&view=list");
    expect(await page.locator("mark").first().innerText()).toBe("27.474A");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("for corrected words show the correction and a link to the exact search", async () => {
    const { page } = await openPage(browser);
    await visit(page, "/works?q=Tuner");
    await page
      .getByText("Nothing was found for “Tuner”. These are works for “Turner”", { exact: false })
      .or(page.getByText(/These are works for “turner”/))
      .first()
      .waitFor();
    expect(await count(page).innerText()).toMatch(/^1 work for “turner”$/);
    await page.getByRole("link", { name: "Search for exactly “Tuner”" }).click();
    await page.getByRole("heading", { name: /Nothing found/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe('"Tuner"');
    await page.context().close();
  });
});

describe("search-field: a saved search", () => {
  test("is saved, shows new results, is renamed, deleted and restored", async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, "/works?q=gale&type=map");
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByRole("link", { name: "Your saved searches" }).click();
    const item = page.getByRole("listitem").filter({ hasText: "gale" });
    await item.waitFor();
    expect(await item.innerText()).not.toContain("new");

    await bringIn(
      await table("more.csv", [
        "G.1,A Gale at Night,Ada Vries,map,night,",
        "G.2,Gale Warning,Ada Vries,print,night,",
      ]),
    );
    // The server indexes imported works a moment later.
    await expect
      .poll(async () => {
        await visit(page, "/albums");
        await item.waitFor();
        return item.getByText("1 new").count();
      })
      .toBe(1);
    await item.getByRole("link").click();
    await expect.poll(() => count(page).innerText()).toBe("2 works for “gale”, map");
    await page.getByRole("button", { name: "Search saved", pressed: true }).waitFor();
    await visit(page, "/albums");
    await expect.poll(() => item.innerText()).not.toContain("new");

    await item.getByRole("button", { name: /^Rename/ }).click();
    await page.getByRole("textbox", { name: "Name of the search" }).fill("Bad weather");
    await page.keyboard.press("Enter");
    const renamed = page.getByRole("listitem").filter({ hasText: "Bad weather" });
    await renamed.getByRole("button", { name: "Delete Bad weather" }).click();
    await renamed.waitFor({ state: "detached" });
    // Only the undo sends when the search was last seen. The response to the deletion may still be pending.
    const isRestored = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes('"seen":'),
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await Promise.all([renamed.waitFor(), isRestored]);
    await page.reload();
    await renamed.waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe.each(["light", "dark"] as const)("search-field: in %s", (colorScheme) => {
  test("its screens have no axe violations", async () => {
    const { page } = await openPage(browser, { colorScheme, reducedMotion: "reduce" });
    await visit(page, "/albums");
    await reach(page);
    await page.keyboard.type("a");
    await page.keyboard.type("da");
    await option(page, /Ada Vries.*works/).waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await axeViolations(page)).toEqual([]);
    await visit(page, "/works?q=Tunrer");
    const isSaved = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByRole("link", { name: "Your saved searches" }).waitFor();
    await isSaved;
    expect(await axeViolations(page)).toEqual([]);
    await visit(page, "/albums");
    await page.getByRole("button", { name: /^Rename/ }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
