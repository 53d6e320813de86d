/** @module-tag full */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hiddenFocus, untilReady } from "../support/browser.ts";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";

let site: ExhibitionDeskSite;

beforeAll(async () => {
  site = await startExhibitionDesk(1);
});

afterAll(() => site?.remove());

const narrow = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Presses a key repeatedly, and returns the focused controls that are hidden. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", presses: number) {
  const hidden: string[] = [];
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press(key);
    const control = await hiddenFocus(page);
    if (control) hidden.push(control);
  }
  return hidden;
}

/** Inserts the line about a running import into the page, with its real size. */
const showImportLine = (page: Page) =>
  page.evaluate(() => {
    const line = document.createElement("section");
    line.className = "import-progress";
    line.style.height = "4rem";
    document.querySelector("#root")?.append(line);
  });

test.each(narrow)(
  "focus-in-sight: the tour bar never covers the focused control, at %o",
  async (viewport) => {
    const { page } = await site.open(site.owner, { viewport });
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    await page.goto(`${site.url}/works?image=yes`);
    await page
      .getByRole("list", { name: "Works" })
      .getByRole("link", { name: /Study no\. 1/ })
      .click();
    await button("Download and share").first().click();
    await page.getByRole("menuitem", { name: "Start a tour" }).click();
    await button("Start").click();
    await button("Begin to show").click();
    const bar = page.getByRole("complementary", { name: "Your tour" });
    await bar.waitFor();
    expect(await walk(page, "Tab", 35)).toEqual([]);
    expect(await walk(page, "Shift+Tab", 30)).toEqual([]);
    await bar.getByRole("button", { name: /^Code/ }).click();
    await bar.getByRole("img", { name: /^QR code of/ }).waitFor();
    expect(await walk(page, "Tab", 35)).toEqual([]);
    expect(await walk(page, "Shift+Tab", 30)).toEqual([]);
    await page.context().close();
  },
);

test.each([{ width: 820, height: 1180 }, ...narrow])(
  "focus-in-sight: a work form's bar and the import line never cover the focused control, at %o",
  async (viewport) => {
    const { page } = await site.open(site.owner, { viewport });
    await page.goto(`${site.url}/desk/works`);
    await page.getByRole("link", { name: /^Study no\. 1,/ }).click();
    await page.getByRole("textbox", { name: "Technique", exact: true }).waitFor();
    await untilReady(page);
    await showImportLine(page);
    await page.getByRole("textbox", { name: "Technique", exact: true }).fill("tempera");
    await page.getByRole("button", { name: "Discard changes" }).waitFor();
    await page.getByRole("textbox", { name: "Title", exact: true }).focus();
    expect(await walk(page, "Tab", 50)).toEqual([]);
    await page.context().close();
  },
);

test.each(narrow)(
  "focus-in-sight: the exhibition editor's bar and the import line never cover the focused control, at %o",
  async (viewport) => {
    const text = [{ type: "paragraph", content: [{ type: "text", text: "Here maps end." }] }];
    const id = await site.exhibitionOf(
      "Ends",
      ...Array.from({ length: 4 }, () => ({ text: { text: { type: "doc", content: text } } })),
    );
    const { page } = await site.open(site.owner, { viewport });
    await site.openEditor(page, id);
    await showImportLine(page);
    expect(await walk(page, "Tab", 90)).toEqual([]);
    expect(await walk(page, "Shift+Tab", 90)).toEqual([]);
    await page.context().close();
  },
);
