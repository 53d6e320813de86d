import { percentile } from "../figures.ts";

/** Rendering times of a page in milliseconds, and its size in bytes as sent to browsers. */
export type PageTime = { path: string; p50: number; p95: number; bytes: number };

const rounds = 20;

/** Requests uncached pages, one after the other. */
export async function timeOfPages(
  url: string,
  paths: Readonly<Record<string, string>>,
): Promise<PageTime[]> {
  const pages: PageTime[] = [];
  for (const path of Object.values(paths)) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -3; round < rounds; round += 1) {
      const began = performance.now();
      // Another URL of the same page each time.
      const answer = await fetch(`${url}${path}?round=${round}`, {
        headers: { "accept-encoding": "br" },
      });
      const body = await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      if (round >= 0) times.push(performance.now() - began);
      bytes = Number(answer.headers.get("content-length") ?? body.byteLength);
    }
    pages.push({ path, bytes, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  return pages;
}
