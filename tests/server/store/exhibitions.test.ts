import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  deleteExhibition,
  editExhibition,
  publishDue,
  publishExhibition,
  restoreExhibition,
  setDraftKey,
  sweepExhibitions,
  withdrawExhibition,
} from "../../../src/server/store/exhibition-edits.ts";
import { versionsOf } from "../../../src/server/store/exhibition-versions.ts";
import {
  deskExhibitionsPage,
  exhibitionBySlug,
  isDraftKey,
  publishedExhibitionsPage,
  translationsOf,
} from "../../../src/server/store/exhibitions.ts";
import { makeExhibition } from "../../../src/server/store/make-exhibition.ts";
import { putBackExhibition } from "../../../src/server/store/put-back-exhibition.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { exhibition, exhibitionVersion } from "../../../src/server/store/tables/exhibitions.ts";
import { plainText } from "../../../src/text/rich-text.ts";
import { eachDatabase } from "../../support/database.ts";
import { exhibitionWorld } from "../../support/exhibitions.ts";
import type { ExhibitionWorld } from "../../support/exhibitions.ts";

eachDatabase("exhibitions", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: ExhibitionWorld;

  beforeAll(async () => {
    ({ store, close } = await open());
    world = exhibitionWorld(store);
  });
  afterAll(() => close());

  test("an exhibition starts as a draft and gets its slug from its title when it is published", async () => {
    const me = await world.curator();
    const made = await world.exhibition(me, "Untitled");
    expect(made).toMatchObject({ state: "DRAFT", language: "en", version: 1, publishedAt: null });
    await editExhibition(store.db, me, made.id, { version: 1, title: "Été à Nîmes" });
    expect((await world.now(made))?.slug).toBe(made.slug);
    await publishExhibition(store.db, me, made.id, null);
    const shown = await world.now(made);
    expect(shown).toMatchObject({ state: "PUBLISHED", slug: "ete-a-nimes" });
    expect(await exhibitionBySlug(store.db, "ete-a-nimes")).toEqual(shown);
    await editExhibition(store.db, me, made.id, { version: 2, title: "Winter" });
    await withdrawExhibition(store.db, me, made.id);
    await publishExhibition(store.db, me, made.id, null);
    expect(await world.now(made)).toMatchObject({
      slug: "ete-a-nimes",
      title: "Winter",
      publishedAt: shown?.publishedAt,
    });
  });

  test("exhibitions with equal titles get distinct slugs that are not reserved", async () => {
    const me = await world.curator();
    const names = [];
    for (const title of [
      "Globes",
      "Globes",
      "Globes",
      "Draft",
      "Screen",
      "Work in progress",
      "地図",
    ]) {
      names.push((await world.exhibition(me, title)).slug);
    }
    expect(names.slice(0, 3)).toEqual(["globes", "globes-2", "globes-3"]);
    expect(names.slice(3)).toEqual(["draft-2", "screen-2", "work-in-progress", "exhibition"]);
  });

  test("several exhibitions with one title can be created concurrently", async () => {
    const me = await world.curator();
    const made = await Promise.all(
      Array.from({ length: 6 }, () => world.exhibition(me, "At once")),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(6);
  });

  test("an edit of an older version is a conflict, unless it changes nothing", async () => {
    const [me, other] = [await world.curator(), await world.curator("Grace")];
    const { id } = await world.exhibition(me);
    const edit = (by: string, version: number, title: string) =>
      editExhibition(store.db, by, id, { version, title });
    expect(await edit(me, 1, "Mine")).toMatchObject({ outcome: "changed" });
    expect(await edit(other, 1, "Theirs")).toMatchObject({
      outcome: "conflict",
      exhibition: { title: "Mine", version: 2 },
    });
    expect(await edit(other, 1, "Mine")).toMatchObject({ exhibition: { version: 2 } });
    expect(await edit(me, 2, "Ours")).toMatchObject({ exhibition: { version: 3 } });
  });

  test("a scheduled exhibition is published once when due, by one of several processes", async () => {
    const me = await world.curator();
    const made = await world.exhibition(me, "At a time");
    await publishExhibition(store.db, me, made.id, new Date(Date.now() + 3_600_000));
    await publishDue(store.db);
    expect(await world.now(made)).toMatchObject({ state: "DRAFT" });
    const over = { publishAt: sql`now() - interval '1 second'` };
    await store.db.update(exhibition).set(over).where(eq(exhibition.id, made.id));
    await Promise.all([publishDue(store.db), publishDue(store.db)]);
    const shown = await world.now(made);
    expect(shown).toMatchObject({ state: "PUBLISHED", publishAt: null });
    expect(shown?.publishedAt).not.toBeNull();
    expect(shown?.change).toBe(3);
  });

  test("public lists contain published exhibitions, newest first, and the dashboard lists all", async () => {
    const me = await world.curator();
    const [first, second, draft] = [
      await world.exhibition(me, "One"),
      await world.exhibition(me, "Two"),
      await world.exhibition(me, "Three"),
    ];
    await publishExhibition(store.db, me, second.id, null);
    await publishExhibition(store.db, me, first.id, null);
    const moment = (seconds: number) => ({ publishedAt: sql`now() + ${seconds} * interval '1 s'` });
    await store.db.update(exhibition).set(moment(9)).where(eq(exhibition.id, second.id));
    await store.db.update(exhibition).set(moment(8)).where(eq(exhibition.id, first.id));
    const page = await publishedExhibitionsPage(store.db, { first: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([second.id]);
    const next = await publishedExhibitionsPage(store.db, { first: 1, after: page.cursors[0] });
    expect(next.rows.map(({ id }) => id)).toEqual([first.id]);
    const all = await deskExhibitionsPage(store.db, { first: 100 });
    expect(all.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([draft.id, first.id]));
  });

  test("a deleted exhibition is hidden and can be restored for a limited time", async () => {
    const me = await world.curator();
    const made = await world.exhibition(me, "Gone");
    const block = await world.text(me, made, "Words");
    expect(await deleteExhibition(store.db, me, made.id)).toMatchObject({ outcome: "changed" });
    expect(await deleteExhibition(store.db, me, made.id)).toMatchObject({ outcome: "changed" });
    expect(await exhibitionBySlug(store.db, made.slug)).toBeNull();
    await sweepExhibitions(store.db);
    expect(await restoreExhibition(store.db, me, made.id)).toMatchObject({ outcome: "changed" });
    expect(await world.wordsIn(made)).toEqual(["Words"]);
    expect(block).not.toBe("");
    await deleteExhibition(store.db, me, made.id);
    const long = { deletedAt: sql`now() - interval '25 hours'` };
    await store.db.update(exhibition).set(long).where(eq(exhibition.id, made.id));
    const none = { outcome: "no-such-exhibition" };
    expect(await restoreExhibition(store.db, me, made.id)).toEqual(none);
    await sweepExhibitions(store.db);
    expect(await deleteExhibition(store.db, me, made.id)).toEqual(none);
  });

  test("a restored exhibition is published on schedule, unless that time has passed", async () => {
    const me = await world.curator();
    const made = await world.exhibition(me, "Gone for a while");
    const moment = new Date(Date.now() + 3_600_000);
    await publishExhibition(store.db, me, made.id, moment);
    await deleteExhibition(store.db, me, made.id);
    await restoreExhibition(store.db, me, made.id);
    expect(await world.now(made)).toMatchObject({ state: "DRAFT", publishAt: moment });
    await deleteExhibition(store.db, me, made.id);
    const over = { publishAt: sql`now() - interval '1 second'` };
    await store.db.update(exhibition).set(over).where(eq(exhibition.id, made.id));
    await publishDue(store.db);
    await restoreExhibition(store.db, me, made.id);
    expect(await world.now(made)).toMatchObject({ state: "DRAFT", publishAt: null });
  });

  test("a draft link's key is stored as a hash, and a new key replaces the old one", async () => {
    const me = await world.curator();
    const { id } = await world.exhibition(me);
    expect(await isDraftKey(store.db, id, "one")).toBe(false);
    await setDraftKey(store.db, me, id, "one");
    await setDraftKey(store.db, me, id, "two");
    expect([await isDraftKey(store.db, id, "one"), await isDraftKey(store.db, id, "two")]).toEqual([
      false,
      true,
    ]);
    await setDraftKey(store.db, me, id, null);
    expect(await isDraftKey(store.db, id, "two")).toBe(false);
  });

  test("a version is saved before another curator edits, or after a pause", async () => {
    const [me, other] = [await world.curator(), await world.curator("Grace")];
    const made = await world.exhibition(me);
    await world.text(me, made, "Mine");
    await world.text(me, made, "Mine too");
    expect(await versionsOf(store.db, made.id)).toEqual([]);
    await world.text(other, made, "Theirs");
    expect(await versionsOf(store.db, made.id)).toMatchObject([
      { number: 1, by: me, blockCount: 2, title: made.title },
    ]);
    const rested = { updatedAt: sql`now() - interval '1 hour'` };
    await store.db.update(exhibition).set(rested).where(eq(exhibition.id, made.id));
    await world.text(other, made, "Theirs, later");
    expect(await versionsOf(store.db, made.id)).toMatchObject([
      { number: 2, by: other, blockCount: 3 },
      { number: 1 },
    ]);
  });

  test("two curators who edit in turns create only one version within ten minutes", async () => {
    const [me, other] = [await world.curator(), await world.curator("Grace")];
    const made = await world.exhibition(me);
    for (const by of [me, other, me, other, me]) await world.text(by, made, "Words");
    expect(await versionsOf(store.db, made.id)).toMatchObject([{ number: 1, blockCount: 1 }]);
    const longAgo = { at: sql`now() - interval '11 minutes'` };
    await store.db.update(exhibitionVersion).set(longAgo);
    await world.text(other, made, "Later");
    expect(await versionsOf(store.db, made.id)).toMatchObject([
      { number: 2, by: me, blockCount: 5 },
      { number: 1 },
    ]);
  });

  test("restoring a version restores its blocks in order and saves the current state", async () => {
    const [me, other] = [await world.curator(), await world.curator("Grace")];
    const made = await world.exhibition(me);
    const second = await world.text(me, made, "Second");
    await world.text(me, made, "First");
    await editExhibition(store.db, other, made.id, { version: 1, title: "Changed" });
    await world.text(other, made, "Third", second);
    const put = (number: number) => putBackExhibition(store.db, me, made.id, number);
    expect(await put(1)).toMatchObject({ outcome: "changed", exhibition: { title: made.title } });
    expect(await world.wordsIn(made)).toEqual(["First", "Second"]);
    const [last] = await versionsOf(store.db, made.id);
    expect(last).toMatchObject({ number: 2, by: other, title: "Changed", blockCount: 3 });
    await put(2);
    expect(await world.wordsIn(made)).toEqual(["First", "Second", "Third"]);
    expect(await put(99)).toEqual({ outcome: "no-such-version" });
  });

  test("a translation has the same blocks and is listed once it is published", async () => {
    const me = await world.curator();
    const made = await world.exhibition(me, "Poles");
    await editExhibition(store.db, me, made.id, { version: 1, introduction: plainText("Cold.") });
    await world.text(me, made, "Words");
    const copied = await makeExhibition(store.db, me, {
      title: "Pole",
      language: "de",
      madeOf: { of: "exhibition", exhibitionId: made.id, isTranslation: true },
    });
    if (copied.outcome !== "made") throw new Error(copied.outcome);
    expect(copied.exhibition).toMatchObject({ language: "de", introduction: plainText("Cold.") });
    expect(await world.wordsIn(copied.exhibition)).toEqual(["Words"]);
    expect(await translationsOf(store.db, made)).toEqual([]);
    await publishExhibition(store.db, me, copied.exhibition.id, null);
    const [translation] = await translationsOf(store.db, made);
    expect(translation?.id).toBe(copied.exhibition.id);
    const copy = await makeExhibition(store.db, me, {
      madeOf: { of: "exhibition", exhibitionId: made.id, isTranslation: false },
    });
    if (copy.outcome !== "made") throw new Error(copy.outcome);
    expect(copy.exhibition).toMatchObject({ title: "Poles", slug: "poles-2" });
    expect(await translationsOf(store.db, copy.exhibition)).toEqual([]);
  });
});
