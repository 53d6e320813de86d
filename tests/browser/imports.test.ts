import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, launchBrowser, openPage, untilReady } from "../support/browser.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
/** Storage state of the owner's browser. */
let owner: ReturnType<typeof storageOf>;

beforeAll(async () => {
  const environment = { VITRINE_PRIVATE_ADDRESSES: "on" };
  [browser, site] = await Promise.all([launchBrowser(), startSite({ environment })]);
  owner = storageOf(await makeOwner(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** A table with unknown column names, a row without an identifier, and a character that UTF-8 encodes differently. */
const table = `Inv. Nr.;Titel;Date
A 1;Müller's mill;1850
A 2;The ford;1851
;Lost;1852
`;

const file = (text: string) => ({
  name: "works.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text, "latin1"),
});
const button = (page: Page, name: string) => page.getByRole("button", { name });
/** Waits for the stage of an import. If it does not appear, the failure lists the visible regions. */
const stage = (page: Page, name: string) => {
  const regions = page.getByRole("region");
  const names = () =>
    regions.evaluateAll((all) =>
      all.map((region) => region.ariaLabel ?? region.querySelector("h1, h2, h3")?.textContent),
    );
  return expect.poll(names).toContain(name);
};
const rows = (page: Page) =>
  page.getByRole("list", { name: "Rows", exact: true }).getByRole("listitem");

test("imports: a table is uploaded, corrected, previewed, imported, uploaded again with a change, and undone", async () => {
  const { page, faults } = await openPage(browser, { storageState: owner });
  await page.goto(`${site.url}/desk`);
  await page.getByRole("link", { name: "Imports" }).click();
  await page.getByLabel("Files").setInputFiles(file(table));

  // The user assigns the required columns, and applies that at once.
  await stage(page, "Which column is which?");
  const select = page.getByLabel("What Inv. Nr. says of a work");
  const space = await select.evaluate((field) => parseFloat(getComputedStyle(field).paddingRight));
  expect(space, "what it holds ends before its arrow").toBeGreaterThan(26);
  await select.selectOption({ label: "Identifier" });
  await page.getByLabel("What Titel says of a work").selectOption({ label: "Title" });
  await button(page, "Apply 2 corrections").click();
  await stage(page, "Ready to be brought in");
  await page.getByRole("heading", { name: "Müller's mill, 1850" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Previewing changes nothing, and rejected rows can be downloaded for correction.
  await button(page, "1 Refused").click();
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual([expect.stringContaining("It has no identifier.")]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the refused rows (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await button(page, "Bring in 2 works").click();
  await stage(page, "Brought in");
  await page.getByText("2 works added, 1 refused.", { exact: true }).waitFor();

  // The same table with one title changed: the columns are remembered, and one work is changed.
  await page.getByRole("link", { name: "All imports" }).click();
  const list = page.getByRole("region", { name: "Imports so far" });
  await list.getByText("2 new, 1 refused").waitFor();
  await page.getByLabel("Files").setInputFiles(file(table.replace("The ford", "The old ford")));
  await stage(page, "Ready to be brought in");
  // When the samples load, the content below them moves, also under a pointer.
  await page.getByRole("heading", { name: "The old ford, 1851" }).waitFor();
  await button(page, "1 Changed").click();
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual([expect.stringMatching(/Title\s+The ford\s+→\s+The old ford/)]);
  await button(page, "Bring in 1 work").click();
  await stage(page, "Brought in");

  await button(page, "Undo this import …").click();
  const dialog = page.getByRole("dialog", { name: "Undo works.csv" });
  await dialog.getByText("1 work will be as before.").waitFor();
  await dialog.getByRole("button", { name: "Undo the import" }).click();
  await stage(page, "Undone");
  await page.getByText("1 put back as before.", { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

/** Starts a site whose table stays incomplete until the test allows its end. Without data the import would time out. */
async function startSlowSite() {
  let isLet = false;
  const server = createServer((_request, response) => {
    response.write("id,title\nS 1,The sluice");
    if (isLet) return response.end("\n");
    const drip = setInterval(() => response.write(" "), 1000);
    response.on("close", () => clearInterval(drip));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/slow.csv`,
    let: () => (isLet = true),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes a folder of small images, some of them in a subfolder, and returns its path. */
async function writePictures(within: string, count: number): Promise<string> {
  const folder = path.join(within, "maps");
  await mkdir(path.join(folder, "more"), { recursive: true });
  for (let i = 0; i < count; i++) {
    const background = { r: i, g: 255 - i, b: 99 };
    const picture = sharp({ create: { width: 16, height: 12, channels: 3, background } });
    await picture.png().toFile(path.join(folder, i < 3 ? "more" : "", `map ${i}.png`));
  }
  return folder;
}

/** Drops a folder on an element, as from the computer's desktop. */
async function dropFolder(page: Page, name: string, folder: string) {
  const region = page.getByRole("region", { name });
  const protocol = await page.context().newCDPSession(page);
  const drag = async (type: "dragEnter" | "dragOver" | "drop") => {
    const box = await region.boundingBox();
    if (!box) throw new Error("There is nothing to drop into.");
    await protocol.send("Input.dispatchDragEvent", {
      type,
      x: box.x + box.width / 4,
      y: box.y + box.height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  };
  // A page that has just loaded may still move.
  await expect
    .poll(async () => {
      await drag("dragEnter");
      await drag("dragOver");
      return region.getByText("Let go").isVisible();
    })
    .toBe(true);
  await drag("drop");
}

test(
  "imports: an import is paused and continued, while a dropped folder waits for it",
  { tags: ["full"] },
  async () => {
    const { page, faults } = await openPage(browser, { storageState: owner });
    const slow = await startSlowSite();
    const within = await mkdtemp(path.join(tmpdir(), "vitrine-dropped-"));
    try {
      await page.goto(`${site.url}/desk/imports`);
      await untilReady(page);
      await page.getByLabel("Or give an address").fill(slow.address);
      await button(page, "Look at it").click();
      await stage(page, "Being read");

      // More files than a browser lists of a folder at a time.
      const folder = await writePictures(within, 120);
      const toList = page.getByRole("link", { name: "All imports" });
      await toList.click();
      await dropFolder(page, "Bring works in", folder);
      await stage(page, "Waits for another import to end");

      await toList.click();
      const list = page.getByRole("region", { name: "Imports so far" });
      await list.getByText("Waits for another import to end").waitFor();
      await list.getByRole("link", { name: "slow.csv" }).click();
      await stage(page, "Being read");
      await button(page, "Pause").click();
      await stage(page, "Stopped before its end");
      await page.getByText(/^It was being read, and nothing is changed\./).waitFor();

      await toList.click();
      await list.getByRole("link", { name: "maps" }).click();
      await stage(page, "Ready to be brought in");
      await page
        .getByText("120 works will be added. Nothing is changed yet.", { exact: true })
        .waitFor();

      slow.let();
      await toList.click();
      await list.getByRole("link", { name: "slow.csv" }).click();
      await button(page, "Go on").click();
      await stage(page, "Ready to be brought in");
      await page.getByRole("heading", { name: "The sluice" }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      slow.stop();
      await rm(within, { recursive: true, force: true });
    }
  },
);
