/** @module-tag full */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText, wordsOf } from "../../src/text/rich-text.ts";
import type { RichText } from "../../src/text/rich-text.ts";
import { eventually } from "../support/eventually.ts";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";

let site: ExhibitionDeskSite;

beforeAll(async () => {
  site = await startExhibitionDesk(1);
});

afterAll(() => site?.remove());

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });
const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });
const rows = (page: Page) => page.locator(".block-list__rows > li");
const saved = (page: Page) => page.getByText("All is saved", { exact: true }).waitFor();
const titles = (page: Page) => rows(page).locator(".block-row__summary").allTextContents();

const text = (...paragraphs: string[]) => ({ text: { text: plainText(...paragraphs) } });

/** Returns the text of the text blocks on the server, and text and source of the quotations. */
async function wordsHeld(id: string): Promise<string[]> {
  const { blocks } = await site.held(id);
  return blocks.map((block) =>
    block.__typename === "TextBlock"
      ? wordsOf(block["text"] as RichText).trim()
      : [block["words"], block["source"]].join(" / "),
  );
}

test("exhibition-together: two simultaneous editors lose no changes to fields, paragraphs or blocks", async () => {
  const id = await site.exhibitionOf(
    "Together",
    text("The sea is wide."),
    { quotation: { words: "Here be dragons", source: null, address: null } },
    text("To be moved."),
    text("To be taken out."),
  );
  const ada = await site.curator("Ada");
  const [one, other] = await Promise.all([site.open(site.owner), site.open(ada)]);
  await Promise.all([site.openEditor(one.page, id), site.openEditor(other.page, id)]);

  // Each user writes in another field of the same block.
  await field(rows(one.page).nth(1), "The words").focus();
  await one.page.keyboard.press("End");
  await field(rows(other.page).nth(1), "Whose they are").focus();
  await Promise.all([
    one.page.keyboard.type(", said the map of the globe"),
    other.page.keyboard.type("The Lenox Globe, about 1510"),
  ]);
  const quotation = "Here be dragons, said the map of the globe / The Lenox Globe, about 1510";
  await expect.poll(async () => (await wordsHeld(id))[1]).toBe(quotation);
  for (const { page } of [one, other]) {
    await expect
      .poll(() => field(rows(page).nth(1), "Whose they are").inputValue())
      .toMatch(/1510$/);
    await expect.poll(() => field(rows(page).nth(1), "The words").inputValue()).toMatch(/globe$/);
  }

  // Both write in one paragraph: the later user is asked, and both texts are preserved.
  await field(rows(one.page).first(), "Text").focus();
  await one.page.keyboard.press("Control+Home");
  await field(rows(other.page).first(), "Text").focus();
  await other.page.keyboard.press("Control+End");
  await Promise.all([
    one.page.keyboard.type("They say: "),
    other.page.keyboard.type(" And deep, say others."),
  ]);
  const take = (page: Page) => button(page, "Take what is chosen");
  const asked = await Promise.race(
    [one.page, other.page].map(async (page) => {
      await take(page).waitFor();
      return page;
    }),
  );
  await take(asked).click();
  await Promise.all([saved(one.page), saved(other.page)]);
  const [sea = ""] = await wordsHeld(id);
  expect(sea).toContain("They say: The sea is wide.");
  expect(sea).toContain("And deep, say others.");

  // One user moves and adds blocks, while the other removes the block that the first is editing.
  await field(rows(one.page).nth(3), "Text").focus();
  await one.page.keyboard.press("Control+End");
  const taking = button(other.page, /^Remove Text “To be taken out/).click();
  await Promise.all([taking, one.page.keyboard.type(" But somebody writes here.")]);
  await one.page.getByText(/^Somebody took Text “To be taken out/).waitFor();
  await button(one.page, /Move Text “To be moved.” up/).click();
  await button(other.page, "Add a block").click();
  await other.page.getByRole("menuitem", { name: "Quotation" }).click();
  // The new block has the focus, wherever it is.
  const added = rows(other.page).filter({ has: other.page.locator(":focus") });
  await added.filter({ hasText: "Quotation" }).waitFor();
  await field(added, "The words").fill("Added meanwhile");
  await button(one.page, "Put it back with what you wrote").click();
  await Promise.all([saved(one.page), saved(other.page)]);
  await expect
    .poll(() => wordsHeld(id))
    .toEqual(expect.arrayContaining(["To be taken out. But somebody writes here.", quotation]));
  // The block was added after the last block on one page, before or after that block was moved on the other.
  const isAdded = (words: string) => words.startsWith("Added meanwhile");
  const held = await wordsHeld(id);
  expect(held.filter(isAdded)).toHaveLength(1);
  const others = held.filter((words) => !isAdded(words));
  expect(others.slice(0, 3)).toEqual([sea, "To be moved.", quotation]);
  const areAlike = async () => expect(await titles(other.page)).toEqual(await titles(one.page));
  await eventually(areAlike);
  await one.page.reload();
  await rows(one.page).last().waitFor();
  await eventually(areAlike);
  expect([...one.faults, ...other.faults]).toEqual([]);
});
