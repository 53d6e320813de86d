/** @module-tag full */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { personAt } from "../support/album-people.ts";
import { untilReady } from "../support/browser.ts";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";
import { isSound, judge } from "../support/judged-screens.ts";
import type { Screen } from "../support/judged-screens.ts";
import { everyContent, wholeViews } from "../support/whole-exhibition.ts";

let site: ExhibitionDeskSite;
let owner: BrowserContext;
/** An exhibition with a block of every type, which nobody changes. */
let everyType: string;

beforeAll(async () => {
  site = await startExhibitionDesk(4);
  const contents = everyContent(await wholeViews(personAt(site.owner)));
  everyType = await site.exhibitionOf("Every type", ...contents);
  const { page } = await site.open(site.owner, { reducedMotion: "reduce" });
  owner = page.context();
});

afterAll(() => site?.remove());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();
/** Opens the editor with no block in hand. */
async function openEditor(page: Page) {
  await page.goto(`${site.url}/desk/exhibitions/${encodeURIComponent(everyType)}`);
  await page.locator("[data-title]").last().waitFor();
  await untilReady(page);
}

/** The editor after a press on a button, with what that opens. */
const editor = (name: string, press: string, opened: "dialog" | "menu" | "region"): Screen => ({
  name,
  async open(page) {
    await openEditor(page);
    await button(page, press).click();
    await page.getByRole(opened).last().waitFor();
  },
});

/** The same with a text in hand. */
const text = (name: string, press: string): Screen => ({
  name,
  async open(page) {
    await openEditor(page);
    await page.locator("[data-title]").first().click();
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.press("Control+A");
    await button(page, press).click();
    await page.getByRole("dialog").waitFor();
  },
});

const screens: Screen[] = [
  {
    name: "the list of exhibitions",
    async open(page) {
      await page.goto(`${site.url}/desk/exhibitions`);
      await page.getByRole("link", { name: "Every type" }).waitFor();
    },
  },
  {
    name: "a new exhibition",
    async open(page) {
      await page.goto(`${site.url}/desk/exhibitions`);
      await button(page, "New exhibition").click();
      await page.getByRole("textbox", { name: "Title", exact: true }).waitFor();
    },
  },
  {
    name: "the editor with the forms of all blocks",
    async open(page) {
      await site.openEditor(page, everyType);
      await page.getByText("About the exhibition").click();
      await page.locator(".step-form__line").first().click();
      await page.getByRole("textbox", { name: "Words to it", exact: true }).waitFor();
      await page.getByText(/^It finds/).waitFor();
      // What the bar, which stays in sight, lies over half is no target of its own.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  editor("the menu of blocks", "Add a block", "menu"),
  editor("who sees an exhibition", "Publish, share", "dialog"),
  editor("the versions of an exhibition", "Versions", "dialog"),
  editor("the preview", "Preview", "region"),
  editor("what the keys of the editor do", "Keys", "dialog"),
  text("the link of a text", "Link"),
  text("the footnote of a text", "Footnote"),
  {
    name: "choosing a picture",
    async open(page) {
      await openEditor(page);
      await button(page, "Add a block").click();
      await page.getByRole("menuitem", { name: "Picture", exact: true }).click();
      await page.getByRole("searchbox", { name: "Find a work" }).fill("no. 1");
      await page.locator(".pick-work__list > li > button").first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];

test.each(screens)(`exhibition-accessibility: $name ${isSound}`, (screen) => judge(owner, screen));
