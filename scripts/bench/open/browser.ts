import esbuild from "esbuild";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { findChromium } from "../../lib/chromium.mjs";

/** Factors and network limits of the slowed browser. */
export const slowness = { processor: 4, latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8 };

const network = {
  offline: false,
  latency: slowness.latency,
  downloadThroughput: slowness.download,
  uploadThroughput: slowness.upload,
};

const flags = [
  "--disable-3d-apis",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** Starts headless Chromium without WebGL, which it would emulate in software. */
export function launchChromium(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...(root ? ["--no-sandbox"] : [])],
  });
}

let probe: Promise<string> | undefined;

/** Creates a visitor without cookies or caches. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  probe ??= pageScript("probe.ts");
  await context.addInitScript({ content: await probe });
  return context;
}

/** Opens a page of a visitor, with the processor and the network of a phone on a bad connection. */
export async function slowPage(
  context: BrowserContext,
  { offline = false } = {},
): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { ...network, offline });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  return { page, cdp };
}

/** Slows the network of service workers too, whose requests do not belong to a page. */
export async function slowWorkers(
  browser: Browser,
  { offline = false } = {},
): Promise<{ stop(): Promise<void> }> {
  const cdp = await browser.newBrowserCDPSession();
  const slow = async (targetId: string) => {
    const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: false });
    const send = (id: number, method: string, params: object) =>
      cdp.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    await send(1, "Network.enable", {});
    await send(2, "Network.emulateNetworkConditions", { ...network, offline });
  };
  cdp.on("Target.targetCreated", ({ targetInfo: { type, targetId } }) => {
    // A worker may end at any time.
    if (type === "service_worker") slow(targetId).catch(() => {});
  });
  await cdp.send("Target.setDiscoverTargets", { discover: true });
  return { stop: () => cdp.detach() };
}

/** Bundles a script that runs in pages. */
export async function pageScript(file: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`scripts/bench/open/${file}`],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}
