import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteNote } from "../../../src/server/store/delete-note.ts";
import { noteLimits } from "../../../src/server/store/note-limits.ts";
import { note } from "../../../src/server/store/tables/notes.ts";
import { writeNote } from "../../../src/server/store/write-note.ts";
import { imagesByIds } from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { addMember } from "../../support/members.ts";
import { newNote, rectangle } from "../../support/note-inputs.ts";
import { storedNotes } from "../../support/stored-notes.ts";

eachDatabase("note-limits", (_name, open) => {
  let database: TestDatabase & { close(): Promise<void> };
  let stored: ReturnType<typeof storedNotes>;
  let member1: string;
  beforeAll(async () => {
    database = await open();
    stored = storedNotes(database.store);
    member1 = await addMember(database.store.db, "MEMBER", "Ada");
  });
  afterAll(() => database.close());
  const db = () => database.store.db;
  const on = (imageId: string) => ({ imageId, region: rectangle() });

  describe("notes are limited", () => {
    it("per person and hour, including deleted ones", async () => {
      const visitor = await addMember(db(), "VISITOR");
      const { imageId } = await stored.newImage();
      const all = Array.from({ length: noteLimits.ofHour.visitor }, () => ({ on: on(imageId) }));
      for (const given of all) {
        const { id } = await stored.write(visitor, given);
        await deleteNote(db(), visitor, id);
      }
      const one = newNote({ on: on(imageId) });
      expect(await writeNote(db(), visitor, one)).toEqual({ outcome: "too-fast" });
      const earlier = sql`now() - interval '61 minutes'`;
      await db().update(note).set({ createdAt: earlier }).where(eq(note.authorId, visitor));
      expect((await writeNote(db(), visitor, one)).outcome).toBe("written");
    });

    it.each([
      ["too-many-on-image", noteLimits.ofImage, "VISIBLE", "MEMBER"],
      ["too-many-pending", noteLimits.pendingOfImage, "PENDING", "VISITOR"],
    ] as const)("per image: %s", async (outcome, most, state, role) => {
      const { imageId } = await stored.newImage();
      await fill(imageId, most - 1, { state });
      const author = await addMember(db(), role);
      const one = newNote({ on: on(imageId) });
      // Two concurrent notes, of which only one is within the limit.
      const other = await addMember(db(), role);
      const results = await Promise.all([
        writeNote(db(), author, one),
        writeNote(db(), other, one),
      ]);
      expect(results.map((result) => result.outcome).toSorted()).toEqual([outcome, "written"]);
    });

    it("per thread", async () => {
      const { imageId } = await stored.newImage();
      const { id } = await stored.write(member1, { on: on(imageId) });
      await fill(imageId, noteLimits.answers, { state: "VISIBLE", parentId: id });
      const answer = newNote({ on: { noteId: id } });
      expect(await writeNote(db(), member1, answer)).toEqual({ outcome: "too-many-answers" });
      expect((await writeNote(db(), member1, newNote({ on: on(imageId) }))).outcome).toBe(
        "written",
      );
    });

    async function fill(
      imageId: string,
      count: number,
      { state, parentId = null }: { state: "VISIBLE" | "PENDING"; parentId?: string | null },
    ) {
      const author = await addMember(db(), "MEMBER");
      const place = parentId === null ? rectangle() : {};
      const [image] = await imagesByIds(db(), [imageId]);
      const rows = Array.from({ length: count }, (_, at) => ({
        ...place,
        id: `${imageId}-${at}`,
        imageId,
        workId: image?.workId ?? "",
        imageKey: image?.key ?? "",
        parentId,
        authorId: author,
        text: "x",
        tags: [],
        state,
      }));
      for (let at = 0; at < count; at += 500) {
        await db()
          .insert(note)
          .values(rows.slice(at, at + 500));
      }
    }
  });
});
