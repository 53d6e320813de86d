import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** What the owner's browser keeps. */
let owner: Awaited<ReturnType<BrowserContext["storageState"]>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  const { page } = await openPage(browser);
  await becomeOwner(page);
  owner = await page.context().storageState();
  await page.context().close();
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** Columns under names that nobody knows, a row without an identifier, and a letter that UTF-8 writes otherwise. */
const table = `Inv. Nr.;Titel;Date
A 1;Müller's mill;1850
A 2;The ford;1851
;Lost;1852
`;

const file = (text: string) => ({
  name: "works.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text, "latin1"),
});
const button = (page: Page, name: string) => page.getByRole("button", { name });
const stage = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).waitFor();
const rows = (page: Page) => page.getByRole("list", { name: "Rows" }).getByRole("listitem");

/** Makes the owner by the link that was printed. */
async function becomeOwner(page: Page) {
  const [link = ""] = /http:\S+\/join#\S+/.exec(site.output()) ?? [];
  await page.goto(link.replace(/^http:\/\/[^/]+/, site.url));
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("E-mail address").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("seven blue pictures");
  await button(page, "Make the account").click();
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
}

test("a table is given, corrected, looked at, brought in, given again changed, and undone", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  await page.goto(`${site.url}/desk`);
  await page.getByRole("link", { name: "Imports" }).click();
  await page.getByLabel("Files").setInputFiles(file(table));

  // The columns that every work needs are asked for, one after the other without waiting.
  await stage(page, "Which column is which?");
  await page.getByLabel("What Inv. Nr. says of a work").selectOption({ label: "Identifier" });
  await page.getByLabel("What Titel says of a work").selectOption({ label: "Title" });
  await stage(page, "Ready to be brought in");
  await page.getByRole("heading", { name: "Müller's mill, 1850" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Nothing is changed by looking at it, and what is refused can be had to be mended.
  await button(page, "1 Refused").click();
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual([expect.stringContaining("It has no identifier.")]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the refused rows (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await button(page, "Bring in 2 works").click();
  await stage(page, "Brought in");
  await page.getByText("2 works added, 1 row refused.", { exact: true }).waitFor();

  // The same with one title changed: the columns are remembered, and one work is another.
  await page.getByRole("link", { name: "All imports" }).click();
  const list = page.getByRole("region", { name: "Imports so far" });
  await list.getByText("2 new, 1 refused").waitFor();
  await page.getByLabel("Files").setInputFiles(file(table.replace("The ford", "The old ford")));
  await stage(page, "Ready to be brought in");
  await button(page, "1 Changed").click();
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual([expect.stringMatching(/Title\s+The ford\s+→\s+The old ford/)]);
  await button(page, "Bring in 1 work").click();
  await stage(page, "Brought in");

  await button(page, "Undo this import …").click();
  const dialog = page.getByRole("dialog", { name: "Undo works.csv" });
  await dialog.getByText("1 work will be as before.").waitFor();
  await dialog.getByRole("button", { name: "Undo the import" }).click();
  await stage(page, "Undone");
  await page.getByText("1 put back as before.", { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
