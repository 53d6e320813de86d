import { afterAll, beforeAll, expect, test } from "vitest";
import { exhibitionItems } from "../../../src/server/iiif/exhibition-items.ts";
import type { Search } from "../../../src/server/search/search.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { BlockKind } from "../../../src/server/store/exhibition-parts.ts";
import { newId } from "../../../src/server/store/ids.ts";
import { exhibitionBlock } from "../../../src/server/store/tables/exhibitions.ts";
import { imagesOfWorks } from "../../../src/server/store/works.ts";
import { plainText } from "../../../src/text/rich-text.ts";
import { openPglite } from "../../support/database.ts";
import { exhibitionWorld } from "../../support/exhibitions.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

let opened: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  opened = await openPglite();
});
afterAll(() => opened.close());

type Block = { kind: BlockKind; content: object; isHidden?: boolean };

/** Stores an exhibition with these blocks, and returns the items that the IIIF endpoints read. */
async function itemsOf(blocks: Block[], found: string[] = []) {
  const { store } = opened;
  const world = exhibitionWorld(store);
  const exhibition = await world.exhibition(await world.curator());
  await store.db.insert(exhibitionBlock).values(
    blocks.map((block, at) => ({
      ...block,
      id: newId(),
      exhibitionId: exhibition.id,
      position: `a${String(at).padStart(5, "0")}`,
    })),
  );
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { places: found.map((id) => ({ id })) };
  };
  const search = { ask } as unknown as Pick<Search, "ask">;
  const { items } = await exhibitionItems({ db: store.db, search }, exhibition);
  return { items, asked };
}

/** Adds a work with an image, and returns a view of the whole image. */
async function pictured(identifier: string) {
  const { db } = opened.store;
  const images = [imageInput(identifier.padEnd(64, "0"))];
  const [applied] = await applyWorks(db, [workInput({ identifier, images })]);
  const workId = applied?.workId ?? "";
  const [[image] = []] = await imagesOfWorks(db, [workId]);
  const look = { place: 0, width: 4000, height: 3000, frame: "full 0" };
  return { workId, imageId: image?.id ?? "", ...look };
}

const listOf = (search: string): Block => ({
  kind: "workList",
  content: { title: null, query: { search, filter: {}, order: null }, chosenIds: [] },
});

test("exhibition-items: equal searches of several lists run once, and at most 50 searches run", async () => {
  const { workId } = await pictured("found");
  const blocks = Array.from({ length: 120 }, (_, at) => listOf(`words ${Math.floor(at / 2)}`));
  const { items, asked } = await itemsOf(blocks, [workId]);
  expect([items.length, asked]).toEqual([1, 50]);
});

test("exhibition-items: visible stories are listed in order, with at most 2,000 items", async () => {
  const view = await pictured("story");
  const other = await pictured("other");
  const stories = Array.from({ length: 2_000 }, (_, at): Block => {
    const steps = [{ key: "a", view, title: null, text: plainText() }];
    return { kind: "zoomStory", content: { title: `Story ${at}`, steps }, isHidden: at === 7 };
  });
  const picture = (taken: object): Block => ({
    kind: "picture",
    content: { view: taken, caption: null, width: "WIDE" },
  });
  const { items } = await itemsOf([...stories, picture(other), picture(view)]);
  expect(items).toHaveLength(2_000);
  const names = items.map((item) => ("story" in item ? item.story.title : item.work.slug));
  expect(names.slice(0, 8).at(-1)).toBe("Story 8");
  expect(names.slice(-2)).toEqual(["Story 1999", "title-of-other-other"]);
});
