import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exhibitions } from "../../../src/atlas/exhibitions/exhibitions.ts";
import type { AtlasExhibition } from "../../../src/atlas/exhibitions/exhibition.ts";
import { plates } from "../../../src/atlas/plates.ts";
import type { Plate } from "../../../src/atlas/plate.ts";
import { bringExhibitions } from "../../../src/server/imports/sample-exhibitions.ts";
import { workFromPlate } from "../../../src/server/imports/sample-work.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { allBlocks } from "../../../src/server/store/exhibition-blocks.ts";
import { deleteExhibition, editExhibition } from "../../../src/server/store/exhibition-edits.ts";
import { publishedExhibitionsPage } from "../../../src/server/store/exhibitions.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { exhibition } from "../../../src/server/store/tables/exhibitions.ts";
import { eachDatabase } from "../../support/database.ts";
import { exhibitionWorld } from "../../support/exhibitions.ts";
import { imageInput } from "../../support/work-inputs.ts";

const region = { x: 1000, y: 500, width: 2000, height: 1500 };

/** Converts a plate to a work with the details that exhibitions show. */
function drawn(plate: Plate) {
  const detail = (caption: string) => ({ region, caption, description: null });
  const details = {
    map: [detail("Africa")],
    indicatrices: [detail("One of the smallest whole circles")],
  };
  const size = { width: 6000, height: 4000 };
  const pictures = plate.images.map((_, at) => {
    const key = `${plate.identifier.slice(2)}${at}`.padEnd(64, "0");
    return { ...imageInput(key), ...size };
  });
  return workFromPlate(plate, { ...size, details }, pictures);
}

eachDatabase("sample-exhibitions", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const bring = (given: readonly AtlasExhibition[] = exhibitions) =>
    bringExhibitions(store.db, given, plates);
  const shown = async () => (await publishedExhibitionsPage(store.db, { first: 10 })).rows;
  const titles = async () => (await shown()).map(({ title }) => title);
  const told = exhibitions.map(({ title }) => title);

  test("are each added once all their plates exist, once, in order and with their slugs", async () => {
    const isCube = ({ identifier }: Plate) => identifier === "A-812";
    await bring();
    expect(await titles()).toEqual([]);
    await applyWorks(store.db, plates.filter((plate) => !isCube(plate)).map(drawn));
    await bring();
    expect(await titles()).toEqual(told.slice(0, 3));
    await applyWorks(store.db, plates.filter(isCube).map(drawn));
    await Promise.all([bring(), bring()]);
    await bring();
    const rows = await shown();
    expect(rows.map(({ title }) => title)).toEqual(told);
    expect(rows.map(({ slug }) => slug)).toEqual(exhibitions.map(({ slug }) => slug));
    const [mercator] = rows;
    const blocks = await allBlocks(store.db, mercator?.id ?? "");
    expect(blocks.map(({ kind }) => kind)).toEqual(exhibitions[0]?.blocks.map(({ kind }) => kind));
    const [, quotation, , story] = blocks;
    expect(quotation?.content).toMatchObject({ language: "la" });
    expect(story?.content).toMatchObject({
      steps: [
        { view: { frame: "full 0" } },
        { key: "africa", view: { frame: "1000,500,2000,1500 0" } },
        {},
        {},
        { view: { place: 1 } },
        {},
        {},
      ],
    });
  });

  test("change with the atlas, except those that a curator changed or deleted", async () => {
    const me = await exhibitionWorld(store).curator();
    const [first, second, third] = await shown();
    await editExhibition(store.db, me, second?.id ?? "", {
      version: second?.version ?? 0,
      title: "Mine",
    });
    await deleteExhibition(store.db, me, third?.id ?? "");
    const newer = exhibitions.map((one) => ({ ...one, title: `${one.title}, again` }));
    await bring(newer);
    await bring(newer);
    expect(await titles()).toEqual([`${told[0]}, again`, "Mine", `${told[3]}, again`]);
    const [row] = await store.db
      .select()
      .from(exhibition)
      .where(eq(exhibition.id, first?.id ?? ""));
    expect(row).toMatchObject({ slug: first?.slug, publishedAt: first?.publishedAt });
  });
});
