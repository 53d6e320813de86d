import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetMember } from "../../../src/server/store/accounts.ts";
import { deleteNote, restoreNote } from "../../../src/server/store/delete-note.ts";
import { editNote } from "../../../src/server/store/edit-note.ts";
import {
  approveNote,
  hideNote,
  restoreHiddenNote,
  settleReports,
} from "../../../src/server/store/moderate-note.ts";
import { moveNotes } from "../../../src/server/store/move-notes.ts";
import { noteLimits } from "../../../src/server/store/note-limits.ts";
import { noteQueue, noteQueueLength, notesByIds } from "../../../src/server/store/notes.ts";
import { reportNote, reportsOfNotes } from "../../../src/server/store/report-note.ts";
import { member } from "../../../src/server/store/tables/people.ts";
import { note } from "../../../src/server/store/tables/notes.ts";
import type { NewNote } from "../../../src/server/store/write-note.ts";
import { eachDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { addMember } from "../../support/members.ts";
import { rectangle } from "../../support/note-inputs.ts";
import { storedNotes } from "../../support/stored-notes.ts";

eachDatabase("moderate-note", (_name, open) => {
  let database: TestDatabase & { close(): Promise<void> };
  let stored: ReturnType<typeof storedNotes>;
  let imageId: string;
  let ada: string;
  let visitor: string;
  beforeAll(async () => {
    database = await open();
    stored = storedNotes(database.store);
    ({ imageId } = await stored.newImage());
  });
  beforeEach(async () => {
    await db().delete(note);
    ada = await addMember(db(), "MEMBER", "Ada");
    visitor = await addMember(db(), "VISITOR");
  });
  afterAll(() => database.close());
  const db = () => database.store.db;

  const write = (authorId: string, given: Partial<NewNote> = {}) =>
    stored.write(authorId, { on: { imageId, region: rectangle() }, ...given });

  const report = (reporterId: string, noteId: string, reason = "Rude") =>
    reportNote(db(), reporterId, { noteId, reason });
  const queue = async () => (await noteQueue(db(), { first: 100 })).rows.map(({ id }) => id);
  const reasons = async (id: string) =>
    (await reportsOfNotes(db(), [id])).flat().map(({ reason }) => reason);
  const stateOf = async (id: string) => (await notesByIds(db(), [id]))[0]?.state;

  describe("the moderation queue", () => {
    it("contains pending and reported notes, longest waiting first, page by page", async () => {
      const shown = await write(ada);
      const first = await write(visitor);
      await report(visitor, shown.id);
      const last = await write(visitor);
      await write(ada);
      for (const [at, { id }] of [first, shown, last].entries()) {
        await db().update(note).set({ waitingSince: at }).where(eq(note.id, id));
      }
      expect(await queue()).toEqual([first.id, shown.id, last.id]);
      expect(await noteQueueLength(db())).toBe(3);
      const { cursors } = await noteQueue(db(), { first: 1 });
      const { rows } = await noteQueue(db(), { first: 1, after: cursors[0] });
      expect(rows.map(({ id }) => id)).toEqual([shown.id]);
    });

    it("announces entries that leave or return with their thread", async () => {
      const thread = await write(ada);
      const [pending, reported, deleted] = [
        await write(visitor, { on: { noteId: thread.id } }),
        await write(ada, { on: { noteId: thread.id } }),
        await write(visitor, { on: { noteId: thread.id } }),
      ];
      await report(visitor, reported.id);
      await deleteNote(db(), visitor, deleted.id);
      const toCurators = { kind: "note-queue", ids: [pending.id, reported.id] };
      const gone = await stored.announced(() => deleteNote(db(), ada, thread.id));
      expect(gone).toEqual([{ kind: "notes", imageId, ids: [thread.id] }, toCurators]);
      const back = await stored.announced(() => restoreNote(db(), ada, thread.id));
      expect(back).toEqual([{ kind: "notes", imageId, ids: [thread.id] }, toCurators]);
      const left = await stored.announced(() => db().transaction((tx) => forgetMember(tx, ada)));
      expect(left.at(-1)).toEqual({ kind: "note-queue", ids: [reported.id, pending.id] });
    });

    it("approves a note as it was read, or reports a conflict", async () => {
      const { id, version } = await write(visitor);
      await editNote(db(), visitor, id, { version, text: "Buy here", tags: [], region: null });
      expect(await approveNote(db(), id, version)).toMatchObject({
        outcome: "conflict",
        note: { text: "Buy here", version: 2, state: "PENDING" },
      });
      const events = await stored.announced(() => approveNote(db(), id, 2));
      expect(events).toEqual([
        { kind: "notes", imageId, ids: [id] },
        { kind: "note-queue", ids: [id] },
      ]);
      expect(await stateOf(id)).toBe("VISIBLE");
      expect(await queue()).toEqual([]);
      expect(await approveNote(db(), id, 1)).toMatchObject({ outcome: "done" });
    });
  });

  describe("a hidden note", () => {
    it("is visible to no one until the version that was read is restored", async () => {
      const { id } = await write(ada);
      await report(visitor, id);
      const events = await stored.announced(() => hideNote(db(), id));
      expect(events.map(({ kind }) => kind)).toEqual(["notes", "note-queue"]);
      expect(await notesByIds(db(), [id])).toMatchObject([{ state: "HIDDEN", isShown: false }]);
      expect(await reasons(id)).toEqual([]);
      expect(await queue()).toEqual([]);
      expect(await approveNote(db(), id, 1)).toMatchObject({ outcome: "conflict" });
      await editNote(db(), ada, id, { version: 1, text: "Milder", tags: [], region: null });
      expect(await stateOf(id)).toBe("HIDDEN");
      expect(await restoreHiddenNote(db(), id, 1)).toMatchObject({ outcome: "conflict" });
      expect(await restoreHiddenNote(db(), id, 2)).toMatchObject({
        outcome: "done",
        note: { isShown: true, text: "Milder" },
      });
    });

    it("hides its answers", async () => {
      const first = await write(ada);
      const answer = await write(ada, { on: { noteId: first.id } });
      await hideNote(db(), first.id);
      expect(await notesByIds(db(), [answer.id])).toMatchObject([{ isShown: false }]);
    });

    it("must exist for any moderation", async () => {
      for (const id of ["none", "\0"]) {
        for (const decision of [
          hideNote(db(), id),
          settleReports(db(), id),
          approveNote(db(), id, 1),
          restoreHiddenNote(db(), id, 1),
        ]) {
          expect(await decision).toEqual({ outcome: "no-such-note" });
        }
      }
    });
  });

  describe("reports", () => {
    it("are recorded once per person, only for visible notes of others", async () => {
      const { id } = await write(ada);
      expect(await report(visitor, id, "Rude")).toBe("reported");
      expect(await report(visitor, id, "Very rude")).toBe("reported");
      expect(await reasons(id)).toEqual(["Rude"]);
      expect(await report(ada, id)).toBe("own");
      const pending = await write(visitor);
      expect(await report(ada, pending.id)).toBe("no-such-note");
      expect(await report(ada, "\0")).toBe("no-such-note");
    });

    it("are settled by a curator without changing the note, and cannot be made again", async () => {
      const { id } = await write(ada);
      await report(visitor, id);
      expect(await queue()).toEqual([id]);
      await settleReports(db(), id);
      expect([await queue(), await reasons(id), await stateOf(id)]).toEqual([[], [], "VISIBLE"]);
      await report(visitor, id);
      expect(await queue()).toEqual([]);
    });

    it("and their settlement are announced only to curators", async () => {
      const { id } = await write(ada);
      const toCurators = [{ kind: "note-queue", ids: [id] }];
      expect(await stored.announced(() => report(visitor, id))).toEqual(toCurators);
      expect(await stored.announced(() => settleReports(db(), id))).toEqual(toCurators);
      const pending = await write(visitor);
      await approveNote(db(), pending.id, 1);
      await report(ada, pending.id);
      await editNote(db(), visitor, pending.id, { version: 1, text: "A", tags: [], region: null });
      expect(await stored.announced(() => settleReports(db(), pending.id))).toEqual([
        { kind: "note-queue", ids: [pending.id] },
      ]);
      expect(await queue()).toEqual([pending.id]);
      await approveNote(db(), pending.id, 2);
      await report(await addMember(db(), "MEMBER", "Eve"), pending.id);
      const hidden = await stored.announced(() => hideNote(db(), pending.id));
      expect(hidden.map(({ kind }) => kind)).toEqual(["notes", "note-queue"]);
    });

    it("are limited per person and hour", async () => {
      const most = noteLimits.reportsOfHour;
      for (let at = 0; at < most; at += 1) await report(visitor, (await write(ada)).id);
      expect(await report(visitor, (await write(ada)).id)).toBe("too-fast");
    });
  });

  describe("a visitor who signs in", () => {
    it("keeps notes and reports, and the new author is announced", async () => {
      const shown = await write(visitor, { authorName: "Bo" });
      await approveNote(db(), shown.id, 1);
      const pending = await write(visitor);
      const own = await write(ada);
      const other = await write(await addMember(db(), "MEMBER"));
      const both = await write(await addMember(db(), "MEMBER"));
      await report(visitor, own.id, "by oneself");
      await report(visitor, other.id, "of a visitor");
      await report(visitor, both.id, "of a visitor");
      await report(ada, both.id, "of an account");
      const events = await stored.announced(() =>
        db().transaction(async (tx) => {
          await moveNotes(tx, visitor, ada);
          await tx.delete(member).where(eq(member.id, visitor));
        }),
      );
      expect(await notesByIds(db(), [shown.id, pending.id])).toMatchObject([
        { authorId: ada, authorName: "Ada", isByVisitor: false, state: "VISIBLE" },
        { authorId: ada, authorName: "Ada", isByVisitor: false, state: "PENDING" },
      ]);
      expect(await reasons(own.id)).toEqual([]);
      expect(await reasons(other.id)).toEqual(["of a visitor"]);
      expect(await reasons(both.id)).toEqual(["of an account"]);
      expect(events).toEqual([
        { kind: "notes", imageId, ids: [shown.id] },
        { kind: "note-queue", ids: [pending.id] },
      ]);
    });
  });
});
