import type { ImageRow, WorkRow } from "../../src/server/store/works.ts";
import { imageInput, workInput } from "./work-inputs.ts";

/** Returns the row of a published work, with plausible defaults. */
export function workRow(given: Partial<WorkRow> = {}): WorkRow {
  const { images: _, ...input } = workInput({ identifier: "T.1", title: "Sea" });
  const times = { createdAt: new Date(0), updatedAt: new Date(0), publishedAt: new Date(0) };
  return { ...input, ...times, id: "w", slug: "sea-t-1", imageCount: 1, revision: 1, ...given };
}

/** Returns the row of an image of such a work. */
export function imageRow(given: Partial<ImageRow> = {}): ImageRow {
  const { details: _, ...input } = imageInput("a".repeat(32));
  return { ...input, remote: null, id: "i", workId: "w", position: 0, ...given };
}
