import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import type { Site } from "../support/site.ts";
import { importInto, startSite } from "../support/site.ts";

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures: 4, plain: 8 });
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

async function withSite(use: (site: Site) => Promise<void>) {
  const site = await startSite();
  try {
    await use(site);
  } finally {
    await site.remove();
  }
}

/** How many works the site's pages say there are, asked past the page under test. */
async function worksOn(site: Site): Promise<number> {
  const response = await fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ site { workCount } }" }),
  });
  const { data } = (await response.json()) as { data: { site: { workCount: number } } };
  return data.site.workCount;
}

describe("live: an open page", { tags: ["full"] }, () => {
  test("an empty site says how to bring works in, and shows them as they arrive", async () => {
    await withSite(async (site) => {
      const { page, faults } = await openPage(browser);
      await page.goto(site.url);
      await page.getByText("No works yet").first().waitFor();
      const { finished } = importInto(site, folder);
      await page
        .getByRole("link", { name: /Study no\. 12/ })
        .first()
        .waitFor();
      await page
        .getByRole("link", { name: /Study no\. 1,/ })
        .first()
        .waitFor();
      const run = await finished;
      expect(run.output).toMatch(/12 added/);
      expect(run.code).toBe(0);
      await expect.poll(() => page.getByText("No works yet").count()).toBe(0);
      expect(faults).toEqual([]);
      const again = await importInto(site, folder).finished;
      expect(again.output).toMatch(/12 unchanged/);
    });
  });

  test("survives the server: it reconnects, catches up on what it missed, and nobody reloads", async () => {
    await withSite(async (site) => {
      const { page, faults } = await openPage(browser);
      const connected = page.waitForEvent("websocket");
      await page.goto(site.url);
      await page.getByText("No works yet").first().waitFor();
      await connected;
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await site.stop("SIGKILL");
      // The import owns the folder while no server runs; the page hears nothing of it.
      expect((await importInto(site, folder).finished).code).toBe(0);
      await site.restart();
      await page
        .getByRole("link", { name: /Study no\. 12/ })
        .first()
        .waitFor();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  test("loses nothing acknowledged when the server is killed while an import runs", async () => {
    const many = await mkdtemp(path.join(tmpdir(), "vitrine-many-"));
    await writeCollection(many, { pictures: 0, plain: 4_000 });
    await withSite(async (site) => {
      const { page } = await openPage(browser);
      await page.goto(site.url);
      const run = importInto(site, path.join(many, "works.csv"));
      await expect.poll(() => worksOn(site)).toBeGreaterThan(500);
      const acknowledged = await worksOn(site);
      await site.stop("SIGKILL");
      const broken = await run.finished;
      expect(broken.code).not.toBe(0);
      expect(broken.output).toMatch(/again/);
      await site.restart();
      const kept = await worksOn(site);
      expect(kept).toBeGreaterThanOrEqual(acknowledged);
      expect(kept).toBeLessThan(4_000);
      const second = await importInto(site, path.join(many, "works.csv")).finished;
      expect(second.code).toBe(0);
      await expect.poll(() => worksOn(site)).toBe(4_000);
      await page.getByText(/4,000/).first().waitFor();
    });
    await rm(many, { recursive: true, force: true });
  });
});
