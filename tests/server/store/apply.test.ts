import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { applyLimit, applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { UnstorableWork } from "../../../src/server/store/problems.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { imagesOfWorks, worksByIds } from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const text = fc
  .string({
    unit: fc.constantFrom(
      "a",
      "Z",
      " ",
      "\n",
      "\t",
      '"',
      "'",
      "\\",
      "\r",
      "é",
      "𝒜",
      ",",
      "{}",
      "NULL",
      "\u2028",
      "\ufeff",
      "%",
    ),
  })
  .map((value) => value);
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Works with values that would be harmed on the way by anything that trims, escapes or rounds. */
const anyWork: fc.Arbitrary<Omit<WorkInput, "identifier">> = fc.record({
  title: text,
  creators: fc.array(fc.record({ name: text, role: orNull(text) }), { maxLength: 3 }),
  date: orNull(text),
  earliestYear: orNull(fc.integer({ min: -9999, max: 9999 })),
  latestYear: orNull(fc.integer({ min: -9999, max: 9999 })),
  workType: orNull(text),
  technique: orNull(text),
  subjects: fc.array(text, { maxLength: 4 }),
  places: fc.array(text, { maxLength: 4 }),
  dimensions: orNull(
    fc.record({
      text,
      heightCm: orNull(number),
      widthCm: orNull(number),
      depthCm: orNull(number),
    }),
  ),
  description: orNull(text),
  creditLine: orNull(text),
  rights: orNull(fc.record({ uri: orNull(text), label: text })),
  metadata: fc.array(fc.record({ label: text, values: fc.array(text, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  status: fc.constant("PUBLISHED"),
  images: fc
    .array(
      fc.record({
        alt: orNull(text),
        caption: orNull(text),
        pixelsPerCm: orNull(number),
        fileName: orNull(text),
      }),
      {
        maxLength: 3,
      },
    )
    .map((images) => images.map((given, index) => imageInput(String(index).repeat(32), given))),
});

eachDatabase((_, open) => {
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
    return { row, images };
  }

  test("every value comes back exactly as it went in, also when the work is changed", async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, anyWork, async (one, two) => {
        const identifier = `G${++last}`;
        for (const given of [one, two]) {
          const [applied] = await apply({ identifier, ...given });
          const { row, images } = await read(applied?.workId ?? "");
          const { images: givenImages, ...values } = given;
          expect(row).toMatchObject(JSON.parse(JSON.stringify(values)));
          expect(row.identifier).toBe(identifier);
          // PostgreSQL knows no minus zero; JSON.stringify drops it from what is expected too.
          expect(images).toMatchObject(JSON.parse(JSON.stringify(givenImages)));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a work is added, then unchanged, then changed, and keeps its id and slug", async () => {
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

  test("a picture that stays with its work keeps its id", async () => {
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

  test("works whose titles and identifiers fold to the same get slugs of their own", async () => {
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

  test("what PostgreSQL cannot hold is refused by field, and nothing of the batch is stored", async () => {
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

  test("very long values are stored whole", async () => {
    const long = "Überlänge ".repeat(20_000);
    const input = fresh({ title: long, subjects: [long], creators: [{ name: long, role: null }] });
    const [added] = await apply(input);
    const { row } = await read(added?.workId ?? "");
    expect(row.title).toBe(long);
    expect(row.subjects).toEqual([long]);
    expect(row.slug.length).toBeLessThan(100);
  });

  test("more works than a batch may have are refused", async () => {
    const many = Array.from({ length: applyLimit + 1 }, () => fresh());
    await expect(apply(...many)).rejects.toThrow(RangeError);
  });

  test("every listener hears what was added and changed, after it is there to be read", async () => {
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
