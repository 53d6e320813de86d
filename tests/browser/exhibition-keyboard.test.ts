/** @module-tag full */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";
import type { Keyboard } from "../support/keyboard.ts";
import { keyboardAt } from "../support/keyboard.ts";
import { readsAll } from "../support/reading-all.ts";

let site: ExhibitionDeskSite;

beforeAll(async () => {
  site = await startExhibitionDesk(4);
  await site.owner.change("saveSearch", { name: "Everything by the sea", search: "sea" });
});

afterAll(() => site?.remove());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1_440, height: 900 } };

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });
const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

/** A curator who creates an exhibition without a mouse. */
class Maker {
  constructor(
    readonly page: Page,
    readonly keys: Keyboard,
  ) {}

  /** The block that was added last. */
  get last(): Locator {
    return this.page.locator(".block-list__rows > li").last();
  }

  /** Chooses a type of block to add at the end. */
  async choose(kind: string) {
    const { page, keys } = this;
    await keys.press(button(page, "Add a block"));
    const item = page.getByRole("menuitem", { name: kind, exact: true });
    await page.locator("[role=menu]:focus-within").waitFor();
    await page.keyboard.type(kind);
    await expect.poll(() => item.getAttribute("data-focus-visible")).toBe("true");
    await page.keyboard.press("Enter");
  }

  /** Checks that the new block is there and open, and has the focus. */
  async isAdded(kind: string) {
    const title = this.last.locator("[data-title]");
    await title.filter({ hasText: kind }).waitFor();
    // The focus is on the field for its content.
    await this.keys.isAt(
      this.last.locator(".block-row__form :is([role=textbox], input, select, textarea)").first(),
    );
    expect(await title.getAttribute("aria-expanded")).toBe("true");
  }

  async add(kind: string) {
    await this.choose(kind);
    await this.isAdded(kind);
  }

  /** Searches for a work in the open search, and opens it. */
  async find(words: string) {
    const { page, keys } = this;
    const search = page.getByRole("searchbox", { name: "Find a work" });
    await keys.isAt(search);
    await page.keyboard.type(words);
    const found = page.locator(".pick-work__list > li > button");
    await expect.poll(() => found.first().textContent()).toContain(words);
    await keys.press(found.first());
  }

  /** Zooms into the open image, and uses the view. */
  async take(...moves: string[]) {
    const { page, keys } = this;
    await page.locator(".view-finder .deep-zoom__before[hidden]").waitFor({ state: "attached" });
    await keys.to(page.getByRole("application"));
    for (const move of moves) await page.keyboard.press(move);
    await keys.press(button(page, "Use this view"));
    await page.locator(".view-finder").waitFor({ state: "detached" });
  }

  async saved() {
    await this.page.getByRole("status").filter({ hasText: "All is saved" }).waitFor();
  }
}

test("exhibition-keyboard: an exhibition with all block types is created and published by keyboard, and then read and printed", async () => {
  const { page, faults } = await site.open(site.owner, {
    viewport: { width: 1_180, height: 900 },
    reducedMotion: "reduce",
  });
  const keys = keyboardAt(page);
  const maker = new Maker(page, keys);
  const key = (name: string) => page.keyboard.press(name);
  const type = (words: string) => page.keyboard.type(words);

  await page.goto(`${site.url}/desk`);
  await keys.press(page.getByRole("link", { name: "Exhibitions", exact: true }).last());
  await keys.press(button(page, "New exhibition"));
  await keys.isAt(field(page, "Title"));
  await type("Where maps end");
  await key("Enter");
  await page.getByRole("heading", { level: 1, name: "Where maps end" }).waitFor();
  await keys.to(field(page, "Introduction"));
  await type("Of edges.");

  await maker.add("Text");
  await keys.to(field(maker.last, "Text"));
  await type("# The edge");
  await key("Enter");
  await type("A ");
  await key("Control+B");
  await type("flat");
  await key("Control+B");
  await type(" sheet of a ");
  await key("Control+I");
  await type("round");
  await key("Control+I");
  await type(" thing, as all");
  await key("Control+Shift+ArrowLeft");
  await key("Control+K");
  await keys.isAt(field(page, "Where it leads"));
  await type("https://example.org/all");
  await key("Enter");
  await keys.isAt(field(maker.last, "Text"));
  await key("End");
  await key("Control+Alt+F");
  await keys.isAt(field(page, "Footnote"));
  await type("Said by Lambert.");
  await keys.press(button(page, "Add the footnote"));
  await keys.isAt(field(maker.last, "Text"));
  await key("Enter");
  await type("- Torn");
  await key("Enter");
  await type("Folded");
  await key("Enter");
  await key("Enter");
  await type("> Nobody fell off.");

  await maker.choose("Picture");
  await maker.find("no. 1");
  await maker.take("+", "+", "ArrowRight");
  await maker.isAdded("Picture");
  await keys.write(field(maker.last, "Caption"), "A corner");
  await keys.to(maker.last.getByLabel("How wide it is"));
  await key("ArrowDown");

  await maker.add("Zoom story");
  await keys.write(field(maker.last, "Title of the story"), "From afar and near");
  await keys.press(button(maker.last, "Add a step"));
  await maker.find("no. 2");
  await maker.take();
  await keys.write(field(maker.last, "What is seen, in a few words"), "All of it");
  await keys.to(field(maker.last, "Words to it"));
  await type("Stand back.");
  for (const [title, move] of [
    ["The middle", "+"],
    ["The side", "ArrowRight"],
  ] as const) {
    await keys.press(button(maker.last, "Add a step"));
    await maker.take(move, move);
    await keys.isAt(maker.last.getByRole("button", { name: /Nothing written yet/ }));
    await keys.write(field(maker.last, "What is seen, in a few words"), title);
  }

  await maker.choose("Carousel");
  await keys.isAt(field(page, "What the slides are"));
  await type("Four corners");
  await key("Enter");
  await maker.isAdded("Carousel");
  await keys.press(button(maker.last, "Add pictures"));
  const search = page.getByRole("searchbox", { name: "Find a work" });
  await keys.isAt(search);
  for (const number of [1, 2, 3]) {
    await keys.press(page.locator(".pick-work__list > li > button").nth(number - 1));
    await page.getByText(`Added “`).waitFor();
  }
  await keys.press(button(page, "Done"));
  await keys.isAt(button(maker.last, "Add pictures"));
  await keys.press(button(maker.last, "Add a detail"));
  await maker.find("no. 4");
  await maker.take("+");
  await keys.write(field(maker.last, "Caption").last(), "The fourth");

  await maker.choose("Comparison");
  await maker.find("no. 1");
  await maker.take();
  await maker.find("no. 3");
  await maker.take();
  await maker.isAdded("Comparison");

  await maker.add("Work list");
  await keys.write(field(maker.last, "Title of the list"), "To see again");
  await keys.press(button(maker.last, "Add works"));
  await keys.isAt(search);
  await keys.press(page.locator(".pick-work__list > li > button").first());
  await keys.press(button(page, "Done"));

  await maker.add("Work list");
  await keys.write(field(maker.last, "Title of the list"), "Whatever is of the sea");
  await keys.to(maker.last.getByLabel("Which works"));
  await key("ArrowDown");
  await keys.to(maker.last.getByLabel("Your saved searches"));
  await key("ArrowDown");
  await maker.last.getByText(/^It finds/).waitFor();

  await maker.add("Quotation");
  await keys.write(field(maker.last, "The words"), "The map is not the territory.");
  await keys.write(field(maker.last, "Whose they are"), "Alfred Korzybski");

  await maker.choose("Video");
  await keys.isAt(field(page, "Its web address"));
  await type("https://vimeo.com/1084537");
  await keys.to(field(page, "What it shows"));
  await type("A globe that turns");
  await key("Enter");
  await maker.isAdded("Video");

  await maker.add("Separator");
  await keys.to(maker.last.getByLabel("What it looks like"));
  await key("ArrowDown");
  await maker.saved();

  await page.reload();
  await keys.press(button(page, "Publish, share"));
  await keys.press(button(page, "Publish now"));
  await page.getByText("It is published.").waitFor();
  await key("Escape");
  await keys.isAt(button(page, "Share, withdraw"));
  expect(faults).toEqual([]);

  const id = decodeURIComponent(page.url().split("/").at(-1) ?? "");
  const { slug } = await site.held(id);
  await page.context().close();
  for (const screen of [phone, desk]) {
    const { page: reader, faults: broken } = await site.open(null, screen);
    await readsAll(reader, `${site.url}/exhibitions/${slug}`);
    expect(broken).toEqual([]);
    await reader.context().close();
  }
});
