import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { applyLimit, applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { UnstorableWork } from "../../../src/server/store/problems.ts";
import type { DetailInput, PointPair, WorkInput } from "../../../src/server/store/work-input.ts";
import { detailsOfImages, imagesOfWorks, worksByIds } from "../../../src/server/store/works.ts";
import { anyWork, identity } from "../../support/any-work.ts";
import { eachDatabase } from "../../support/database.ts";
import { runs } from "../../support/runs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

eachDatabase("apply", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let last = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const apply = (...works: WorkInput[]) => applyWorks(store.db, works);
  const fresh = (given: Partial<WorkInput> = {}) =>
    workInput({ identifier: `X${++last}`, ...given });

  async function read(id: string) {
    const [row] = await worksByIds(store.db, [id]);
    if (!row) throw new Error("The work is not there.");
    const [images = []] = await imagesOfWorks(store.db, [id]);
    const details = await detailsOfImages(
      store.db,
      images.map((image) => image.id),
    );
    return { row, images, details };
  }

  test("every value is read back exactly, also after an update", async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, anyWork, async (one, two) => {
        const identifier = `G${++last}`;
        for (const given of [one, two]) {
          const [applied] = await apply({ identifier, ...given });
          const { row, images, details } = await read(applied?.workId ?? "");
          const { images: givenImages, ...values } = given;
          expect(row).toMatchObject(JSON.parse(JSON.stringify(values)));
          expect(row.identifier).toBe(identifier);
          // PostgreSQL has no negative zero; JSON.stringify converts it in the expected value too.
          expect(
            images.map((image, index) => ({
              ...image,
              details: details[index]?.map(({ x, y, width, height, caption, description }) => {
                return { region: { x, y, width, height }, caption, description };
              }),
            })),
          ).toMatchObject(JSON.parse(JSON.stringify(givenImages)));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test("a work is added, then unchanged, then changed, with the same id and slug", async () => {
    const input = fresh({ title: "The Sea" });
    const [added] = await apply(input);
    const [same] = await apply(input);
    const [changed] = await apply({ ...input, title: "The Ocean" });
    expect([added?.fate, same?.fate, changed?.fate]).toEqual(["added", "unchanged", "changed"]);
    expect(new Set([added?.workId, same?.workId, changed?.workId]).size).toBe(1);
    const { row } = await read(added?.workId ?? "");
    expect(row.title).toBe("The Ocean");
    expect(row.slug).toMatch(/^the-sea-x/);
    expect(row.updatedAt.getTime()).toBeGreaterThanOrEqual(row.createdAt.getTime());
  });

  test("an image that stays in its work keeps its id", async () => {
    const [front, back] = [imageInput("f".repeat(32)), imageInput("b".repeat(32))];
    const input = fresh({ images: [front] });
    const [added] = await apply(input);
    const before = await read(added?.workId ?? "");
    await apply({ ...input, images: [back, { ...front, caption: "Front" }] });
    const after = await read(added?.workId ?? "");
    expect(after.images.map(({ key }) => key)).toEqual([back.key, front.key]);
    expect(after.images[1]?.id).toBe(before.images[0]?.id);
    expect(after.row.imageCount).toBe(2);
  });

  const described = (caption: string, x = 10): DetailInput => ({
    region: { x, y: 20, width: 300, height: 40 },
    caption,
    description: null,
  });

  const detailsOf = async (workId: string | undefined) => (await read(workId ?? "")).details;

  test("details keep their order, and a remaining one keeps its id", async () => {
    const front = imageInput("f".repeat(32), { details: [described("Boat"), described("Moon")] });
    const back = imageInput("b".repeat(32), { details: [described("Label")] });
    const input = fresh({ images: [front, back] });
    const [added] = await apply(input);
    const before = await detailsOf(added?.workId);
    expect(before.map((list) => list.map(({ caption }) => caption))).toEqual([
      ["Boat", "Moon"],
      ["Label"],
    ]);
    expect(before[0]?.[1]).toMatchObject({ x: 10, y: 20, width: 300, height: 40, position: 1 });
    const [same] = await apply(input);
    expect(same?.fate).toBe("unchanged");

    const moved = { ...front, details: [described("Moon", 99), described("Buoy")] };
    const [changed] = await apply({ ...input, images: [moved] });
    expect(changed?.fate).toBe("changed");
    const after = await detailsOf(added?.workId);
    expect(after.map((list) => list.map(({ caption }) => caption))).toEqual([["Moon", "Buoy"]]);
    expect(after[0]?.[0]).toMatchObject({ id: before[0]?.[1]?.id, x: 99 });
    expect(await detailsOfImages(store.db, [before[1]?.[0]?.imageId ?? ""])).toEqual([[]]);
  });

  test("image fields that a source omits keep their values", async () => {
    const pairs = [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      { from: { x: 100, y: 0 }, to: { x: 200, y: 0 } },
    ];
    const front = imageInput("f".repeat(32), { alt: "Boats", details: [described("Boat")] });
    const back = imageInput("b".repeat(32), {
      role: "BACK",
      alt: "A label",
      caption: "Back",
      pixelsPerCm: 12,
      registration: pairs,
    });
    const input = fresh({ images: [front, back] });
    const [added] = await apply(input);
    const id = added?.workId ?? "";
    const before = await detailsOf(id);
    const unsaid = ["role", "alt", "pixelsPerCm", "details", "registration"] as const;
    const bare = (key: string, caption: string) =>
      imageInput(key.repeat(32), { role: "OTHER", alt: null, caption, unsaid });

    const [same] = await apply({ ...input, images: [{ ...front, unsaid }, bare("b", "Back")] });
    expect(same?.fate).toBe("unchanged");
    const said = [bare("f", "Front"), bare("c", "New"), bare("b", "Verso")];
    await apply({ ...input, images: said });
    const after = await read(id);
    expect(after.images).toMatchObject([
      { role: "FRONT", alt: "Boats", caption: "Front" },
      { role: "OTHER", alt: null, caption: "New", pixelsPerCm: null },
      { role: "BACK", alt: "A label", caption: "Verso", pixelsPerCm: 12, registration: pairs },
    ]);
    expect(after.details[0]).toEqual(before[0]);

    await apply({ ...input, title: "Other", images: [], isSilentOfImages: true });
    expect((await read(id)).images).toEqual(after.images);
    await apply({ ...input, images: said.toReversed() });
    expect((await read(id)).images.map(({ registration }) => registration)).toEqual(
      said.map(() => null),
    );
    await apply({ ...input, images: [] });
    expect((await read(id)).images).toEqual([]);
  });

  test("a work without details and registrations keeps the content hash of older versions", async () => {
    const [added] = await apply(
      workInput({ identifier: "Hash", images: [imageInput("a".repeat(32))] }),
    );
    const { rows } = await store.db.execute<{ content_hash: string }>(
      sql`SELECT content_hash FROM work WHERE id = ${added?.workId}`,
    );
    expect(rows[0]?.content_hash).toBe("c9875411afde909552a2b53d22d4f9a0");
  });

  const at = (x: number, y: number) => ({ x, y });
  const pairs = (...points: { x: number; y: number }[]): PointPair[] =>
    points.map((point) => ({ from: point, to: point }));
  test.each<[string, Parameters<typeof imageInput>[1], RegExp]>([
    ["a detail outside", { details: [described("Boat", 3701)] }, /is no part of a picture of 4000/],
    ["half a pixel", { details: [described("Boat", 0.5)] }, /is no part of a picture/],
    ["no caption", { details: [described("  ")] }, /has 1 to 200 characters/],
    ["a long caption", { details: [described("x".repeat(201))] }, /has 1 to 200 characters/],
    ["101 details", { details: Array(101).fill(described("Boat")) }, /at most 100 described/],
    ["one pair", { registration: pairs(at(1, 1)) }, /two or three pairs/],
    ["four pairs", { registration: pairs(at(1, 1), at(2, 2), at(3, 4), at(5, 6)) }, /two or three/],
    ["a point outside", { registration: pairs(at(1, 1), at(4001, 2)) }, /lies outside its picture/],
    ["one point twice", { registration: pairs(at(1, 1), at(1, 1.5)) }, /must lie apart/],
    ["a line", { registration: pairs(at(0, 0), at(50, 50), at(100, 100.2)) }, /not on one line/],
    ["a long thin one", { registration: pairs(at(0, 0), at(3000, 0), at(1500, 2)) }, /not on one/],
  ])("%s is rejected with a message", async (_case, given, sentence) => {
    const images = [imageInput("f".repeat(32)), imageInput("b".repeat(32), given)];
    await expect(apply(fresh({ images }))).rejects.toThrow(sentence);
  });

  test("the first image may not have a registration", async () => {
    const images = [imageInput("f".repeat(32), { registration: identity })];
    await expect(apply(fresh({ images }))).rejects.toThrow(/what the others are laid on/);
  });

  test("works whose titles and identifiers fold to the same get distinct slugs", async () => {
    const inputs = ["S.1", "S-1", "S 1", "s1", "S'1"].map((identifier) =>
      workInput({ identifier, title: "Sea" }),
    );
    const applied = await apply(...inputs);
    const rows = await worksByIds(
      store.db,
      applied.map(({ workId }) => workId),
    );
    expect(new Set(rows.map((row) => row?.slug)).size).toBe(inputs.length);
  });

  test("a value that PostgreSQL cannot store is rejected by field, and the whole batch with it", async () => {
    const good = fresh();
    const bad = fresh({ metadata: [{ label: "Note", values: ["fine", "nu\0ll"] }] });
    const error = await apply(good, bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnstorableWork);
    expect(error).toMatchObject({
      identifier: bad.identifier,
      index: 1,
      field: "metadata[0].values[1]",
    });
    await expect(apply(fresh({ title: "half \ud800" }))).rejects.toThrow(/half of a character/);
    await expect(apply(fresh({ earliestYear: 1850.5 }))).rejects.toThrow(/not a year/);
    await expect(apply(good, good)).rejects.toThrow(/twice/);
    const [again] = await apply(good);
    expect(again?.fate).toBe("added");
  });

  test("values of the maximum length are stored whole, and longer ones rejected by field", async () => {
    const title = "Überlänge ".repeat(1000);
    const input = fresh({
      title,
      subjects: Array.from({ length: 4 }, () => title),
      description: "e\u0301".repeat(100_000),
      metadata: [{ label: title, values: ["x".repeat(200_000), title] }],
    });
    const [added] = await apply(input);
    const { row } = await read(added?.workId ?? "");
    expect(row).toMatchObject({
      title,
      subjects: input.subjects,
      description: input.description,
      metadata: input.metadata,
    });
    expect(row.slug.length).toBeLessThan(100);

    const refused: [Partial<WorkInput>, string, string][] = [
      [{ title: `${title}x` }, "title", "“title” has 10,001 characters; at most 10,000"],
      [
        { description: "x".repeat(200_001) },
        "description",
        "“description” has 200,001 characters; at most 200,000",
      ],
      [
        { metadata: [{ label: "a", values: ["x".repeat(200_001)] }] },
        "metadata[0].values[0]",
        "at most 200,000",
      ],
      [
        { places: Array.from({ length: 1001 }, String) },
        "places",
        "“places” has 1,001 values; at most 1,000",
      ],
      [{ places: Array.from({ length: 51 }, () => title) }, "", "All texts of the work have"],
      [
        { rights: { uri: "javascript:alert(1)", label: "Mine" } },
        "rights.uri",
        "The address of the rights is not a web address",
      ],
    ];
    for (const [given, field, message] of refused) {
      const error = await apply(fresh(given)).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ field, message: expect.stringContaining(message) });
    }
  });

  test("existing metadata counts towards the limit when another source adds more", async () => {
    const values = (label: string) => ({
      metadata: [{ label, values: ["x".repeat(200_000), "x".repeat(100_000)] }],
      saidLabels: [label],
    });
    const first = fresh(values("first"));
    await apply(first);
    const { identifier } = first;
    await expect(apply(fresh({ identifier, ...values("second") }))).rejects.toMatchObject({
      message: expect.stringContaining("at most 500,000"),
    });
  });

  test("a batch above the limit is rejected", async () => {
    const many = Array.from({ length: applyLimit + 1 }, () => fresh());
    await expect(apply(...many)).rejects.toThrow(RangeError);
  });

  test("every listener receives the added and changed works after the commit", async () => {
    const heard: StoreEvent[] = [];
    const stop = await store.listen((event) => heard.push(event));
    const known = fresh();
    const [first] = await apply(known);
    const many = Array.from({ length: 30 }, () => fresh());
    const applied = await apply({ ...known, title: "Changed" }, ...many);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toEqual({
      kind: "works",
      addedIds: [first?.workId],
      added: 1,
      changedIds: [],
    });
    expect(heard[1]).toEqual({
      kind: "works",
      addedIds: applied.slice(-24).map(({ workId }) => workId),
      added: 30,
      changedIds: [first?.workId],
    });
    await stop();
    await apply(fresh());
    await store.db.execute(sql`SELECT 1`);
    expect(heard).toHaveLength(2);
  });
});
