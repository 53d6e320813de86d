import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { checkupCounts } from "../../../src/server/store/checkup.ts";
import {
  countDeskWorks,
  deskWorkIds,
  deskWorksPage,
} from "../../../src/server/store/desk-works.ts";
import type { DeskOrder, DeskSelection } from "../../../src/server/store/desk-works.ts";
import { folded } from "../../../src/server/store/folded.ts";
import { duplicatesPage, tellApart } from "../../../src/server/store/duplicates.ts";
import { startImport } from "../../../src/server/store/import-runs.ts";
import { writeRemoteChecks } from "../../../src/server/store/remote-checks.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { fold } from "../../../src/text/fold.ts";
import { eachDatabase } from "../../support/database.ts";
import { runs } from "../../support/runs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const all: DeskSelection = { search: null, status: null, problem: null, importId: null };

eachDatabase("desk-works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let key = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    await store.db.execute(sql`TRUNCATE work, told_apart CASCADE`);
  });

  const picture = (given: Parameters<typeof imageInput>[1] = {}) =>
    imageInput((++key).toString(16).padStart(32, "0"), given);
  /** Returns a work without data quality issues. */
  const whole = (identifier: string, given: Partial<WorkInput> = {}) =>
    workInput({ identifier, images: [picture()], ...given });
  const add = (...works: WorkInput[]) => applyWorks(store.db, works);
  const found = async (selection: Partial<DeskSelection>, order: DeskOrder = "IDENTIFIER") =>
    (await deskWorksPage(store.db, { ...all, ...selection }, order, { first: 100 })).rows.map(
      ({ identifier }) => identifier,
    );

  test("works of every status are listed, except removed ones", async () => {
    await add(
      whole("A", { status: "DRAFT" }),
      whole("B", { status: "WITHDRAWN" }),
      whole("C"),
      whole("D", { status: "REMOVED" }),
    );
    expect(await found({})).toEqual(["A", "B", "C"]);
    expect(await found({ status: "DRAFT" })).toEqual(["A"]);
    expect(await found({ status: "REMOVED" })).toEqual([]);
  });

  test("every search word is found only in the identifier, title or a creator's name", async () => {
    await add(
      whole("T.7", { title: "Rain at Sea", creators: [{ name: "Ada “Vries”", role: "printer" }] }),
      whole("T.8", { title: "Sun", creators: [{ name: 'Éa "B" \\ Vries', role: null }] }),
    );
    expect(await found({ search: "t.7" })).toEqual(["T.7"]);
    expect(await found({ search: "  SEA vries " })).toEqual(["T.7"]);
    expect(await found({ search: "éa" })).toEqual(["T.7", "T.8"]);
    expect(await found({ search: '"b" \\' })).toEqual(["T.8"]);
    expect(await found({ search: "vries" })).toEqual(["T.7", "T.8"]);
    expect(await found({ search: "printer" })).toEqual([]);
    expect(await found({ search: "role" })).toEqual([]);
    expect(await found({ search: "%" })).toEqual([]);
    expect(await found({ search: "sea \0" })).toEqual([]);
  });

  test("search ignores accents and variants of letters", async () => {
    await add(
      whole("P.1", { title: "Montagne", creators: [{ name: "Paul Cézanne", role: null }] }),
      whole("P.2", { title: "E\u0301tude, Ærø, Straße, İZMİR", creators: [] }),
      whole("P.3", { title: "Ἀθῆναι Łódź ﬁne", creators: [] }),
    );
    for (const search of ["cezanne", "CÉZANNE", "ce\u0301zanne", "montagne cezanne"]) {
      expect([search, await found({ search })]).toEqual([search, ["P.1"]]);
    }
    for (const search of ["etude", "étude", "aero", "ærø", "strasse", "STRASSE", "izmir"]) {
      expect([search, await found({ search })]).toEqual([search, ["P.2"]]);
    }
    for (const search of ["αθηναι", "lodz", "fine"]) {
      expect([search, await found({ search })]).toEqual([search, ["P.3"]]);
    }
    expect(await found({ search: "cezannes" })).toEqual([]);
  });

  test("SQL folding equals the public search's folding", async () => {
    const text = fc.string({ unit: fc.constantFrom(..."aÀéœßŁıİſ½Ως ́".split("")), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, async (title) => {
        const { rows } = await store.db.execute<{ text: string }>(
          sql`SELECT ${folded(sql`${title}::text`)} AS text`,
        );
        expect(rows[0]?.text).toBe(fold(title));
      }),
    );
  });

  test("works are filtered by the import that added or changed them", async () => {
    await add(whole("A", { title: "Old" }), whole("B"));
    const { id } = await startImport(store.db, { label: "works.csv", sourceKey: "k" });
    const cause = { through: "IMPORT", actor: "COMMAND", importId: id } as const;
    await applyWorks(store.db, [whole("A", { title: "New" }), whole("C")], cause);
    expect(await found({ importId: id })).toEqual(["A", "C"]);
    expect(await found({ importId: "" })).toEqual([]);
  });

  test("pages in every order together are the complete list and match the count", async () => {
    const titles = ["b", "B", "a", "é", "", "a"];
    await add(...titles.map((title, at) => whole(`W${at}`, { title })));
    await store.db.execute(sql`UPDATE work SET updated_at = '2026-01-01' WHERE title = 'a'`);
    const ids = await deskWorkIds(store.db, all, 100);
    expect(await countDeskWorks(store.db, all)).toBe(ids.length);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<DeskOrder>("CHANGED", "TITLE", "IDENTIFIER"),
        fc.integer({ min: 1, max: 7 }),
        async (order, size) => {
          const list = await found({}, order);
          const pages: string[] = [];
          let after: string | undefined;
          for (let more = true; more;) {
            const page = await deskWorksPage(store.db, all, order, {
              first: size,
              ...(after !== undefined && { after }),
            });
            pages.push(...page.rows.map(({ identifier }) => identifier));
            after = page.cursors.at(-1);
            more = page.hasNextPage;
          }
          expect(pages).toEqual(list);
          expect(new Set(pages).size).toBe(ids.length);
        },
      ),
      { numRuns: runs(12) },
    );
    expect((await found({}, "TITLE")).slice(0, 3)).toEqual(["W4", "W2", "W5"]);
    expect((await found({}, "CHANGED")).slice(-2)).toEqual(["W5", "W2"]);
  });

  test("the check-up counts exactly the works that its filters find", async () => {
    const dead = picture();
    const came = picture();
    await writeRemoteChecks(store.db, [
      { key: dead.key, problem: "It is gone." },
      { key: came.key, problem: null },
    ]);
    await add(
      whole("alt", { title: "1", images: [picture(), picture({ alt: null })] }),
      whole("decorative", { title: "2", images: [picture({ alt: "" })] }),
      whole("rights", { title: "3", rights: null }),
      whole("date", { title: "4", date: null, earliestYear: null, latestYear: null }),
      whole("year", { title: "5", date: null }),
      whole("image", { title: "6", images: [] }),
      whole("dead", { title: "10", images: [dead] }),
      whole("came", { title: "11", images: [came] }),
      whole("small", { title: "7", images: [picture({ width: 999, height: 400 })] }),
      whole("tall", { title: "8", images: [picture({ width: 400, height: 1000 })] }),
      whole("one", { title: "9" }),
      whole("two", { title: "9" }),
      whole("withdrawn", { title: "9", rights: null, images: [], status: "WITHDRAWN" }),
      whole("removed", { title: "9", rights: null, images: [], status: "REMOVED" }),
    );
    const expected = {
      NO_ALT: ["alt"],
      NO_RIGHTS: ["rights"],
      NO_DATE: ["date"],
      NO_IMAGE: ["image"],
      DEAD_REMOTE_IMAGE: ["dead"],
      SMALL_IMAGE: ["small"],
      LIKELY_DUPLICATE: ["one", "two"],
    };
    const counts = await checkupCounts(store.db);
    expect(counts.map(({ problem }) => problem)).toEqual(Object.keys(expected));
    for (const { problem, count } of counts) {
      expect([problem, await found({ problem })]).toEqual([problem, expected[problem]]);
      expect([problem, count]).toEqual([problem, expected[problem].length]);
    }
  });

  test("works confirmed as different are no duplicates until another similar work is added", async () => {
    const shared = picture();
    await add(
      whole("a", { title: "1", images: [shared] }),
      whole("b", { title: "2", images: [shared] }),
      whole("c", { title: "3" }),
      whole("d", { title: "3" }),
      whole("e", { title: "Only a title", creators: [], date: null }),
      whole("f", { title: "Only a title", creators: [], date: null }),
    );
    const groups = async () => (await duplicatesPage(store.db, { first: 10 })).rows;
    const first = await groups();
    expect(first.map(({ key, workIds }) => [key.split(":")[0], workIds.length])).toEqual([
      ["picture", 2],
      ["record", 2],
    ]);
    const [pictures, records] = first.map(({ key: group }) => group);
    expect(await tellApart(store.db, pictures ?? "", true)).toBe(true);
    expect((await groups()).map(({ key: group }) => group)).toEqual([records]);
    expect(await found({ problem: "LIKELY_DUPLICATE" })).toEqual(["c", "d"]);

    await add(whole("g", { title: "4", images: [shared] }));
    expect((await groups()).map(({ workIds }) => workIds.length)).toEqual([3, 2]);
    expect(await tellApart(store.db, pictures ?? "", true)).toBe(true);
    expect(await tellApart(store.db, pictures ?? "", false)).toBe(true);
    expect(await groups()).toHaveLength(2);
    expect(await tellApart(store.db, "record:none", true)).toBe(false);
    expect(await tellApart(store.db, "record:\0", true)).toBe(false);
  });
});
