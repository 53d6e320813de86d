import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExhibitionDeskSite } from "../support/exhibition-desk.ts";
import { startExhibitionDesk } from "../support/exhibition-desk.ts";

let site: ExhibitionDeskSite;

beforeAll(async () => {
  site = await startExhibitionDesk(4);
});

afterAll(() => site?.remove());

test("exhibition-making: an exhibition with a text and an image is created, published and read", async () => {
  const { page, faults } = await site.open(site.owner);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const last = page.locator(".block-list__rows > li").last();
  const add = async (kind: string) => {
    await button("Add a block").click();
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
  };
  await page.goto(`${site.url}/desk/exhibitions`);
  await button("New exhibition").click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Where maps end");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Where maps end" }).waitFor();

  await add("Text");
  const text = last.getByRole("textbox", { name: "Text", exact: true });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Nobody fell off.");
  await add("Picture");
  await page.getByRole("searchbox", { name: "Find a work" }).fill("no. 1");
  await page.locator(".pick-work__list > li > button").filter({ hasText: "no. 1" }).first().click();
  await page.locator(".view-finder .deep-zoom__before[hidden]").waitFor({ state: "attached" });
  await button("Use this view").click();
  await last.getByRole("textbox", { name: "Caption", exact: true }).fill("A corner");
  await page.getByRole("status").filter({ hasText: "All is saved" }).waitFor();
  await button("Publish, share").click();
  await button("Publish now").click();
  await page.getByText("It is published.").waitFor();

  const { page: reader, faults: broken } = await site.open(null);
  await reader.goto(`${site.url}/exhibitions`);
  await reader.getByRole("link", { name: "Where maps end" }).first().click();
  await reader.getByRole("heading", { level: 1, name: "Where maps end" }).waitFor();
  await reader.getByText("Nobody fell off.").waitFor();
  await reader.getByText("A corner").waitFor();
  const picture = reader.locator(".exhibition-block img").first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect([...faults, ...broken]).toEqual([]);
});
