import { afterAll, beforeAll, expect, it } from "vitest";
import { createLoaders } from "../../../src/server/graphql/loaders.ts";
import { storyOf } from "../../../src/server/graphql/story-of-tour.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import type { TourStepRow } from "../../../src/server/store/tour-steps.ts";
import { plainText } from "../../../src/text/rich-text.ts";
import { toText } from "../../../src/view/view-text.ts";
import { wholeView } from "../../../src/view/view.ts";
import { openPglite } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

let store: Store;
let close: () => Promise<void>;
let slug: string;

beforeAll(async () => {
  ({ store, close } = await openPglite());
  const images = [imageInput("1".repeat(64), { width: 4000, height: 3000 })];
  await applyWorks(store.db, [workInput({ identifier: "a", images })]);
  [slug = ""] = (await store.db.select({ slug: work.slug }).from(work)).map((row) => row.slug);
});
afterAll(() => close());

/** Returns a step that shows the region of the image at `x`, or of another work. */
function step(x: number, caption: string | null = null, of = slug): TourStepRow {
  const region = { x, y: 0, width: 100, height: 100 };
  const view = toText({ ...wholeView(of, 0), region });
  return { id: newId(), tourId: "t", place: x, at: 0, view, caption };
}

const story = (steps: TourStepRow[]) =>
  storyOf(steps, { db: store.db, loaders: createLoaders(store.db) });

it("story-of-tour: captions for one view share a step, and steps of missing works are omitted", async () => {
  const steps = [
    step(0, "Look."),
    step(0, "Closer."),
    step(1, "Nobody sees this.", "gone"),
    step(2),
  ];
  const told = await story(steps);
  expect(told.map(({ view, text }) => [view.frame, text])).toEqual([
    ["0,0,100,100 0", plainText("Look.", "Closer.")],
    ["2,0,100,100 0", plainText()],
  ]);
  expect(new Set(told.map(({ key }) => key)).size).toBe(2);
});

it("story-of-tour: a story ends with its hundredth step and that step's captions", async () => {
  const many = Array.from({ length: 101 }, (_, x) => step(x, "Here."));
  const told = await story([
    ...many.slice(0, 100),
    step(99, "Still here."),
    ...many.slice(100),
    step(99, "Back."),
  ]);
  expect(told).toHaveLength(100);
  expect(told.at(-1)?.text).toEqual(plainText("Here.", "Still here."));
});
