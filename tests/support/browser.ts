import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/lib/chromium.mjs";

/** Timeout of a page's actions, in milliseconds. It ends a test that hangs, and is long enough for a slow machine. */
const patience = 120_000;

/** Without these Chromium connects to its vendor's hosts, which a closed network rejects many at a time. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** Starts a headless Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...quiet, "--disable-gpu", "--disable-3d-apis"],
  });
}

/** A page, and its errors: uncaught exceptions, and violations of the content security policy. */
export type OpenedPage = { page: Page; faults: string[] };

/** Opens a page in a new browser context. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  return openPageIn(await openContext(browser, options));
}

/** Opens a browser context, with its own cookies, storage and cache. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A service worker loads the whole client for each context. Tests that need one allow it.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Opens a page in an existing context. */
export async function openPageIn(context: BrowserContext): Promise<OpenedPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

/**
 * Waits until a server-rendered page is stable: all controls are hydrated, so that they handle keys and the mouse, and
 * the site's fonts are loaded, so that the layout does not shift.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll("#root :is(button, input, select, textarea)");
    const fonts = [...document.fonts];
    return (
      controls.length > 0 &&
      fonts.length > 0 &&
      fonts.every(({ status }) => status === "loaded") &&
      [...controls].every((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")))
    );
  });
}

/** Waits until the page was painted and has handled scroll events. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Waits until a zoomable image is drawn and loads nothing more. It does not move before. */
export async function untilDrawn(within: Page | Locator): Promise<void> {
  await within.locator(".deep-zoom__surface canvas").first().waitFor();
  await within.locator(".deep-zoom__before[hidden]").first().waitFor({ state: "attached" });
  await within.locator(".deep-zoom__loading").first().waitFor({ state: "detached" });
}

/**
 * Returns the controls that a pointer cannot reach: they are not completely in the window, and nothing scrolls to them.
 * If a dialog is open, checks only its controls.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element, axis: "X" | "Y") => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const overflow = axis === "X" ? overflowX : overflowY;
      const isLonger =
        axis === "X"
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight;
      return isLonger && /auto|scroll/.test(overflow);
    };
    const isOut = (control: HTMLElement) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      let isBesideX = left < -1 || right > innerWidth + 1;
      let isBesideY = top < -1 || bottom > innerHeight + 1;
      let isInPage = true;
      for (let at = control.parentElement; at; at = at.parentElement) {
        if (at === document.documentElement || at === document.body) break;
        isBesideX &&= !scrolls(at, "X");
        isBesideY &&= !scrolls(at, "Y");
        isInPage &&= getComputedStyle(at).position !== "fixed" && !at.matches("dialog");
      }
      return isBesideX || (isBesideY && !isInPage);
    };
    const dialogs = document.querySelectorAll("dialog:modal, [role=dialog]");
    const controls = ([...dialogs].at(-1) ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary",
    );
    return [...controls]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      })
      .filter(isOut)
      .map((control) => control.ariaLabel ?? control.textContent ?? control.outerHTML);
  });

/** Returns the focused control if other elements cover it completely; null if it is visible. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A checkbox is drawn by its label.
    const shown = focused.closest("label") ?? focused;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const shares = [0.05, 0.5, 0.95];
    const isSeen = shares.some((down) =>
      shares.some((across) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown));
      }),
    );
    return isSeen ? null : focused.outerHTML.slice(0, 160);
  });

/**
 * Collects the texts of status regions from now on, including those that are soon replaced.
 *
 * @returns a function that resolves to the texts so far
 */
export async function collectStatusTexts(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll("[role=status]")) {
        if (textContent && !seen.includes(textContent)) seen.push(textContent);
      }
    };
    new MutationObserver(look).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return seen;
  });
  return () => texts.jsonValue();
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * Returns axe's violations in the current page, including target sizes, one line per rule and element. Colour
 * transitions are finished first.
 *
 * @param only the rules to check; all of them by default
 */
export async function axeViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axeSource);
  await page.evaluate(() => {
    // A transition outside the window starts when its style is read, and does not end by itself.
    for (const element of document.querySelectorAll("*")) void getComputedStyle(element).color;
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const options = {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(only && { runOnly: only }),
  };
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} (${target.join(" ")}) ${failureSummary ?? ""}`,
    ),
  );
}
