import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage } from "../support/browser.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 4, plain: 1 } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const handles = (page: Page) => button(page, /^Move Study no\. \d, \D+, \d of/);
const told = (page: Page) => page.getByRole("status").filter({ hasText: " is in " });

/** The titles of the works in the album that shows, in their order. */
const order = (page: Page) => async () =>
  (await page.locator(".album-page li cite").allTextContents()).map(
    (title) => /\d/.exec(title)?.[0],
  );

/** Puts the work whose page or card shows into albums: a new one, or those that are there. */
async function keep(page: Page, { title, caption }: { title: string; caption?: string }) {
  const isThere = page.getByRole("checkbox", { name: title });
  const isNew = page.getByLabel("New album");
  await isNew.waitFor();
  await page.getByText("Looking for your albums").waitFor({ state: "detached" });
  if ((await isThere.count()) > 0) await isThere.check();
  else await isNew.fill(title);
  if (caption) await page.getByLabel("Caption").fill(caption);
  await button(page, "Save").click();
  await told(page).getByRole("link", { name: title }).waitFor();
  await button(page, "Undo").waitFor();
}

test("albums: a visitor gathers from a card, a page and the close-up; another edits it at the same time, and both end alike", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });

  // From a card, by keyboard.
  await page.goto(`${site.url}/works?sort=title`);
  await button(page, /^Add Study no\. 1,/).focus();
  await page.keyboard.press("Enter");
  await dialog(page, "Add to albums").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keep(page, { title: "Storms" });
  await button(page, "Undo").click();
  await page.getByText("Undone.").waitFor();
  await button(page, /^Add Study no\. 1,/).click();
  await keep(page, { title: "Storms" });
  expect(await axeViolations(page)).toEqual([]);

  // From a work's page, from its menu, and of what is seen close up.
  await page
    .getByRole("link", { name: /Study no\. 2/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /Study no\. 2/ }).waitFor();
  await button(page, "Add to albums").click();
  await keep(page, { title: "Storms" });
  await button(page, "Download and share").first().click();
  await page.getByRole("menuitem", { name: "Add to albums" }).click();
  await dialog(page, "Add to albums").waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: "Storms" }).isChecked()).toBe(true);
  await button(page, "Cancel").click();
  await page.goto(`${site.url}/works`);
  await page
    .getByRole("link", { name: /Study no\. 3/ })
    .first()
    .click();
  await page.waitForURL(/\/works\/study-no-3/);
  await page.goto(`${page.url()}?region=200,200,400,300`);
  await page.getByRole("application").waitFor();
  const { pathname, search } = new URL(page.url());
  await button(page, "Keep this view").click();
  await keep(page, { title: "Storms", caption: "The corner" });

  // The album, and the detail in it.
  await told(page).getByRole("link", { name: "Storms" }).click();
  await page.getByRole("heading", { level: 1, name: "Storms" }).waitFor();
  await button(page, "Edit").waitFor();
  await expect.poll(order(page)).toEqual(["1", "2", "3"]);
  const detail = page.getByRole("link", { name: /Study no\. 3.*detail/ });
  expect(await detail.locator("img").getAttribute("src")).toMatch(/\/\d+,\d+,\d+,\d+\//);
  const address = new URL((await detail.getAttribute("href")) ?? "", site.url);
  expect(decodeURIComponent(address.href)).toBe(
    decodeURIComponent(`${site.url}${pathname}${search}`),
  );
  expect(await axeViolations(page)).toEqual([]);

  // Another person, by the edit link; whoever has no link sees nothing.
  await button(page, "Share").click();
  await button(page, "Make an edit link").click();
  const link = page.getByText(/\/albums\/[^#]+#/);
  const editLink = (await link.textContent()) ?? "";
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const second = await openPage(browser, { reducedMotion: "reduce" });
  const other = second.page;
  const plain = await other.goto(editLink.replace(/#.*/, ""));
  expect(plain?.status()).toBe(404);
  await other.getByRole("heading", { name: "There is no album at this address" }).waitFor();
  await other.goto("about:blank");
  await other.goto(editLink);
  await other.getByRole("heading", { level: 1, name: "Storms" }).waitFor();
  await expect.poll(() => other.url()).not.toContain("#");

  // Both edit.
  await button(page, "Edit").click();
  await button(other, "Edit").click();
  await handles(page).first().waitFor();
  await handles(other).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await handles(page).last().focus();
  for (const key of ["Space", "Home", "Space"]) await page.keyboard.press(key);
  await expect.poll(order(other)).toEqual(["3", "1", "2"]);
  await other.getByText("The order was changed.").waitFor();
  await button(other, /^Move Study no\. 2,.* up$/).click();
  await expect.poll(order(page)).toEqual(["3", "2", "1"]);
  await button(other, /^Remove Study no\. 1,/).click();
  await expect.poll(order(page)).toEqual(["3", "2"]);
  await button(other, "Undo").click();
  await expect.poll(order(page)).toEqual(["3", "2", "1"]);
  await page.getByLabel(/^Words to Study no\. 2/).fill("Said here");
  await page.getByLabel(/^Words to Study no\. 2/).press("Enter");
  await expect
    .poll(() => other.getByLabel(/^Words to Study no\. 2/).inputValue())
    .toBe("Said here");

  // The same title at once: nobody's words are lost.
  await page.getByLabel("Title").fill("Storms at sea");
  await other.getByLabel("Title").fill("Storms on land");
  await page.getByLabel("Title").blur();
  await expect
    .poll(() => other.getByRole("heading", { level: 1 }).textContent())
    .toBe("Storms at sea");
  await other.getByLabel("Title").blur();
  await other.getByText("Somebody else has changed this meanwhile.").waitFor();
  await button(other, "Use yours").click();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Storms on land");
  await expect.poll(() => other.getByLabel("Title").inputValue()).toBe("Storms on land");

  // Dragged by its handle.
  const [from, to] = [
    await handles(page).nth(2).boundingBox(),
    await handles(page).first().boundingBox(),
  ];
  if (!from || !to) throw new Error("There are no handles.");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(from.x + 10, to.y + 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(order(page)).toEqual(["1", "3", "2"]);
  await expect.poll(order(other)).toEqual(["1", "3", "2"]);

  // On paper, each with the way to exactly what it shows.
  await button(page, "Done").click();
  await page.getByRole("link", { name: "Print" }).click();
  await page.getByRole("heading", { name: "Print Storms on land" }).waitFor();
  await expect.poll(() => page.locator(".worksheet").count()).toBe(3);
  const codes = page.getByRole("img", { name: /^QR code of .*\?.*region=/ });
  await expect.poll(() => codes.count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  const sheets = await page.pdf({ format: "A4" });
  expect(pagesOf(sheets)).toBe(3);
  await page.getByLabel(/^Labels/).check();
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);

  // Deleted, and brought back; the other is told at once.
  await page.getByRole("link", { name: "Back to the album" }).click();
  await button(page, "Edit").click();
  await button(page, "Delete the album").click();
  await other.getByText("This album is not there any more").waitFor();
  // "Undo" appears when the deletion was answered, so the next answer is the one to the undo.
  await button(page, "Undo").waitFor();
  const restored = page.waitForResponse((response) => response.request().method() === "POST");
  await button(page, "Undo").click();
  await restored;
  await page.getByRole("heading", { level: 1, name: "Storms on land" }).waitFor();
  await page.goto(`${site.url}/albums`);
  await page.getByRole("list", { name: "Your albums" }).getByText("Storms on land").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await other.goto(`${site.url}/albums`);
  await other.getByRole("list", { name: "Shared with you" }).getByText("Storms on land").waitFor();
  expect(faults).toEqual([]);
  expect(second.faults).toEqual([]);
});

/** How many sheets a PDF has. */
function pagesOf(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}
