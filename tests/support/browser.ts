import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
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

/** Starts a Chromium without a window. Root may only run it without its sandbox. */
export function launchBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium(),
    args: [...quiet, "--disable-gpu", "--disable-3d-apis", ...(root ? ["--no-sandbox"] : [])],
  });
}

/** A page that fails the test when a script of the site throws or the content policy is broken. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * What axe finds wrong with the page as it stands, sizes of targets included, one line per rule and element. A colour
 * that is just becoming another one is waited for.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  const results = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })',
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} (${target.join(" ")}) ${failureSummary ?? ""}`,
    ),
  );
}
