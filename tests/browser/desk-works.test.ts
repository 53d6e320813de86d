/** @module-tag full */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  axeViolations,
  hiddenFocus,
  launchBrowser,
  openPage,
  untilReady,
} from "../support/browser.ts";
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
    startSite({ collection: { pictures: 1, plain: 60 } }),
  ]);
  owner = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const bar = (page: Page) => page.getByRole("region", { name: "Chosen works" });
const boxes = (page: Page) =>
  page.getByRole("row").getByRole("checkbox", { name: /^Choose (?!all)/ });

/** Returns the number of published works. */
async function published(): Promise<unknown> {
  const answer = await fetch(new URL("/graphql", site.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ works { totalCount } }" }),
  });
  return (await answer.json()).data.works.totalCount;
}

test("desk-works: works listed by the check-up are changed in bulk and restored by Undo", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  await page.goto(`${site.url}/desk`);
  await page.getByRole("link", { name: "Check-up" }).click();
  await page.getByRole("heading", { level: 1, name: "Check-up" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Works without a picture", exact: true }).click();
  await page.getByText("60 works", { exact: true }).waitFor();

  // Loads more works, and selects a range and then all results with the keyboard.
  await button(page, "Load more").click();
  await expect.poll(() => boxes(page).count()).toBe(60);
  await boxes(page).nth(0).focus();
  await page.keyboard.press("Space");
  await boxes(page).nth(2).focus();
  await page.keyboard.press("Shift+Space");
  await bar(page).getByText("3 works chosen").waitFor();
  await button(page, "Choose all 60 found").click();
  await bar(page).getByText("All 60 works chosen").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await button(page, "Change fields …").click();
  const dialog = page.getByRole("dialog", { name: "Change 60 works" });
  await dialog.getByRole("checkbox", { name: "Status" }).check();
  await dialog.getByLabel("Status of all").selectOption("Withdrawn");
  await dialog.getByRole("checkbox", { name: "Credit line" }).check();
  await dialog.getByLabel("Credit line of all").fill("Given by Zenobia");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 60 works" }).click();
  await bar(page).getByText("60 works were changed.").waitFor();
  await page.getByRole("heading", { name: "Nothing is left to do here" }).waitFor();
  await expect.poll(published).toBe(1);

  await button(page, "Undo").click();
  await bar(page).getByText("60 works were put back.").waitFor();
  await page.getByRole("row").getByText("Published").first().waitFor();

  // Filters and order of the list are in the URL, and are restored from it.
  await page.goto(`${site.url}/desk/works?sort=identifier`);
  await untilReady(page);
  await page.getByRole("searchbox", { name: "Search the works of the desk" }).fill("t.61");
  await page.getByText("1 work", { exact: true }).waitFor();
  await page.waitForURL(/q=t\.61/);
  await page.reload();
  await page.getByText("1 work", { exact: true }).waitFor();
  expect(await page.getByLabel("Sort by").inputValue()).toBe("identifier");

  // After visiting works of the list, the user returns to the same position and selection.
  await page.goto(`${site.url}/desk/works?sort=identifier&status=published`);
  await untilReady(page);
  await button(page, "Load more").click();
  await expect.poll(() => boxes(page).count()).toBe(61);
  await boxes(page).nth(3).check();
  const links = page.getByRole("rowheader").getByRole("link");
  const names = await links.allTextContents();
  const title = (at: number) => page.getByRole("heading", { level: 1, name: names[at] as string });
  await links.nth(55).click();
  await title(55).waitFor();
  await page.getByRole("link", { name: "Next work" }).click();
  await title(56).waitFor();
  await page.getByRole("link", { name: "Previous work" }).click();
  await title(55).waitFor();
  await page.getByRole("link", { name: "Back to works" }).click();
  await page.waitForURL(/sort=identifier&status=published$/);
  await bar(page).getByText("1 work chosen").waitFor();
  await expect
    .poll(() => links.nth(55).evaluate((link) => link === document.activeElement))
    .toBe(true);
  await expect.poll(() => boxes(page).count()).toBe(61);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test.each([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])("desk-works: the selection bar never covers the focused element, at %o", async (viewport) => {
  const { page } = await openPage(browser, { storageState: owner, viewport });
  await page.goto(`${site.url}/desk/works`);
  await untilReady(page);
  await boxes(page).nth(0).check();
  await bar(page).getByText("1 work chosen").waitFor();
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    expect(await hiddenFocus(page)).toBe(null);
  }
  await page.context().close();
});
