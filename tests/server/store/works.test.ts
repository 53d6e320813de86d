import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  detailsOfImages,
  firstImagesOfWorks,
  imagesAt,
  imagesOfViews,
  imagesOfWorks,
  pictureTextsOfWorks,
  workBySlug,
  worksByIds,
} from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const keysOf = (images: ({ key: string } | null)[]) => images.map((row) => row?.key[0] ?? null);

eachDatabase("works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let ids: string[];

  beforeAll(async () => {
    ({ store, close } = await open());
    const applied = await applyWorks(store.db, [
      workInput({ identifier: "A", title: "Sea", images: [imageInput("a".repeat(32))] }),
      workInput({ identifier: "B" }),
      workInput({ identifier: "C", title: "Draft", status: "DRAFT" }),
    ]);
    ids = applied.map(({ workId }) => workId);
  });
  afterAll(() => close());

  test("works are read by id and slug, only published ones", async () => {
    const [one = "", two = "", draft = ""] = ids;
    const read = await worksByIds(store.db, [two, "nonsense", one, draft, "\0"]);
    expect(read.map((row) => row?.identifier ?? null)).toEqual(["B", null, "A", null, null]);
    expect(await workBySlug(store.db, "sea-a")).toEqual(read[2]);
    expect(await workBySlug(store.db, "draft-c")).toBeNull();
    expect(await workBySlug(store.db, "nonsense\0")).toBeNull();
  });

  test("images of a work are read up to the requested number, and by position", async () => {
    const keys = ["b", "c", "d"].map((letter) => letter.repeat(32));
    const [many] = await applyWorks(store.db, [
      workInput({ identifier: "D", images: keys.map((key) => imageInput(key)) }),
    ]);
    const [one = "", two = ""] = ids;
    const workId = many?.workId ?? "";
    const read = await imagesOfWorks(store.db, [workId, one, workId], [1, 3, 2]);
    expect(read.map(keysOf)).toEqual([["b", "c"], ["a"], ["b", "c"]]);
    expect((await imagesOfWorks(store.db, [workId, one], [2, 0])).map(keysOf)).toEqual([
      ["b", "c"],
      [],
    ]);
    expect(keysOf(await firstImagesOfWorks(store.db, [two, workId]))).toEqual([null, "b"]);
    const places = [
      { workId, position: 2 },
      { workId: one, position: 2 },
      { workId: one, position: 0 },
      { workId, position: 3 },
    ];
    expect(keysOf(await imagesAt(store.db, places))).toEqual(["d", null, "a", null]);
  });

  test("a view's image is found by id, or else by position, only within its work", async () => {
    const [other = ""] = ids;
    const images = ["1", "2"].map((key) => imageInput(key.repeat(32)));
    const [applied] = await applyWorks(store.db, [workInput({ identifier: "V", images })]);
    const workId = applied?.workId ?? "";
    const [[first, second] = []] = await imagesOfWorks(store.db, [workId]);
    const secondId = second?.id ?? "";
    const views = [
      { workId, imageId: secondId, place: 0 },
      { workId, imageId: "gone", place: 0 },
      { workId, imageId: "gone", place: 2 },
      { workId: other, imageId: secondId, place: 7 },
      { workId, imageId: first?.id ?? "", place: 1 },
    ];
    expect(keysOf(await imagesOfViews(store.db, views))).toEqual(["2", "1", null, null, "1"]);
  });

  test("image texts are read by work, and details up to the requested number", async () => {
    const region = { x: 1, y: 2, width: 3, height: 4 };
    const detail = { region, caption: "A mast", description: null };
    const [said] = await applyWorks(store.db, [
      workInput({
        identifier: "E",
        images: [
          imageInput("e".repeat(32), {
            alt: null,
            details: [detail, { ...detail, caption: "A sail" }],
          }),
          imageInput("f".repeat(32), { alt: "A ship", caption: "At sea" }),
        ],
      }),
    ]);
    const [images = []] = await imagesOfWorks(store.db, [said?.workId ?? ""]);
    const imageIds = images.map(({ id }) => id);
    const details = await detailsOfImages(store.db, imageIds, [1, 1]);
    expect(details.map((rows) => rows.map(({ caption }) => caption))).toEqual([["A mast"], []]);
    const [, two = ""] = ids;
    const texts = await pictureTextsOfWorks(store.db, [two, said?.workId ?? ""]);
    expect(texts).toEqual([[], ["A ship", "At sea", "A mast", "A sail"]]);
  });

  test("images are read with their works, in each work's order", async () => {
    const [one = "", two = ""] = ids;
    const pictures = await imagesOfWorks(store.db, [two, "nonsense", one]);
    expect(pictures.map((list) => list.length)).toEqual([0, 0, 1]);
  });
});
