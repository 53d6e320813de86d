/** @module-tag full */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText, wordsOf } from "../../src/text/rich-text.ts";
import type { RichText } from "../../src/text/rich-text.ts";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";
import { copiedTexts } from "../support/copied-texts.ts";
import type { Taken } from "../support/exhibition-operations.ts";

let site: ExhibitionDeskSite;

beforeAll(async () => {
  site = await startExhibitionDesk(3);
});

afterAll(() => site?.remove());

/** Too narrow for the preview beside it, which other tests cover. */
const narrow = { viewport: { width: 1_100, height: 900 } };
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });
const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });
const row = (page: Page, kind: string) =>
  page
    .locator(".block-list__rows > li")
    .filter({ has: page.locator(".block-row__kind", { hasText: kind }) })
    .first();
const saved = (page: Page) => page.getByText("All is saved", { exact: true }).waitFor();
const text = (...paragraphs: string[]) => ({ text: { text: plainText(...paragraphs) } });
const quotation = (words: string) => ({ quotation: { words, source: null, address: null } });

/** Returns the whole image of each work. */
async function wholePictures(): Promise<[Taken, Taken, ...Taken[]]> {
  type Found = { id: string; images: { id: string; width: number; height: number }[] };
  const { data } = await site.owner.send(
    "{ works(first: 9, filter: { hasImage: true }) { edges { node { id images(first: 1) { id width height } } } } }",
  );
  const { works } = data as unknown as { works: { edges: { node: Found }[] } };
  const [first, second, ...others] = works.edges.flatMap(({ node: { id: workId, images } }) =>
    images.map(({ id: imageId, width, height }) => {
      return { workId, imageId, place: 0, width, height, frame: "full 0" };
    }),
  );
  if (!first || !second) throw new Error("There are not two pictures.");
  return [first, second, ...others];
}

async function carousel() {
  const slides = (await wholePictures()).map((view, place) => ({ key: `s${place}`, view }));
  return { carousel: { label: "All of them", slides } };
}

test("exhibition-editing: sixty steps of all kinds are undone to the beginning and redone to the end", async () => {
  const id = await site.exhibitionOf(
    "Sixty steps",
    text("The first words."),
    quotation("Somebody said so."),
    await carousel(),
    { separator: { look: "LINE" } },
  );
  const begin = await site.held(id);
  const { page, faults } = await site.open(site.owner, narrow);
  await site.openEditor(page, id);
  await page.getByText("About the exhibition").click();
  const undo = button(page, /^(Undo .|Nothing to undo)/);
  const redo = button(page, /^(Redo .|Nothing to redo)/);

  for (let round = 1; round <= 6; round++) {
    await field(page, "Title").fill(`After ${round} rounds`);
    await field(row(page, "Quotation"), "The words").fill(`Said ${round} times.`);
    await field(row(page, "Text"), "Text").press("Control+End");
    await page.keyboard.insertText(` Words of round ${round}.`);
    await row(page, "Carousel")
      .getByRole("button", { name: /^Move Study.* down$/ })
      .first()
      .click();
    await field(row(page, "Carousel"), "Caption").first().fill(`Caption ${round}`);
    await button(row(page, "Text"), /^Move Text .* (down|up)$/)
      .nth(round % 2 ? 1 : 0)
      .click();
    await button(row(page, "Quotation"), /^(Hide|Show) Quotation/).click();
    await button(row(page, "Quotation"), /^Duplicate/).click();
    await page.getByLabel("Colours", { exact: true }).selectOption({ index: round % 4 });
    await button(row(page, "Separator"), /^(Duplicate|Remove) Separator/)
      .nth(round % 2 ? 0 : 1)
      .click();
  }
  await button(row(page, "Carousel"), /^Take out Study/)
    .first()
    .click();
  await saved(page);
  const end = await site.held(id);
  expect(end.blocks.length).toBeGreaterThan(8);

  const steps = { back: 0, on: 0 };
  while ((await undo.getAttribute("aria-disabled")) !== "true") {
    await page.keyboard.press("Control+Z");
    steps.back += 1;
  }
  await saved(page);
  expect(steps.back).toBeGreaterThanOrEqual(60);
  expect(await site.held(id)).toEqual(begin);
  while ((await redo.getAttribute("aria-disabled")) !== "true") {
    await page.keyboard.press("Control+Shift+Z");
    steps.on += 1;
  }
  await saved(page);
  expect(steps.on).toBe(steps.back);
  expect(await site.held(id)).toEqual(end);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("exhibition-editing: edits during a connection failure or a lost response are saved once after reconnection", async () => {
  const id = await site.exhibitionOf("On the train", text("Before the tunnel."), quotation("So."));
  const { page, faults } = await site.open(site.owner, narrow);
  await site.openEditor(page, id);
  await field(row(page, "Text"), "Text").press("Control+End");
  await page.keyboard.type(" In the");
  await page.context().setOffline(true);
  await page.keyboard.type(" tunnel.");
  await page.getByText(/^You are offline. What you write is kept/).waitFor();
  await button(page, "Duplicate Quotation “So.”").first().click();
  await field(row(page, "Quotation"), "The words").fill("So it was.");
  await page.context().setOffline(false);
  await saved(page);

  // The server applies the change, but the response is lost.
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    const isChange = (route.request().postData() ?? "").includes('"content":');
    if (!isChange || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await button(row(page, "Text"), /^Duplicate Text/).click();
  await field(row(page, "Text"), "Text").press("Control+End");
  await page.keyboard.type(" And out.");
  await button(page, "Try again").click();
  await saved(page);
  expect(isLost).toBe(true);

  const { blocks } = await site.held(id);
  expect(
    blocks.map((block) => block["words"] ?? wordsOf(block["text"] as RichText).trim()),
  ).toEqual([
    "Before the tunnel. In the tunnel. And out.",
    "Before the tunnel. In the tunnel.",
    "So it was.",
    "So.",
  ]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test.each(copiedTexts)(
  "exhibition-editing: text copied from $program is pasted as clean text",
  async ({ html, kept }) => {
    const id = await site.exhibitionOf("Pasted", text());
    const { page, faults } = await site.open(site.owner, narrow);
    await site.openEditor(page, id);
    await page.evaluate((copied) => {
      document.addEventListener(
        "copy",
        (event) => {
          event.clipboardData?.setData("text/html", copied);
          event.preventDefault();
        },
        { once: true },
      );
    }, html);
    await page.keyboard.press("Control+C");
    await field(row(page, "Text"), "Text").press("Control+V");
    await saved(page);
    await expect
      .poll(async () => outline((await site.held(id)).blocks[0]?.["text"] as RichText))
      .toEqual(kept);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

type Part = {
  type: string;
  text?: string;
  marks?: { type: string }[];
  content?: Part[];
  attrs?: { level?: number };
};

/** Returns a short form of a text: `h2 Words`, `p Words with <strong>some</strong>`, `ul li p Words`. */
function outline(text: RichText): string[] {
  const lines: string[] = [];
  function walk(part: Part, before: string) {
    const inline = (part.content ?? []).every(({ type }) =>
      ["text", "hardBreak", "footnote"].includes(type),
    );
    const name = { ...names, heading: `h${part.attrs?.level}` }[part.type] ?? part.type;
    if (inline) lines.push(`${before}${name} ${wordsIn(part)}`.trim());
    else for (const each of part.content ?? []) walk(each, `${before}${name} `);
  }
  for (const part of (text as unknown as Part).content ?? []) walk(part, "");
  return lines;
}

const names: Record<string, string> = {
  paragraph: "p",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
};

function wordsIn({ content = [] }: Part): string {
  return content
    .map((part) => {
      if (part.type === "footnote") return `[${wordsIn(part)}]`;
      return (part.marks ?? []).reduce(
        (words, { type }) => `<${type}>${words}</${type}>`,
        part.text ?? "\n",
      );
    })
    .join("");
}
