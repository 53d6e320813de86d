import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  launchBrowser,
  openContext,
  openPage,
  untilDrawn,
  untilReady,
} from "../support/browser.ts";
import { picturesAreThere } from "../support/compare.ts";
import { isSound, judge } from "../support/judged-screens.ts";
import type { Screen } from "../support/judged-screens.ts";
import { makeOwner, storageOf } from "../support/owner.ts";
import type { Site } from "../support/site.ts";
import { startSite } from "../support/site.ts";

let browser: Browser;
let site: Site;
let empty: Site;
/** The browsers of a visitor and of the owner. Screens share them, so that they load the program once. */
let visitor: BrowserContext;
let owner: BrowserContext;
/** The works with pictures, and one without. */
let slugs: readonly string[];
let plain: string;

beforeAll(async () => {
  [browser, site, empty] = await Promise.all([
    launchBrowser(),
    startSite({ collection: { pictures: 6, plain: 60 } }),
    startSite(),
  ]);
  const calm = { reducedMotion: "reduce" } as const;
  visitor = await openContext(browser, calm);
  owner = await openContext(browser, { ...calm, storageState: storageOf(await makeOwner(site)) });
  slugs = await slugsOf("study&image=yes");
  [plain = ""] = await slugsOf("study&image=no");
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.remove(), empty?.remove()]);
});

/** The works that a search finds, as its page links them. */
async function slugsOf(search: string): Promise<string[]> {
  const list = await (await fetch(`${site.url}/works?q=${search}`)).text();
  const links = list.matchAll(/href="\/works\/(study-no-[^"?/]+)"/g);
  return [...new Set([...links].map(([, slug]) => slug ?? ""))];
}

/** The screens of everybody. */
const visitorScreens: Screen[] = [
  { name: "home", open: (page) => visit(page, "/") },
  { name: "home of an empty site", open: (page) => visit(page, empty.url) },
  { name: "works as a grid", open: (page) => visit(page, "/works") },
  { name: "works as a list", open: (page) => visit(page, "/works?view=list") },
  { name: "a search without results", open: (page) => visit(page, "/works?q=zeppelin") },
  { name: "a work with pictures", open: (page) => openWork(page) },
  { name: "a work without pictures", open: (page) => openWork(page, plain) },
  {
    name: "a work's menu",
    open: async (page) => {
      await openWork(page);
      await page
        .getByRole("button", { name: /more|menu|download/i })
        .first()
        .click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "the citation",
    open: async (page) => {
      await openWork(page);
      await page
        .getByRole("button", { name: /more|menu|download/i })
        .first()
        .click();
      await page.getByRole("menuitem", { name: /cite/i }).click();
      await page.getByRole("dialog", { name: /cite/i }).waitFor();
      await page.getByRole("menu").waitFor({ state: "detached" });
    },
  },
  {
    name: "deep zoom",
    open: (page) => openDeepZoom(page),
  },
  {
    name: "the lens",
    open: async (page) => {
      await openWork(page);
      await page.getByRole("button", { name: "Lens" }).press("Enter");
      await page.getByRole("application", { name: /^Lens over/ }).waitFor();
      await page.getByLabel("Strength").waitFor();
    },
  },
  { name: "two pictures compared", open: (page) => openCompare(page, 2) },
  { name: "nothing compared", open: (page) => visit(page, "/compare") },
  { name: "a work inside another site's page", open: openEmbed },
  { name: "albums", open: (page) => visit(page, "/albums") },
  {
    name: "signing in",
    open: async (page) => {
      await visit(page, "/");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("dialog", { name: "Sign in" }).waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Write your password.").waitFor();
    },
  },
  { name: "an invitation", open: (page) => visit(page, "/join#something") },
  { name: "a link for a password", open: (page) => visit(page, "/password#something") },
  { name: "an account, signed out", open: (page) => visit(page, "/account") },
  { name: "the desk, signed out", open: (page) => visit(page, "/desk") },
  { name: "tours", open: (page) => visit(page, "/tours") },
  { name: "not found", open: (page) => visit(page, "/nowhere") },
];

/** Screens that differ from one of those above by little. */
const similarScreens: Screen[] = [
  { name: "a search with results", open: (page) => visit(page, "/works?q=harbour&type=print") },
  {
    name: "deep zoom with colours",
    open: (page) => openDeepZoom(page, "a", "Brightness, contrast, colour"),
  },
  {
    name: "what the keys do",
    open: (page) => openDeepZoom(page, "?", "Letters, digits and signs are shortcuts"),
  },
  { name: "one picture to compare others with", open: (page) => openCompare(page, 1) },
  { name: "no such tour", open: (page) => visit(page, "/tours/bcdfgh") },
  { name: "no such work", open: (page) => visit(page, "/works/nothing-here") },
];

/** The screens of the owner. */
const ownerScreens: Screen[] = [
  {
    name: "an account",
    open: async (page) => {
      await visit(page, "/account");
      await page.getByRole("button", { name: /Delete the account/ }).click();
    },
  },
  {
    name: "the members, with an invitation",
    open: async (page) => {
      await visit(page, "/desk/members");
      await page.getByRole("button", { name: "Make an invitation" }).click();
      await page.getByRole("dialog", { name: "The invitation" }).waitFor();
    },
  },
  {
    name: "the desk and its owner's menu",
    open: async (page) => {
      await visit(page, "/desk");
      await page.getByRole("button", { name: "Zenobia" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  { name: "a tour that goes on", open: (page) => openTour(page) },
  { name: "a tour that is edited", open: (page) => openTour(page, true) },
];

/** A tour of a work, guided by the owner; or over, with what its steps can be changed by. */
async function openTour(page: Page, isOver = false) {
  await openWork(page);
  await page
    .getByRole("button", { name: /more|menu|download/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Start a tour" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Begin to show" }).click();
  const bar = page.getByRole("complementary", { name: "Your tour" });
  await bar.getByRole("link").click();
  // The tour's page begins at its top, where the bar lies below the site's name: a press meanwhile would miss it.
  await page.getByText(/^Guided by /).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await bar.getByRole("button", { name: isOver ? "End" : /^Code/ }).click();
  if (isOver) {
    await bar.getByRole("button", { name: "End the tour" }).click();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Words at step 1", { exact: true }).waitFor();
  } else await bar.getByRole("img", { name: /^QR code/ }).waitFor();
}

async function visit(page: Page, address: string) {
  await page.goto(new URL(address, site.url).href);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilReady(page);
  // What the page asks for by itself has come.
  await page.waitForLoadState("networkidle");
}

/** The close-up view, with what a key opens in it. */
async function openDeepZoom(page: Page, key?: string, label?: string) {
  await openWork(page);
  await page.getByRole("button", { name: "Zoom in" }).first().click();
  await page.getByRole("dialog").waitFor();
  await untilDrawn(page);
  if (key) await page.getByRole("application").press(key);
  if (label) await page.getByLabel(label).first().waitFor();
}

async function openCompare(page: Page, pictures: number) {
  await visit(
    page,
    `/compare?${slugs
      .slice(0, pictures)
      .map((slug) => `view=${slug}`)
      .join("&")}`,
  );
  await picturesAreThere(page, pictures);
}

async function openEmbed(page: Page) {
  await page.goto(`${site.url}/works/${slugs[0]}/embed`);
  await page.getByRole("button", { name: "Zoom in" }).first().waitFor();
  await page.waitForLoadState("networkidle");
}

function openWork(page: Page, slug = slugs[0]) {
  return visit(page, `/works/${slug}`);
}

test.concurrent.each(visitorScreens)(`accessibility: $name ${isSound}`, (screen) =>
  judge(visitor, screen),
);
test.concurrent.each(similarScreens)(
  `accessibility: $name ${isSound}`,
  { tags: "full" },
  (screen) => judge(visitor, screen),
);
test.each(ownerScreens)(`accessibility: to its owner, $name ${isSound}`, (screen) =>
  judge(owner, screen),
);

test.each(["/", "/works", "/albums", "/join#something"])(
  "accessibility: at %s the Tab key reaches every control, and its focus shows",
  { tags: ["full"] },
  async (address) => {
    const { page } = await openPage(browser, { reducedMotion: "reduce" });
    await visit(page, address);
    // A long list draws others as one goes on: only the elements themselves tell them apart.
    const controls = await page.evaluateHandle(() => {
      const all = document.querySelectorAll<HTMLElement>(
        "a[href], button:not([disabled]), input, select, textarea, summary",
      );
      const isReachable = (control: HTMLElement) =>
        control.isConnected &&
        control.checkVisibility({ visibilityProperty: true }) &&
        control.tabIndex >= 0 &&
        !control.closest("[inert]");
      return { expected: [...all].filter(isReachable), isReachable, reached: new Set<Element>() };
    });
    const expected = await controls.evaluate((them) => them.expected.length);
    /** What has the focus without showing it; null where that is nothing. */
    const hidden = () =>
      controls.evaluate(({ reached }) => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        reached.add(element);
        // The ring of the search field is that of its form, however deep the suggestions put the field.
        const ringed = [element, element.parentElement, element.closest(".search-field")];
        const ring = ringed.some((candidate) => {
          const style = candidate && getComputedStyle(candidate);
          return (
            style &&
            ((style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
              style.boxShadow !== "none")
          );
        });
        const box = element.getBoundingClientRect();
        const shown = box.bottom > 0 && box.top < innerHeight;
        return ring && shown ? null : element.outerHTML.slice(0, 120);
      });
    for (let i = 0; i < expected + 5; i++) {
      await page.keyboard.press("Tab");
      await expect.poll(hidden).toBe(null);
    }
    // A slide that is turned away meanwhile, or a field that another one has taken the place of, is not missed.
    const missed = await controls.evaluate((them) =>
      them.expected
        .filter((control) => them.isReachable(control) && !them.reached.has(control))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(missed).toEqual([]);
    await page.context().close();
  },
);
