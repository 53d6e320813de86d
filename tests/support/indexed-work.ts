import type { IndexedWork } from "../../src/server/search/work-document.ts";

/** Returns a published work whose other fields are empty. */
export function indexedWork(number: number, said: Partial<IndexedWork> = {}): IndexedWork {
  return {
    id: `01900000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`,
    identifier: `A${number}`,
    title: "",
    creators: [],
    date: null,
    earliestYear: null,
    latestYear: null,
    workType: null,
    technique: null,
    subjects: [],
    places: [],
    dimensions: null,
    description: null,
    creditLine: null,
    rights: null,
    metadata: [],
    imageTexts: [],
    imageCount: 0,
    stamp: number,
    ...said,
  };
}
