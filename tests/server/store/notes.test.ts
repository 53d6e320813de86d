import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetMember, renameMember } from "../../../src/server/store/accounts.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { NoteRow } from "../../../src/server/store/note-row.ts";
import {
  answersOfNotes,
  everyNoteOfImage,
  noteAuthors,
  noteCounts,
  notesByIds,
  notesOfAuthor,
  notesOfImage,
} from "../../../src/server/store/notes.ts";
import { decideSiteSetting } from "../../../src/server/store/site-settings.ts";
import { writeNote } from "../../../src/server/store/write-note.ts";
import type { ImageInput } from "../../../src/server/store/work-input.ts";
import { eachDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { addMember } from "../../support/members.ts";
import { newNote, rectangle, wholePicture } from "../../support/note-inputs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";
import { pictureOf, storedNotes } from "../../support/stored-notes.ts";

eachDatabase("notes", (_name, open) => {
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

  describe("notes", () => {
    it("are stored with their text, author and position", async () => {
      const { imageId } = await stored.newImage();
      const given = newNote({ on: on(imageId), text: "A <b>boat</b>", tags: ["sea", "sail"] });
      const written = await stored.write(member1, given);
      expect(written).toMatchObject({
        imageId,
        parentId: null,
        authorId: member1,
        authorName: "Ada",
        isByVisitor: false,
        text: "A <b>boat</b>",
        tags: ["sea", "sail"],
        region: rectangle(),
        state: "VISIBLE",
        version: 1,
        isShown: true,
      });
      expect(await notesByIds(db(), [written.id, "none", "\0"])).toEqual([written, null, null]);
    });

    it.each([
      ["EVERYBODY", { VISITOR: true, MEMBER: true, CURATOR: true }],
      ["MEMBERS", { VISITOR: false, MEMBER: true, CURATOR: true }],
      ["NOBODY", { VISITOR: false, MEMBER: false, CURATOR: true }],
    ] as const)(
      "are visible immediately if the owner allows it for %s",
      async (setting, expected) => {
        await decideSiteSetting(db(), "notesShownAtOnce", setting);
        const { imageId } = await stored.newImage();
        for (const role of ["VISITOR", "MEMBER", "CURATOR"] as const) {
          const author = await addMember(db(), role);
          const { isShown, state, waitingSince } = await stored.write(author, { on: on(imageId) });
          expect([role, isShown]).toEqual([role, expected[role]]);
          expect(state).toBe(isShown ? "VISIBLE" : "PENDING");
          expect(waitingSince === null).toBe(isShown);
        }
        await decideSiteSetting(db(), "notesShownAtOnce", "MEMBERS");
        expect(await stored.list(imageId)).toHaveLength(
          Object.values(expected).filter(Boolean).length,
        );
      },
    );

    it("have the visitor's chosen name until the visitor has an account", async () => {
      const { imageId } = await stored.newImage();
      const visitor = await addMember(db(), "VISITOR");
      const named = await stored.write(visitor, { on: on(imageId), authorName: "Bo" });
      expect(named).toMatchObject({ authorName: "Bo", isByVisitor: true });
      expect(await stored.write(visitor, { on: on(imageId) })).toMatchObject({ authorName: null });
      expect(
        await stored.write(member1, { on: on(imageId), authorName: "The King" }),
      ).toMatchObject({
        authorName: "Ada",
      });
    });

    it("survive an import that changes the work, and reappear when it is published again", async () => {
      const { imageId, work } = await stored.newImage();
      const written = await stored.write(member1, { on: on(imageId) });
      const images = [pictureOf(work)];
      const change = (status: "PUBLISHED" | "WITHDRAWN") =>
        applyWorks(db(), [workInput({ identifier: `N.${work}`, title: status, status, images })]);
      await change("WITHDRAWN");
      expect(await stored.list(imageId)).toEqual([]);
      expect(await notesByIds(db(), [written.id])).toEqual([null]);
      expect(await notesOfAuthor(db(), member1, imageId, {})).toMatchObject({ rows: [] });
      await change("PUBLISHED");
      expect(await stored.list(imageId)).toEqual([written.id]);
    });

    it("are restored when their image returns to its work", async () => {
      const { imageId, work } = await stored.newImage();
      const written = await stored.write(member1, { on: on(imageId) });
      const identifier = `N.${work}`;
      const own = pictureOf(work);
      const other = imageInput("f".repeat(32));
      const bring = (images: ImageInput[], title: string) =>
        applyWorks(db(), [workInput({ identifier, title, images })]);
      await bring([other], "Another picture");
      expect(await notesByIds(db(), [written.id])).toEqual([null]);
      await bring([other, own, own], "Both, one of them twice");
      expect(await stored.list(imageId)).toEqual([written.id]);
      await bring([own], "The first picture");
      expect(await notesByIds(db(), [written.id])).toEqual([written]);
    });

    it("cannot be written on hidden images or notes", async () => {
      const { imageId: draft } = await stored.newImage("DRAFT");
      for (const imageId of [draft, "none", "\0"]) {
        const result = await writeNote(db(), member1, newNote({ on: on(imageId) }));
        expect(result.outcome).toBe("no-such-image");
      }
      const visitor = await addMember(db(), "VISITOR");
      const pending = await stored.write(visitor, { on: on((await stored.newImage()).imageId) });
      for (const noteId of [pending.id, "none", "\0"]) {
        const result = await writeNote(db(), visitor, newNote({ on: { noteId } }));
        expect(result.outcome).toBe("no-such-note");
      }
    });

    it("are answered in threads of one level, oldest answer first", async () => {
      const { imageId } = await stored.newImage();
      const first = await stored.write(member1, { on: on(imageId) });
      const one = await stored.write(member1, { on: { noteId: first.id } });
      const two = await stored.write(member1, { on: { noteId: one.id } });
      expect(two).toMatchObject({ parentId: first.id, imageId, region: null });
      const [answers, none] = await answersOfNotes(db(), [first.id, one.id]);
      expect(answers?.map(({ id }) => id)).toEqual([one.id, two.id]);
      expect(none).toEqual([]);
      expect(await stored.list(imageId)).toEqual([first.id]);
      expect(await noteCounts(db(), [imageId, "none"])).toEqual([3, 0]);
    });

    it("are listed by author, and authors counted by the threads they started", async () => {
      const { imageId } = await stored.newImage();
      const other = await addMember(db(), "MEMBER", "Bo");
      await decideSiteSetting(db(), "notesShownAtOnce", "EVERYBODY");
      const mine = await stored.write(member1, { on: on(imageId) });
      await stored.write(other, { on: on(imageId) });
      await stored.write(other, { on: on(imageId) });
      await stored.write(other, { on: { noteId: mine.id } });
      await stored.write(await addMember(db(), "VISITOR"), { on: on(imageId) });
      await decideSiteSetting(db(), "notesShownAtOnce", "MEMBERS");
      expect(await noteAuthors(db(), imageId, 10)).toEqual([
        { authorId: other, name: "Bo", count: 2 },
        { authorId: member1, name: "Ada", count: 1 },
      ]);
      const chosen = { order: "NEWEST" as const, authorId: member1 };
      const { rows } = await notesOfImage(db(), imageId, chosen, { first: 10 });
      expect(rows.map(({ id }) => id)).toEqual([mine.id]);
    });

    it("are listed page by page, each once, newest first or from top to bottom", async () => {
      const { imageId } = await stored.newImage();
      const places = fc.sample(fc.tuple(fc.nat(3), fc.nat(3)), { numRuns: 23, seed: 1 });
      const written: NoteRow[] = [];
      for (const [x, y] of places) {
        written.push(await stored.write(member1, { on: { imageId, region: rectangle({ x, y }) } }));
      }
      written.push(await stored.write(member1, { on: { imageId, region: wholePicture } }));
      const placeOf = ({ region }: NoteRow) => [region?.y ?? 0, region?.x ?? 0] as const;
      const expected = {
        NEWEST: written.toReversed(),
        PLACE: written.toSorted((a, b) => {
          const [[ay, ax], [by, bx]] = [placeOf(a), placeOf(b)];
          return ay - by || ax - bx || (a.id < b.id ? -1 : 1);
        }),
      };
      for (const order of ["NEWEST", "PLACE"] as const) {
        for (const size of [1, 5, 100]) {
          const ids: string[] = [];
          let after: string | null = null;
          for (let more = true; more;) {
            const page = { first: size, after };
            const found = await notesOfImage(db(), imageId, { order, authorId: null }, page);
            ids.push(...found.rows.map(({ id }) => id));
            after = found.cursors.at(-1) ?? null;
            more = found.hasNextPage;
          }
          expect(ids).toEqual(expected[order].map(({ id }) => id));
        }
      }
    });
  });

  it("all notes of an image, including answers, are listed in the order of writing", async () => {
    const { imageId } = await stored.newImage();
    const first = await stored.write(member1, { on: on(imageId) });
    const second = await stored.write(member1, { on: on(imageId) });
    const answer = await stored.write(member1, { on: { noteId: first.id } });
    const { rows, hasNextPage, cursors } = await everyNoteOfImage(db(), imageId, { first: 2 });
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(hasNextPage).toBe(true);
    const rest = await everyNoteOfImage(db(), imageId, { first: 2, after: cursors.at(-1) });
    expect(rest.rows.map(({ id }) => id)).toEqual([answer.id]);
  });

  it("renaming or deleting an author announces their notes", async () => {
    const author = await addMember(db(), "MEMBER", "Eva");
    const { imageId } = await stored.newImage();
    const { id } = await stored.write(author, { on: on(imageId) });
    const event = { kind: "notes", imageId, ids: [id] };
    expect(await stored.announced(() => renameMember(db(), author, "Eve"))).toEqual([event]);
    expect(await notesByIds(db(), [id])).toMatchObject([{ authorName: "Eve" }]);
    expect(await stored.announced(() => forgetMember(db(), author))).toEqual([event]);
    expect(await stored.list(imageId)).toEqual([]);
  });
});
