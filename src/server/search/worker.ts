import { parentPort, workerData } from "node:worker_threads";
import type { PoolConfig } from "pg";
import { connectStore } from "../store/store.ts";
import { coalesced } from "./coalesced.ts";
import { ContentBuilder } from "./content-builder.ts";
import { Finder } from "./finder.ts";
import type { FromIndex, Question, Questions, ToIndex } from "./messages.ts";
import { allWorks, markOf, worksSince } from "./read-works.ts";
import { relatedWorks } from "./related.ts";
import { inSlices } from "./slices.ts";
import { workDocument } from "./work-document.ts";

// The thread that holds the index: it reads works from the database by itself, so that neither reading nor
// finding keeps the server from answering.

const { config }: { config: PoolConfig } = workerData;
const store = connectStore({ ...config, max: 1 }, () => Promise.resolve());
const finder = new Finder();
const { index } = finder;
const tell = (message: FromIndex) => parentPort?.postMessage(message);

/** Works changed by transactions from this mark on are not all known yet. */
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
  related: ({ id, first }) => relatedWorks(index.segments, id, first),
  terms: ({ kind, first }) => finder.topTerms(kind, first),
  term: ({ kind, value }) => finder.worksWith(kind, value),
  total: () => index.size,
  newest: () => index.newestId(),
  countAfter: ({ selection, id }) => finder.countAfter(selection, id),
};

async function load() {
  const begun = await markOf(store.db);
  const builder = new ContentBuilder(index.vocabulary);
  for await (const { works } of allWorks(store.db)) {
    for (const work of works) builder.add(workDocument(work));
    tell({ progress: { done: builder.size } });
  }
  await inSlices(index.taking(builder, []));
  mark = begun;
}

async function catchUp() {
  const begun = await markOf(store.db);
  for await (const { works, goneIds } of worksSince(store.db, mark)) {
    await inSlices(index.applying(works.map(workDocument), goneIds));
  }
  mark = begun;
  void join();
}

let isJoining = false;

/** Joins segments while questions are answered, and works taken in. */
async function join() {
  if (isJoining) return;
  isJoining = true;
  await inSlices(index.joining()).finally(() => (isJoining = false));
}

const catchingUp = coalesced(catchUp);

const loaded = load();
loaded.then(
  () => tell({ ready: true }),
  (error: unknown) => tell({ broken: String(error) }),
);

parentPort?.on("message", (message: ToIndex) => {
  const { id, question } = message;
  const failed = (error: unknown) => tell({ id, failed: String(error) });
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
