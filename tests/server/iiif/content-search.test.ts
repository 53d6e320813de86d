import { setImmediate as next } from "node:timers/promises";
import { expect, it } from "vitest";
import { contentSearch } from "../../../src/server/iiif/content-search.ts";
import type { SearchedPicture } from "../../../src/server/iiif/content-search.ts";
import { parseSearch } from "../../../src/text/query.ts";

type Work = Parameters<typeof contentSearch>[0];

const work = {
  ...{ slug: "s", title: "Harbour", identifier: "A1", creators: [], subjects: [], places: [] },
  ...{ date: null, workType: null, technique: null, creditLine: null, metadata: [] },
  description: null,
} as unknown as Work;

const asked = { address: "http://s/search", ignored: [], origin: "http://s" };

/** Images with many notes, and counts of the images and notes that were read. */
function manyPictures(count: number, notesOfEach: number) {
  const read = { pictures: 0, notes: 0 };
  async function* notes(at: number) {
    for (let number = 0; number < notesOfEach; number += 1) {
      read.notes += 1;
      yield { id: "n", text: `${"é word ".repeat(700)}needle${at}`, tags: [] };
    }
  }
  async function* pictures() {
    for (let at = 0; at < count; at += 1) {
      read.pictures += 1;
      yield {
        image: { id: "i", position: at, width: 9, height: 9, caption: null, alt: null },
        details: [],
        notes: notes(at),
      } as unknown as SearchedPicture;
    }
  }
  return { read, pictures: pictures() };
}

it("contentSearch: reads a limited amount of a work's text and yields to other tasks", async () => {
  const { read, pictures } = manyPictures(100, 40);
  let turns = 0;
  let isDone = false;
  const searching = contentSearch(work, pictures, parseSearch("needle99 word"), asked);
  void searching.then(() => (isDone = true));
  while (!isDone) {
    turns += 1;
    await next();
  }
  expect(await searching).toMatchObject({ items: [] });
  // 40 notes of 4,907 code units each: the eleventh image exceeds 2,000,000.
  expect(read).toEqual({ pictures: 11, notes: 408 });
  expect(turns).toBeGreaterThan(2);
});

it("contentSearch: reads no notes for an empty query", async () => {
  const { read, pictures } = manyPictures(100, 40);
  expect(await contentSearch(work, pictures, null, asked)).toMatchObject({ items: [] });
  expect(read.notes).toBe(0);
});
