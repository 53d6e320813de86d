/** @module-tag full */
import sharp from "sharp";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { axeViolations, launchBrowser, openPage, untilReady } from "../support/browser.ts";
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
    startSite({ collection: { pictures: 1, plain: 0 } }),
  ]);
  owner = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Returns the only work of the site. */
async function theWork() {
  const { data } = await ask(site.url, "{ works(first: 1) { edges { node { id slug } } } }");
  const { works } = data as unknown as {
    works: { edges: { node: { id: string; slug: string } }[] };
  };
  const node = works.edges[0]?.node;
  if (!node) throw new Error("There is no work.");
  return node;
}

test("work-pictures: an image is added, described, moved by keyboard, aligned by three pairs, and offered as a layer", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  const { id, slug } = await theWork();
  await page.goto(`${site.url}/desk/works/${id}/pictures`);
  await page.getByRole("heading", { name: "2 pictures" }).waitFor();
  await untilReady(page);

  const background = { r: 90, g: 120, b: 60 };
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { mimeType: "image/jpeg", buffer };
  const chooser = page.getByLabel("Pictures to add");
  await chooser.setInputFiles([
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("No picture") },
    { name: "scan.jpg", ...file },
  ]);
  await page.getByText("“notes.jpg”: The file is not a picture.").waitFor();
  await page.getByRole("heading", { name: "3 pictures" }).waitFor();
  await button(page, "Leave it").click();

  const alt = page.getByLabel("Alternative text of scan.jpg");
  await alt.fill("The same, seen in another light");
  await alt.blur();
  await page.getByText("The words to “scan.jpg” are saved.").waitFor();
  await page.getByLabel("What it shows").nth(2).selectOption("XRAY");
  await page.getByText("X-ray: that is saved.").waitFor();

  await button(page, "Move X-ray, 3 of 3").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.getByText("“X-ray” stands for the work now.").waitFor();
  await button(page, "Undo").click();
  await page.getByText("That is taken back.").waitFor();
  await button(page, "Move X-ray, 3 of 3").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await button(page, "Align X-ray").click();
  const inFirst = page.getByRole("application", { name: "Point in the first picture" });
  const inThis = page.getByRole("application", { name: "Point in “X-ray”" });
  const save = button(page, "Save");
  // The images accept clicks once they are drawn.
  await inFirst.locator("canvas").first().waitFor();
  await inThis.locator("canvas").first().waitFor();
  for (const pane of [inFirst, inThis]) {
    const box = await pane.boundingBox();
    if (!box) throw new Error("The picture has no place.");
    for (const [x, y] of [
      [0.45, 0.45],
      [0.55, 0.45],
    ] as const) {
      await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    }
  }
  await page.getByText(/^Two pairs turn, scale and move it\./).waitFor();
  for (const pane of [inFirst, inThis]) {
    await pane.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Enter");
  }
  await page.getByText(/^Three pairs are set\./).waitFor();
  expect(await page.getByRole("button", { name: /^Point \d in/ }).count()).toBe(6);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "Preview").click();
  await page.getByRole("slider", { name: /^How much of it is seen/ }).fill("80");
  await save.click();
  await page.getByText("By 3 pairs of points").waitFor();
  await page.getByText("“X-ray” is aligned.").waitFor();

  // Visitors find it as a layer, although the two have different aspect ratios.
  await page.goto(`${site.url}/works/${slug}?region=full`);
  const closeUp = page.getByRole("dialog", { name: /close up$/ });
  await closeUp.getByRole("button", { name: "Layers", exact: true }).click();
  await closeUp.getByRole("slider", { name: /^X-ray/ }).click();
  await page.waitForURL(/layers=3:0\.5$/);
  expect(faults).toEqual([]);
});

test("work-pictures: a measured scale and a described detail are saved and visible to visitors", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  const { id, slug } = await theWork();
  await page.goto(`${site.url}/desk/works/${id}/pictures`);
  const measure = button(page, /^Measure a length in/).first();
  await measure.click();
  const dialog = page.getByRole("dialog", { name: /^Measure a length in/ });
  const pane = dialog.getByRole("application");
  await pane.locator("canvas").first().waitFor();

  // From one edge to the other, where the keys stop: 1,600 pixels.
  await pane.focus();
  for (const key of ["ArrowLeft", "ArrowRight"]) {
    for (let pressed = 0; pressed < 30; pressed++) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press("Enter");
  }
  const length = dialog.getByLabel("Its length");
  await length.fill("forty");
  await dialog.getByText("Type the length in centimetres, as a number such as 12.5.").waitFor();
  await length.fill("40");
  await dialog.getByText("That makes 40 pixels in a centimetre.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByText("40 pixels in a cm, measured").waitFor();

  await button(page, /^Describe a part of/)
    .first()
    .click();
  const describing = page.getByRole("dialog", { name: /^Describe a part of/ });
  const picture = describing.getByRole("application");
  await picture.locator("canvas").first().waitFor();
  await picture.focus();
  await page.keyboard.press("Enter");
  for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press("Enter");
  await describing.getByText("Say in a few words what it is.").waitFor();
  await describing.getByLabel("What it is").fill("The middle");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByText("The detail “The middle” is saved.").waitFor();
  await button(page, "Change The middle").waitFor();

  const looker = await openPage(browser);
  await looker.page.goto(`${site.url}/works/${slug}?region=full`);
  const closeUp = looker.page.getByRole("dialog", { name: /close up$/ });
  await closeUp.getByRole("img", { name: /^Scale: \d+ centimetres?$/ }).waitFor();
  await closeUp.getByRole("button", { name: "Details", exact: true }).click();
  await closeUp.getByRole("button", { name: "The middle" }).waitFor();

  await measure.click();
  await dialog.getByRole("button", { name: "Forget the scale" }).click();
  await page.getByText(/^The scale of “.+” is forgotten\.$/).waitFor();
  expect([...faults, ...looker.faults]).toEqual([]);
});
