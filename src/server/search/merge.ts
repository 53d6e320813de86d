import { termKinds, textOrders } from "./document.ts";
import type { Lists } from "./inverted.ts";
import { PackedTexts } from "./packed-texts.ts";
import { makeSegment, recordInSlices } from "./segment.ts";
import type { Content, Segment, Vocabulary } from "./segment.ts";
import type { Slices } from "./slices.ts";
import { orderOfTexts } from "./sorting.ts";

/** For each merged work the segment it comes from, and its number there. */
type Origin = { from: Uint8Array; works: Uint32Array };

/** New number of a work that is not merged. */
const nowhere = 2 ** 32 - 1;

/** Merges several segments into one, without the works that are gone. */
export function* mergeSegments(
  segments: readonly Segment[],
  vocabulary: Vocabulary,
): Slices<Segment> {
  const origin = yield* inOrderOfIds(segments);
  const { from, works } = origin;
  const texts = (of: (segment: Segment) => PackedTexts) =>
    PackedTexts.gather(segments.map(of), from, works);
  function* numbers<Some extends Int32Array | Uint32Array | Uint8Array>(
    result: Some,
    of: (segment: Segment) => Some,
  ): Slices<Some> {
    const sources = segments.map(of);
    for (let at = 0; at < result.length; at += 1) {
      if ((at & 0x3fff) === 0) yield;
      result[at] = sources[from[at] ?? 0]?.[works[at] ?? 0] ?? 0;
    }
    return result;
  }
  const content: Content = {
    size: works.length,
    ids: yield* texts(({ ids }) => ids),
    text: yield* lists(segments, origin, ({ text }) => text),
    terms: yield* recordInSlices(termKinds, (kind) =>
      lists(segments, origin, ({ terms }) => terms[kind]),
    ),
    earliest: yield* numbers(new Int32Array(works.length), ({ earliest }) => earliest),
    latest: yield* numbers(new Int32Array(works.length), ({ latest }) => latest),
    hasImage: yield* numbers(new Uint8Array(works.length), ({ hasImage }) => hasImage),
    stamps: yield* numbers(new Uint32Array(works.length), ({ stamps }) => stamps),
    keys: yield* recordInSlices(textOrders, (order) => texts(({ keys }) => keys[order])),
    ...(yield* formsOf(segments, origin)),
  };
  return yield* makeSegment(content, vocabulary);
}

function* inOrderOfIds(segments: readonly Segment[]): Slices<Origin> {
  const size = segments.reduce((sum, segment) => sum + segment.size, 0);
  const [from, works] = [new Uint8Array(size), new Uint32Array(size)];
  let taken = 0;
  for (const [at, { gone }] of segments.entries()) {
    for (let work = 0; work < gone.length; work += 1) {
      if (gone[work]) continue;
      from[taken] = at;
      works[taken++] = work;
    }
    yield;
  }
  const present = { from: from.subarray(0, taken), works: works.subarray(0, taken) };
  const ids = segments.map((segment) => segment.ids);
  const order = yield* orderOfTexts(yield* PackedTexts.gather(ids, present.from, present.works));
  return {
    from: Uint8Array.from(order, (at) => present.from[at] ?? 0),
    works: order.map((at) => present.works[at] ?? 0),
  };
}

function* lists(
  segments: readonly Segment[],
  { from, works }: Origin,
  of: (segment: Segment) => Lists,
): Slices<Lists> {
  const sources = segments.map(of);
  const starts = new Uint32Array(works.length + 1);
  for (let at = 0; at < works.length; at += 1) {
    if ((at & 0x3fff) === 0) yield;
    const source = sources[from[at] ?? 0];
    const work = works[at] ?? 0;
    const length = (source?.starts[work + 1] ?? 0) - (source?.starts[work] ?? 0);
    starts[at + 1] = (starts[at] ?? 0) + length;
  }
  const values = new Uint32Array(starts[works.length] ?? 0);
  for (let at = 0; at < works.length; at += 1) {
    if ((at & 0xfff) === 0) yield;
    const source = sources[from[at] ?? 0];
    const work = works[at] ?? 0;
    let to = starts[at] ?? 0;
    const end = source?.starts[work + 1] ?? 0;
    for (let place = source?.starts[work] ?? 0; place < end; place += 1)
      values[to++] = source?.values[place] ?? 0;
  }
  return { starts, values };
}

function* formsOf(
  segments: readonly Segment[],
  { from, works }: Origin,
): Slices<Pick<Content, "forms" | "formWorks">> {
  const renumbered = segments.map(({ size }) => new Uint32Array(size).fill(nowhere));
  works.forEach((work, at) => {
    const numbers = renumbered[from[at] ?? 0];
    if (numbers) numbers[work] = at;
  });
  const most = segments.reduce((sum, { formWorks }) => sum + formWorks.length, 0);
  const [source, places] = [new Uint8Array(most), new Uint32Array(most)];
  const formWorks = new Uint32Array(most);
  let taken = 0;
  for (const [at, segment] of segments.entries()) {
    for (let place = 0; place < segment.formWorks.length; place += 1) {
      if ((place & 0x3fff) === 0) yield;
      const work = renumbered[at]?.[segment.formWorks[place] ?? 0] ?? nowhere;
      if (work === nowhere) continue;
      source[taken] = at;
      places[taken] = place;
      formWorks[taken++] = work;
    }
  }
  const all = segments.map(({ forms }) => forms);
  return {
    forms: yield* PackedTexts.gather(all, source.subarray(0, taken), places.subarray(0, taken)),
    formWorks: formWorks.slice(0, taken),
  };
}
