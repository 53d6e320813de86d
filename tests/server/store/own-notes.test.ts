import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import {
  deleteNote,
  forgetDeletedNotes,
  restoreNote,
} from "../../../src/server/store/delete-note.ts";
import { editNote } from "../../../src/server/store/edit-note.ts";
import { noteCounts, notesByIds } from "../../../src/server/store/notes.ts";
import { note } from "../../../src/server/store/tables/notes.ts";
import type { WorkStatus } from "../../../src/server/store/work-input.ts";
import { eachDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { addMember } from "../../support/members.ts";
import { rectangle } from "../../support/note-inputs.ts";
import { pictureOf, storedNotes } from "../../support/stored-notes.ts";
import { workInput } from "../../support/work-inputs.ts";

eachDatabase("own-notes", (_name, open) => {
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

  describe("a member's own notes", () => {
    it("are edited with an optimistic lock", async () => {
      const written = await stored.write(member1, { on: on((await stored.newImage()).imageId) });
      const edit = { version: 1, text: "A ship", tags: ["ship"], region: rectangle({ x: 1 }) };
      const edited = await editNote(db(), member1, written.id, edit);
      expect(edited).toMatchObject({
        outcome: "edited",
        note: { version: 2, text: "A ship", tags: ["ship"], region: rectangle({ x: 1 }) },
      });
      // The same again, as after a lost response.
      expect(await editNote(db(), member1, written.id, edit)).toEqual(edited);
      const late = await editNote(db(), member1, written.id, { ...edit, text: "A raft" });
      expect(late).toEqual({ ...edited, outcome: "conflict" });
      const [kept] = await notesByIds(db(), [written.id]);
      expect(kept?.text).toBe("A ship");
    });

    it("return to the queue after an edit if they are not visible immediately", async () => {
      const visitor = await addMember(db(), "VISITOR");
      const { imageId } = await stored.newImage();
      const { id } = await stored.write(visitor, { on: on(imageId) });
      await db().update(note).set({ state: "VISIBLE", waitingSince: null }).where(eq(note.id, id));
      const edit = { version: 1, text: "Buy here", tags: [], region: null };
      const events = await stored.announced(() => editNote(db(), visitor, id, edit));
      expect(await notesByIds(db(), [id])).toMatchObject([
        { state: "PENDING", isShown: false, region: rectangle(), text: "Buy here" },
      ]);
      expect(events).toEqual([
        { kind: "notes", imageId, ids: [id] },
        { kind: "note-queue", ids: [id] },
      ]);
    });

    it("cannot be edited, deleted or restored by others", async () => {
      const other = await addMember(db(), "OWNER");
      const { id } = await stored.write(member1, { on: on((await stored.newImage()).imageId) });
      const edit = { version: 1, text: "Mine", tags: [], region: null };
      const nothing = { outcome: "no-such-note" };
      expect(await editNote(db(), other, id, edit)).toEqual(nothing);
      expect(await deleteNote(db(), other, id)).toEqual(nothing);
      await deleteNote(db(), member1, id);
      expect(await restoreNote(db(), other, id)).toEqual(nothing);
      for (const none of ["none", "\0"]) {
        expect(await editNote(db(), other, none, edit)).toEqual(nothing);
        expect(await deleteNote(db(), other, none)).toEqual(nothing);
        expect(await restoreNote(db(), other, none)).toEqual(nothing);
      }
    });

    it("are deleted with their answers and restored with them within a time limit", async () => {
      const { imageId } = await stored.newImage();
      const first = await stored.write(member1, { on: on(imageId) });
      const answer = await stored.write(member1, { on: { noteId: first.id } });
      const events = await stored.announced(() => deleteNote(db(), member1, first.id));
      expect(events).toEqual([{ kind: "notes", imageId, ids: [first.id] }]);
      expect(await noteCounts(db(), [imageId])).toEqual([0]);
      expect(await notesByIds(db(), [first.id, answer.id])).toEqual([null, null]);
      const again = await deleteNote(db(), member1, first.id);
      expect(again).toMatchObject({ outcome: "deleted", imageId });
      await forgetDeletedNotes(db());
      const restored = await restoreNote(db(), member1, first.id);
      expect(restored).toEqual({ outcome: "restored", note: first });
      expect(await restoreNote(db(), member1, first.id)).toEqual(restored);
      expect(await noteCounts(db(), [imageId])).toEqual([2]);
    });

    it("stay deleted when their thread is restored, if their author deleted them", async () => {
      const bob = await addMember(db(), "MEMBER", "Bob");
      const { imageId } = await stored.newImage();
      const thread = await stored.write(member1, { on: on(imageId) });
      const [first, second] = [
        await stored.write(bob, { on: { noteId: thread.id } }),
        await stored.write(bob, { on: { noteId: thread.id } }),
      ];
      await deleteNote(db(), bob, first.id);
      await deleteNote(db(), member1, thread.id);
      expect(await restoreNote(db(), bob, first.id)).toEqual({ outcome: "no-such-note" });
      const deleted = await deleteNote(db(), bob, second.id);
      expect(deleted).toMatchObject({ outcome: "deleted", imageId });
      await restoreNote(db(), member1, thread.id);
      expect(await notesByIds(db(), [thread.id, first.id, second.id])).toEqual([
        thread,
        null,
        null,
      ]);
      const restored = await restoreNote(db(), bob, second.id);
      expect(restored).toEqual({ outcome: "restored", note: second });
    });

    it("can be deleted while their work is unpublished, but restored only after it is published", async () => {
      const { imageId, work } = await stored.newImage();
      const { id } = await stored.write(member1, { on: on(imageId) });
      const show = (status: WorkStatus) =>
        applyWorks(db(), [
          workInput({ identifier: `N.${work}`, status, images: [pictureOf(work)] }),
        ]);
      await show("WITHDRAWN");
      expect(await deleteNote(db(), member1, id)).toMatchObject({ outcome: "deleted", imageId });
      expect(await restoreNote(db(), member1, id)).toEqual({ outcome: "no-such-note" });
      await show("PUBLISHED");
      expect(await notesByIds(db(), [id])).toEqual([null]);
      expect(await restoreNote(db(), member1, id)).toMatchObject({ outcome: "restored" });
    });

    it("are deleted permanently after the time limit", async () => {
      const { id } = await stored.write(member1, { on: on((await stored.newImage()).imageId) });
      await deleteNote(db(), member1, id);
      const late = sql`now() - interval '61 minutes'`;
      await db().update(note).set({ deletedAt: late }).where(eq(note.id, id));
      expect(await restoreNote(db(), member1, id)).toEqual({ outcome: "too-late" });
      await forgetDeletedNotes(db());
      expect(await db().select().from(note).where(eq(note.id, id))).toEqual([]);
    });
  });
});
