import { buildId } from "../relay/build.ts";
import type { Message } from "../service-worker/messages.ts";
import { activeWorker } from "./active-worker.ts";
import { renewTaken } from "./renew.ts";
import type { TakingMeans } from "./taking.ts";
import { Taking } from "./taking.ts";

/** How long a worker may take to cache the program, in milliseconds. */
const programPatience = 30_000;

const known = new Map<string, Taking>();

const listeners = new Set<() => void>();

/** Returns the page's download of a list: the same object for all callers. */
export function takingOf(id: string): Taking {
  const there = known.get(id);
  if (there) return there;
  const taking = new Taking(id, browserMeans());
  taking.subscribe(() => {
    if (!["ended", "removed"].includes(taking.state.step.name)) return;
    for (const listener of listeners) listener();
  });
  known.set(id, taking);
  return taking;
}

/** Calls back whenever this page has downloaded or removed something, until the returned function is called. */
export function whenTakenChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the browser features that offline downloads need. */
export function browserMeans(): TakingMeans {
  const { storage, locks } = navigator as Partial<Navigator>;
  return {
    storage: "caches" in globalThis ? caches : undefined,
    manager: storage,
    locks,
    ask: (...request) => fetch(...request),
    build: buildId,
    now: () => new Date(),
    device: () => ({
      width: screen.width,
      height: screen.height,
      pixelRatio: devicePixelRatio,
      format: shownFormat(),
    }),
    hasWorker: async () => (await activeWorker(navigator.serviceWorker)) !== null,
    isOffline: () => !navigator.onLine,
    keepProgram,
  };
}

/** Returns the format that the browser has already chosen for the images on the page. */
function shownFormat() {
  const shown = [...document.querySelectorAll<HTMLImageElement>("picture img")];
  const isWebp = shown.some(({ currentSrc }) => currentSrc.endsWith(".webp"));
  return isWebp ? "webp" : "avif";
}

/** Renews all offline downloads after an update of the site. */
export function renewTakenHere(): Promise<void> {
  const { locks, ask, build, now } = browserMeans();
  return renewTaken({ storage: caches, locks, ask, build, now });
}

async function keepProgram(): Promise<void> {
  const worker = await activeWorker(navigator.serviceWorker);
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      port1.close();
      resolve();
    };
    const timer = setTimeout(end, programPatience);
    port1.onmessage = end;
    worker.postMessage({ type: "rest" } satisfies Message, [port2]);
  });
}
