/** @module-tag full */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../support/album-people.ts";
import { launchBrowser, openPage } from "../support/browser.ts";
import { writeCollection } from "../support/collection.ts";
import { buildDevelopmentClient } from "../support/development-client.ts";
import { join } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import type { Site } from "../support/site.ts";
import { publishEveryType, wholeViews } from "../support/whole-exhibition.ts";
import { importInto, startSite } from "../support/site.ts";

const work = "/works/study-no-1-sea-t-1";
const routes = ["/", "/works", "/works?view=list", "/works?q=harbour", work, `${work}/embed`];
const others = [
  "/albums",
  "/exhibitions",
  "/join#a",
  "/account",
  "/desk/members",
  "/works/none",
  "/nothing",
];

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-collection-"));
  await writeCollection(folder, { pictures: 6, plain: 2 });
  [browser, site] = await Promise.all([launchBrowser(), startSite({ collection: folder })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

describe("sent-pages: without JavaScript", () => {
  it.each(routes)("%s shows its text and its first image", async (route) => {
    const { page, faults } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(site.url + route);
    // The embedded page shows the image and has the rest in its title.
    if (!route.endsWith("/embed"))
      await page
        .getByText(/Study no\. \d/)
        .first()
        .waitFor();
    expect(await page.title()).toMatch(/\S/);
    const picture = page.locator("picture img").first();
    await picture.waitFor();
    const width = () =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(width).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("links and the search work", async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    await page
      .getByRole("link", { name: /Study no\. 1, sea/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Study no. 1, sea" }).waitFor();
    await page.getByRole("searchbox").fill("garden");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/works\?q=garden/);
    await page.getByText("Study no. 4, garden").first().waitFor();
    expect(await page.getByText("Study no. 1, sea").count()).toBe(0);
    await page.context().close();
  });
});

describe("sent-pages: metadata", () => {
  const get = (route: string) => fetch(site.url + route, { headers: { accept: "text/html" } });

  it.each([
    [work, 200],
    ["/works/none", 404],
    ["/nothing", 404],
  ])("%s has the status %i", async (route, status) => {
    expect((await get(route)).status).toBe(status);
  });

  it("a work has a description, a social card with an existing image, and structured data", async () => {
    const html = await (await get(work)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("description")).toContain("oil on canvas");
    expect(meta("og:title")).toBe("Study no. 1, sea");
    expect(html).toContain(`<link rel="canonical" href="${site.url}${work}"/>`);
    const picture = await fetch(meta("og:image") ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      "@type": "VisualArtwork",
      name: "Study no. 1, sea",
      identifier: "T.1",
      artMedium: "oil on canvas",
    });
  });

  it("the content security policy allows scripts and styles only by file or hash", async () => {
    for (const route of [...routes, ...others]) {
      const policy = (await get(route)).headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-/);
      expect(policy).not.toContain("unsafe");
    }
  });
});

describe("sent-pages: hydration", () => {
  it.each([...routes, ...others])(
    "%s retains the server's elements and requests only viewer data",
    async (route) => {
      const { page, faults } = await openPage(browser);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/graphql?")) asked.push(request.url());
      });
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          Object.assign(globalThis, { sent: document.querySelector("main, .embed-viewer") });
        });
      });
      await page.goto(site.url + route);
      await page.waitForFunction(() => navigator.serviceWorker?.controller !== undefined);
      await page.waitForFunction(() => !document.documentElement.hasAttribute("data-opening"));
      await page.waitForFunction(() =>
        Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
      );
      await page.waitForLoadState("networkidle");
      const isSame = await page.evaluate(
        () => Reflect.get(globalThis, "sent") === document.querySelector("main, .embed-viewer"),
      );
      expect(isSame).toBe(true);
      // The page sends only queries about the viewer, and only after it is displayed: for the favourites, and, if there
      // is a search, whether it is saved. Beside the user's own albums the page loads the public ones.
      expect(asked.length).toBeLessThanOrEqual(/[?&]q=|^\/albums$/.test(route) ? 2 : 1);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});

describe("sent-pages: a development build", () => {
  let development: Awaited<ReturnType<typeof buildDevelopmentClient>>;
  let server: TestServer;

  beforeAll(async () => {
    development = await buildDevelopmentClient();
    server = await startServer({ clientFolder: development.clientFolder });
    expect((await importInto(server.settings, folder).finished).code).toBe(0);
  });
  afterAll(async () => {
    await server?.stop();
    await development?.remove();
  });

  it.each([...routes, ...others])("%s hydrates without console errors", async (route) => {
    const { page, faults } = await openPage(browser);
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of 404/.test(message.text())) {
        faults.push(message.text());
      }
    });
    await page.goto(server.url + route);
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-opening"));
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("an exhibition with all block types is rendered on the server and hydrates without errors", async () => {
    const curator = await personOf(server, "CURATOR");
    const slug = await publishEveryType(curator, await wholeViews(curator));
    const { page, faults } = await openPage(browser);
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    const sent = await page.goto(`${server.url}/exhibitions/${slug}`);
    const html = (await sent?.text()) ?? "";
    for (const words of ["Words of an exhibition", "A part of it", "Somebody said this", "Found"]) {
      expect(html).toContain(words);
    }
    await page.getByRole("button", { name: "Play “A video”" }).waitFor();
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-opening"));
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("an account page is rendered for its owner, is not cacheable, and hydrates without errors", async () => {
    const { caller, email } = await join(server);
    const cookies = [...caller.cookies].map(([name, value]) => ({ name, value, url: server.url }));
    const { page, faults } = await openPage(browser);
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await page.context().addCookies(cookies);
    const sent = await page.goto(`${server.url}/account`);
    expect(await sent?.text()).toContain(email);
    expect(sent?.headers()["cache-control"]).toBe("private, no-store");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await page.getByRole("button", { name: "Ada" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
