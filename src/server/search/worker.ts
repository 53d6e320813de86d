import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { errorText } from "../error-text.ts";
import { requestLimits } from "../store/pool.ts";
import { connectStore } from "../store/store.ts";
import { coalesced } from "./coalesced.ts";
import { ContentBuilder } from "./content-builder.ts";
import { Finder } from "./finder.ts";
import { IndexKeeper } from "./index-keeper.ts";
import type { FromIndex, Question, Questions, ToIndex, WorkerSettings } from "./messages.ts";
import { allWorks, markOf, worksSince } from "./read-works.ts";
import { relatedWorks } from "./related.ts";
import type { SearchIndex } from "./search-index.ts";
import { inSlices } from "./slices.ts";

// The thread that holds the index. It reads works from the database itself, so that neither reading nor searching
// blocks the server.

const { config, keptIn }: WorkerSettings = workerData;
const store = connectStore({ ...config, max: 1 }, () => Promise.resolve(), {
  limits: { silence: requestLimits.silence },
});
let finder = new Finder();
/** Maximum pause before changes are read again, in milliseconds. */
const longestPause = 30_000;
/** After this many works at once the thread pauses for `rest` milliseconds: larger batches cost less per work. */
const stream = { works: 100, rest: 500 };
let restsUntil = 0;
const tell = (message: FromIndex) => parentPort?.postMessage(message);

/** Works changed by transactions from this mark on may be unknown. */
let mark = "0";

const answers: { [Name in Question]: (asked: Questions[Name][0]) => Questions[Name][1] } = {
  list: (request) => finder.list(request),
  jumps: ({ selection, order }) => finder.jumps(selection, order),
  facet: ({ selection, request }) => finder.facet(selection, request),
  histogram: (selection) => finder.histogram(selection),
  withImage: (selection) => {
    const { withImage, withoutImage } = finder.counts(selection);
    return { withImage, withoutImage };
  },
  suggest: ({ typed, each }) => finder.suggest(typed, each),
  related: ({ id, first }) => relatedWorks(finder.index.segments, id, first),
  terms: ({ kind, first }) => finder.topTerms(kind, first),
  term: ({ kind, value }) => finder.worksWith(kind, value),
  total: () => finder.index.size,
  newest: () => finder.index.newestId(),
  countAfter: ({ selection, id }) => finder.countAfter(selection, id),
};

/** Reports which works the index skips, if the list has changed, and once that the vocabulary is full. */
function tellSkipped() {
  if (finder.index.vocabulary.words.isFull && !hasLoggedFull) {
    hasLoggedFull = true;
    tellTrouble("The index has as many different words as it can hold: new ones find nothing.");
  }
  const works = finder.index.skipped.list();
  const key = works.map(({ id }) => id).join();
  if (key === toldSkipped) return;
  toldSkipped = key;
  tell({ skipped: works });
}
/** Null until the list was reported once: an earlier thread may have reported another one. */
let toldSkipped: string | null = null;
let hasLoggedFull = false;

const tellTrouble = (error: unknown) => tell({ trouble: errorText(error) });
const keeper = keptIn === null ? null : new IndexKeeper(keptIn);

async function load() {
  const kept = await keeper?.read(store.db).catch((error: unknown) => {
    tellTrouble(error);
    return null;
  });
  if (kept) ({ finder, mark } = kept);
  else await readAll();
}

async function readAll() {
  const begun = await markOf(store.db);
  const made = new Finder();
  const builder = new ContentBuilder(made.index.vocabulary);
  for await (const { works } of allWorks(store.db)) {
    for (const document of made.index.skipped.documentsOf(works)) builder.add(document);
    tell({ progress: { done: builder.size } });
  }
  await inSlices(made.index.taking(builder, []));
  finder = made;
  mark = begun;
  keeper?.changed(finder.index, mark, finder.index.size);
}

async function catchUp() {
  await wait(restsUntil - performance.now());
  const begun = await markOf(store.db);
  // The database was restored to an earlier state: its transaction ids say nothing about what the index knows.
  if (BigInt(begun) < BigInt(mark)) {
    await readAll();
    return tellSkipped();
  }
  let changed = 0;
  for await (const { works, goneIds } of worksSince(store.db, mark)) {
    await inSlices(finder.index.applyingWorks(works, goneIds));
    changed += works.length + goneIds.length;
  }
  mark = begun;
  tellSkipped();
  if (changed >= stream.works) restsUntil = performance.now() + stream.rest;
  keeper?.changed(finder.index, mark, changed);
  join().catch(tellTrouble);
}

/** Catches up, with as many attempts as needed: no event is passed on before the index knows the change. */
async function catchUpInTheEnd() {
  for (let [failures, pause] = [1, 500]; ; failures += 1) {
    try {
      await catchUp();
      return tell({ failures: 0 });
    } catch (error) {
      tell({ failures });
      tellTrouble(error);
      await wait(pause);
      pause = Math.min(2 * pause, longestPause);
    }
  }
}

/** Indexes whose segments are being merged, to prevent a second run. */
const joining = new WeakSet<SearchIndex>();

/** Merges segments while queries are answered and works added. */
async function join() {
  const { index } = finder;
  if (joining.has(index)) return;
  joining.add(index);
  await inSlices(index.joining()).finally(() => joining.delete(index));
}

const catchingUp = coalesced(catchUpInTheEnd);

const loaded = load();
loaded.then(
  () => {
    tellSkipped();
    tell({ ready: true });
  },
  (error: unknown) => tell({ broken: errorText(error) }),
);

parentPort?.on("message", (message: ToIndex) => {
  const { id, question } = message;
  const failed = (error: unknown) => tell({ id, failed: errorText(error) });
  if (question === "catch-up") {
    loaded.then(catchingUp).then(() => tell({ id, answer: null }), failed);
    return;
  }
  try {
    const answer = answers[question] as (asked: unknown) => unknown;
    tell({ id, answer: answer(message.asked) });
  } catch (error) {
    failed(error);
  }
});
