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

/** Returns the titles of the works in the visible album, in order. */
const order = (page: Page) => async () =>
  (await page.locator(".album-page li cite").allTextContents()).map(
    (title) => /\d/.exec(title)?.[0],
  );

/** Adds the work of the visible page or card to albums: a new one, or existing ones. */
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

test("albums: a visitor fills an album, shares, edits it together with another user, prints, deletes and restores it", async () => {
  const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });

  // From a card, with the keyboard.
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

  // From a work's page, from its menu, and from the zoom view.
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

  // Another user opens the edit link; without the link the album is not visible.
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

  // Both users edit.
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

  // Both change the title at the same time: no input is lost.
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

  // The print page links each work to exactly the shown view.
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

  // Deleted and restored; the other user is notified at once.
  await page.getByRole("link", { name: "Back to the album" }).click();
  await button(page, "Edit").click();
  await button(page, "Delete the album").click();
  await other.getByText("This album is not there any more").waitFor();
  // "Undo" appears after the response to the deletion, so the next response belongs to the undo.
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

/** Returns the number of pages of a PDF. */
function pagesOf(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}
