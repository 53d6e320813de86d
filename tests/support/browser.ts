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

/** How long a page may take to do one thing, in milliseconds: a limit ends a test that hangs, however slow the machine. */
const patience = 120_000;

/** Without these Chromium calls hosts of its maker's, which a closed network refuses many at a time. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** Starts a Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...quiet, "--disable-gpu", "--disable-3d-apis"],
  });
}

/** A page, and what went wrong in it: scripts of the site that threw, and the content policy that was broken. */
export type OpenedPage = { page: Page; faults: string[] };

/** Opens a page in a browser context of its own. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  return openPageIn(await openContext(browser, options));
}

/** Opens what keeps cookies, storage and loaded files apart from those of other pages. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A service worker loads the whole program for each context. Tests that need one allow it.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Opens a page in a context, which other pages share. */
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
 * Waits until a page that came with its content stays as it is: the program has taken over all controls, so that it hears
 * keys and the mouse, and the site's fonts are shown, so that nothing moves any more.
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

/** Waits until the page was painted, and what was scrolled was heard of. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Waits until a picture that zooms is drawn and loads nothing more. Before, it does not move. */
export async function untilDrawn(within: Page | Locator): Promise<void> {
  await within.locator(".deep-zoom__surface canvas").first().waitFor();
  await within.locator(".deep-zoom__before[hidden]").first().waitFor({ state: "attached" });
  await within.locator(".deep-zoom__loading").first().waitFor({ state: "detached" });
}

/**
 * The controls that nobody reaches by a pointer: they do not lie wholly in the window, and nothing scrolls to them. Where
 * a dialog is open, those in it.
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

/** The control that has the focus and is wholly hidden by something that lies over it; null where it is seen. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A box to tick is drawn by its label.
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
 * Collects what status regions say from now on, also what other words soon replace.
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
 * What axe finds wrong with the page as it stands, sizes of targets included, one line per rule and element. A colour
 * that is just becoming another one is that one.
 *
 * @param only the rules that are looked at; all of them unless given
 */
export async function axeViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axeSource);
  await page.evaluate(() => {
    // A transition of what lies outside the window begins when somebody asks for its style, and does not end by itself.
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
