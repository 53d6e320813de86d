import type { ImageInput, WorkInput } from "../../src/server/store/work-input.ts";

/** Returns a work as import sources provide it, with plausible defaults. */
export function workInput(given: Partial<WorkInput> & { identifier: string }): WorkInput {
  return {
    title: `Title of ${given.identifier}`,
    creators: [{ name: "Ada Vries", role: null }],
    date: "c. 1850",
    earliestYear: 1845,
    latestYear: 1855,
    workType: "painting",
    technique: "oil on canvas",
    subjects: ["sea"],
    places: ["Delft"],
    dimensions: { text: "support: 394 x 419 mm", heightCm: 39.4, widthCm: 41.9, depthCm: null },
    description: null,
    creditLine: "Given by a friend",
    rights: { uri: null, label: "All rights reserved" },
    recordLanguage: null,
    metadata: [{ label: "Found in", values: ["Box 7"] }],
    status: "PUBLISHED",
    images: [],
    ...given,
  };
}

/** Returns a prepared image with this key; it has no files. */
export function imageInput(key: string, given: Partial<ImageInput> = {}): ImageInput {
  return {
    key,
    width: 4000,
    height: 3000,
    placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A",
    derivativeWidths: [320, 640, 1280],
    tileWidth: 512,
    scaleFactors: [1, 2, 4, 8],
    role: "FRONT",
    alt: "A harbour at night",
    caption: null,
    pixelsPerCm: null,
    fileName: null,
    details: [],
    registration: null,
    ...given,
  };
}
