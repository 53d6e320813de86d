import { ImportFailure } from "../import-failure.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { LeftOutList } from "./left-out.ts";
import type { LeaveOut, LeftOut } from "./left-out.ts";
import { readAnnotationPage, readPresentation } from "./presentation.ts";
import type { AnnotationPage, Canvas, Collection, Manifest } from "./presentation-schemas.ts";

/** Returns the parsed content of an address; throws RemoteProblem or ImportFailure. */
export type ReadJson = (address: string) => Promise<unknown>;

/** A manifest and what was left out of it, or the reason why it could not be read. */
export type Reached = { address: string } & (
  | { manifest: Manifest; leftOut: LeftOut[] }
  | { problem: string }
);

/** Maximum number of manifests in one import, and of collections and their pages. */
export const manifestsLimit = 10_000;
const listsLimit = 2_000;
/** Maximum number of addresses that wait to be read. */
const waitingLimit = 100_000;
/** Maximum number of annotation pages for one manifest. */
const annotationPagesLimit = 200;

/**
 * Yields all manifests of a manifest or a collection, each once: follows nested collections and their pages, in order.
 * A collection that contains itself is read once.
 *
 * @param json the parsed content of `address`
 * @param leaveOut called for content of collections that works cannot store
 * @throws ImportFailure if it is neither a manifest nor a collection, or exceeds the limits
 */
export async function* manifestsFrom(
  json: unknown,
  address: string,
  readJson: ReadJson,
  leaveOut: LeaveOut,
): AsyncGenerator<Reached> {
  const leftOut = new LeftOutList();
  const start = readPresentation(json, leftOut.add);
  const seen = new Set([address, start.id]);
  if (start.type === "Manifest") {
    const manifest = await withAnnotations(start, readJson, leftOut.add);
    yield { address, manifest, leftOut: leftOut.all };
    return;
  }
  leftOut.addTo(leaveOut);
  let lists = 1;
  let manifests = 0;
  /** Addresses still to be read, the next one last. */
  const waiting: string[] = [];
  wait(start);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const reached = await reach(next, readJson, leaveOut);
    if ("list" in reached) {
      lists += 1;
      wait(reached.list);
    } else {
      manifests += 1;
      yield reached;
    }
    if (lists > listsLimit || manifests > manifestsLimit) throw tooMany();
  }

  function wait(list: Collection): void {
    for (const item of itemsOf(list).reverse()) waiting.push(item);
    if (waiting.length > waitingLimit) throw tooMany();
  }

  function tooMany(): ImportFailure {
    return new ImportFailure(
      `The collection has no end: after ${manifests} manifests in ${lists} lists there are still more. Name a collection within it.`,
    );
  }
}

/** Returns the addresses in a list, with its next page last. */
function itemsOf({ items = [], first, next }: Collection): string[] {
  const pages = [first, next].filter((one) => one !== undefined);
  return [...items.map(({ id }) => id), ...pages];
}

async function reach(
  address: string,
  readJson: ReadJson,
  leaveOut: LeaveOut,
): Promise<Reached | { list: Collection }> {
  const leftOut = new LeftOutList();
  try {
    const read = readPresentation(await readJson(address), leftOut.add);
    if (read.type !== "Manifest") {
      leftOut.addTo(leaveOut);
      return { list: read };
    }
    const manifest = await withAnnotations(read, readJson, leftOut.add);
    return { address, manifest, leftOut: leftOut.all };
  } catch (problem) {
    if (problem instanceof ImportFailure || problem instanceof RemoteProblem) {
      return { address, problem: problem.message };
    }
    throw problem;
  }
}

/** Returns the manifest with the annotations that it only references; leaves out those that cannot be loaded. */
async function withAnnotations(
  manifest: Manifest,
  readJson: ReadJson,
  leaveOut: LeaveOut,
): Promise<Manifest> {
  let pages = 0;
  const readPage = async (address: string): Promise<AnnotationPage | null> => {
    pages += 1;
    if (pages > annotationPagesLimit) {
      leaveOut(`page of annotations beyond the first ${annotationPagesLimit}`);
      return null;
    }
    const read = await readJson(address)
      .then((json) => readAnnotationPage(json, leaveOut))
      .catch(ignoreRemote);
    if (!read) leaveOut("page of annotations that could not be read");
    return read;
  };
  const items: Canvas[] = [];
  for (const canvas of manifest.items ?? []) {
    const annotations: AnnotationPage[] = [];
    /** Pages of this canvas that are read already, or link to one another: each is read once. */
    const embedded = (canvas.annotations ?? []).filter(({ items }) => items);
    const seen = new Set(embedded.map(({ id }) => id));
    for (const named of canvas.annotations ?? []) {
      let next = named.items ? named.next : named.id;
      if (named.items) annotations.push(named);
      while (next !== undefined && !seen.has(next)) {
        seen.add(next);
        const page = await readPage(next);
        if (page) annotations.push(page);
        next = page?.next;
      }
    }
    items.push({ ...canvas, annotations });
  }
  return { ...manifest, items };
}

function ignoreRemote(problem: unknown): null {
  if (problem instanceof ImportFailure || problem instanceof RemoteProblem) return null;
  throw problem;
}
