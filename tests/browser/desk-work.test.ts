import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** Storage state of the owner's browser. */
let owner: ReturnType<typeof storageOf>;
let tries = 0;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
  owner = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const said = (page: Page, sentence: string | RegExp) =>
  page.getByRole("status").filter({ hasText: sentence }).waitFor();

test("desk-work: a work is added, edited across a reload and by two users at once, restored and published", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  await page.goto(`${site.url}/desk/works/new`);
  await untilReady(page);
  await field(page, "Identifier").fill(`New ${++tries}`);
  await field(page, "Title").fill("The harbour");
  await button(page, "Add the work").click();
  await page.getByRole("heading", { level: 1, name: "The harbour", exact: true }).waitFor();

  await field(page, "Date").fill("1848–1902");
  await button(page, "Take it over").click();
  await button(page, "Add subject").click();
  await page.keyboard.type("boats");
  await said(page, "Not saved: 4 fields.");
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await said(page, "Not saved: 4 fields. Kept in this browser.");
  await expect.poll(() => field(page, "subject 1").inputValue()).toBe("boats");
  await page.getByRole("link", { name: "Desk", exact: true }).click();
  await button(page, "Stay").click();
  await button(page, "Save").click();
  await said(page, "Saved.");

  const other = await openPage(browser, { storageState: owner });
  await other.page.goto(page.url());
  await untilReady(other.page);
  await expect.poll(() => field(other.page, "Latest year").inputValue()).toBe("1902");
  await field(other.page, "Title").fill("A harbour");
  await field(other.page, "Description").fill("Boats before the tide.");
  await button(other.page, "Save").click();
  await said(other.page, "Saved.");

  await said(page, "This work was changed elsewhere meanwhile: title and description.");
  await field(page, "Title").fill("Harbour at night");
  await button(page, "Save").click();
  await page.getByRole("heading", { name: "Somebody else changed this too" }).waitFor();
  expect(await page.getByRole("definition").filter({ hasText: "A harbour" }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "Keep yours: Title").click();
  await button(page, "Save").click();
  await said(page, "Saved.");
  await expect.poll(() => field(page, "Description").inputValue()).toBe("Boats before the tide.");

  await button(page, "Put back revision 3").click();
  await said(page, "Revision 3 is put back.");
  await page.getByRole("heading", { level: 1, name: "A harbour", exact: true }).waitFor();
  await expect.poll(() => field(page, "Title").inputValue()).toBe("A harbour");
  await button(page, "Publish").click();
  await said(page, "It is published.");
  await page.getByRole("link", { name: "See its page" }).click();
  await page.getByRole("heading", { level: 1, name: "A harbour", exact: true }).waitFor();
  await page.getByText("Boats before the tide.").waitFor();
  await button(page, "Download and share").first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await field(page, "Title").waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
});
