// Runs in the measured page before the page's own code, and observes its visible content. It measures all pages in the
// same way: each frame, at the largest image or canvas in the window.

/** Measurements of a page; times in milliseconds since the navigation started, null if it has not happened. */
export type Seen = {
  firstPaint: number | null;
  /** When the whole image was first visible, at least half as sharp as at the end. */
  picture: number | null;
  /** When the main heading appeared. */
  heading: number | null;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blocking: number;
  /** Number of requests for `/graphql` before there was content, and in total. */
  queriesBefore: number;
  queries: number;
  /** How long nothing was loaded and no long task ended. */
  quiet: number;
};

const dialog = "dialog[open], [role=dialog]";
const leastSide = 150;
const patch = 24;
const tasks: { start: number; end: number }[] = [];
/** Sharpness of the image from a time on, for each change. */
const looks: { at: number; sharpness: number }[] = [];
let heading: number | null = null;

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    tasks.push({ start: startTime, end: startTime + duration });
  }
}).observe({ type: "longtask", buffered: true });
performance.setResourceTimingBufferSize(2000);

const options = { willReadFrequently: true } as const;
const patches = new OffscreenCanvas(patch, patch).getContext("2d", options);
const row = new OffscreenCanvas(64, 1).getContext("2d", options);

/** Returns the largest image or canvas in the window, or in the dialog if one is open. */
function largest(): HTMLImageElement | HTMLCanvasElement | null {
  const place = document.querySelector(dialog) ?? document;
  const all = [...place.querySelectorAll<HTMLImageElement | HTMLCanvasElement>("img, canvas")];
  // Measuring forces a layout of the page.
  if (!all.some((element) => element instanceof HTMLCanvasElement || hasCome(element))) return null;
  let best: HTMLImageElement | HTMLCanvasElement | null = null;
  let most = 0;
  for (const element of all) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (width < leastSide || height < leastSide || width * height <= most) continue;
    most = width * height;
    best = element;
  }
  return best;
}

const hasCome = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/**
 * Returns the sharpness of the visible image: 0 for none, or if it is faded out or incomplete; the maximum for an image
 * that is loaded in a suitable size; and for a canvas how much neighbouring pixels differ at and around its centre.
 */
function sharpness(element: HTMLImageElement | HTMLCanvasElement | null): number {
  if (!element || opacity(element) < 0.9) return 0;
  if (element instanceof HTMLImageElement) {
    const suits = element.naturalWidth >= element.getBoundingClientRect().width / 2;
    return hasCome(element) && suits ? 255 : 0;
  }
  const step = Math.min(element.width, element.height) * 0.15;
  const places = [
    [0, 0],
    [-step, 0],
    [step, 0],
    [0, -step],
    [0, step],
  ] as const;
  return Math.min(
    ...places.map(([x, y]) => detail(element, element.width / 2 + x, element.height / 2 + y)),
  );
}

function detail(canvas: HTMLCanvasElement, x: number, y: number): number {
  if (!patches) return 0;
  patches.clearRect(0, 0, patch, patch);
  patches.drawImage(canvas, x - patch / 2, y - patch / 2, patch, patch, 0, 0, patch, patch);
  const { data } = patches.getImageData(0, 0, patch, patch);
  let difference = 0;
  for (let at = 4; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 230) return 0;
    difference += Math.abs((data[at + 1] ?? 0) - (data[at - 3] ?? 0));
  }
  return difference / (patch * patch) + 0.01;
}

function opacity(element: Element): number {
  let product = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    product *= Number(getComputedStyle(at).opacity);
  }
  return product;
}

/** Returns how many 64ths of a canvas's middle row are painted. The number grows when an image is zoomed. */
function width(canvas: HTMLCanvasElement): number {
  if (!row) return 0;
  row.clearRect(0, 0, 64, 1);
  row.drawImage(canvas, 0, canvas.height / 2, canvas.width, 1, 0, 0, 64, 1);
  const { data } = row.getImageData(0, 0, 64, 1);
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 230) painted += 1;
  return painted;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Waits for a state of the page, and then for the frame that shows it. */
async function until<Value>(look: () => Value | null): Promise<Value> {
  for (;;) {
    await frame();
    const value = look();
    if (value === null) continue;
    await frame();
    return value;
  }
}

async function drawn(): Promise<HTMLImageElement | HTMLCanvasElement> {
  const element = await until(() => {
    const found = document.body && largest();
    return sharpness(found) > 0 ? found : null;
  });
  if (element instanceof HTMLImageElement) await element.decode().catch(() => {});
  await frame();
  return element;
}

/** Samples until an image is loaded, whose sharpness is final; that of a canvas may grow. */
async function keepLooking(): Promise<void> {
  let last = 0;
  while (last < 255) {
    await frame();
    const element = document.body && largest();
    const now = sharpness(element);
    if (Math.abs(now - last) <= last / 20) continue;
    last = now;
    if (element instanceof HTMLImageElement) await element.decode().catch(() => {});
    await frame();
    looks.push({ at: performance.now(), sharpness: now });
  }
}

/** Returns when the image was first at least half as sharp as now. */
function pictureTime(): number | null {
  const half = (looks.at(-1)?.sharpness ?? 0) / 2;
  return half > 0 ? (looks.find((look) => look.sharpness >= half)?.at ?? null) : null;
}

const firstDrawn = drawn();
void keepLooking();
void until(() => document.querySelector("h1")?.textContent || null).then(() => {
  heading = performance.now();
});

const bench = {
  seen(): Seen {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
    const blocked = tasks.map(({ start, end }) => end - start - 50);
    const loads = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const queries = loads.filter(({ name }) => new URL(name).pathname === "/graphql");
    const picture = pictureTime();
    const content = picture ?? heading ?? Infinity;
    return {
      firstPaint: paint,
      picture,
      heading,
      blocking: blocked.reduce((sum, ms) => sum + ms, 0),
      queriesBefore: queries.filter(({ startTime }) => startTime < content).length,
      queries: queries.length,
      quiet:
        performance.now() -
        Math.max(
          document.readyState === "complete" ? 0 : performance.now(),
          ...tasks.map(({ end }) => end),
          ...loads.map(({ responseEnd }) => responseEnd),
        ),
    };
  },
  /** Returns the centre of the visible image in CSS pixels, as soon as it is drawn. */
  async middle(): Promise<{ x: number; y: number }> {
    const { left, top, right, bottom } = (await firstDrawn).getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + Math.min(bottom, innerHeight)) / 2 };
  },
  /** Returns when a zoom view is open and its image drawn. */
  async opened(): Promise<number> {
    await until(() => document.querySelector(dialog)?.querySelector("canvas") ?? null);
    await drawn();
    return performance.now();
  },
  /** Records the drawn size of the image; `zoomed` resolves when it is drawn larger. */
  watch(): { zoomed: Promise<number> } {
    const canvas = largest();
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("There is no canvas to zoom.");
    const before = width(canvas);
    const zoomed = until(() => (width(canvas) > before ? true : null)).then(() =>
      performance.now(),
    );
    return Object.assign(bench, { watched: { zoomed } }).watched;
  },
  /** Resolves when the next page shows its heading and has space for its image, in milliseconds since the click. */
  next(): { shown: Promise<{ content: number; picture: number; title: string }> } {
    const from = document.querySelector("h1")?.textContent;
    const path = location.pathname;
    let pressed = 0;
    addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      once: true,
    });
    const content = until(() => {
      if (location.pathname === path) return null;
      const title = document.querySelector("h1")?.textContent;
      if (!title || title === from) return null;
      const place = document.querySelector("main img")?.getBoundingClientRect();
      return place && place.width >= leastSide ? title : null;
    }).then((title) => ({ title, content: performance.now() - pressed }));
    const shown = content.then(async (found) => {
      await drawn();
      return { ...found, picture: performance.now() - pressed };
    });
    return Object.assign(bench, { following: { shown } }).following;
  },
};

Object.assign(globalThis, { bench });
