import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { decideSiteSetting } from "../../src/server/store/site-settings.ts";
import { member } from "../../src/server/store/tables/people.ts";
import { askById } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { noteFields } from "../support/note-operations.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import type { NotesPerson, SeenNote } from "../support/notes.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

const listQuery = `query ($id: ID!, $first: Int = 5, $after: String, $order: NoteOrder! = NEWEST, $author: ID) {
  node(id: $id) { ... on Image { noteCount noteAuthors { count author { name member { id } } }
    notes(first: $first, after: $after, order: $order, author: $author) {
      pageInfo { hasNextPage endCursor } edges { cursor node { ${noteFields}
        answers(first: 3) { edges { cursor node { ${noteFields} } } } } } } } } }`;

const nodeText = "query NoteNodeQuery($id: ID!) { node(id: $id) { id } }";
const nodeId = createHash("sha256").update(nodeText).digest("hex");

type Seen = SeenNote & { answers: { edges: { node: SeenNote }[] } };
type List = {
  noteCount: number;
  noteAuthors: { count: number; author: { name: string; member: { id: string } } }[];
  notes: { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Seen }[] };
};

eachDatabase("notes", (_name, open) => {
  let server: TestServer;
  let nobody: NotesPerson;
  let ada: NotesPerson;
  let curator: NotesPerson;

  beforeAll(async () => {
    server = await startServer({ open, operations: new Map([[nodeId, nodeText]]) });
    nobody = await openNotes(server, null);
    ada = await openNotes(server, "MEMBER", "Ada");
    curator = await openNotes(server, "CURATOR", "Cai");
  });
  afterAll(() => server.stop());

  async function list(imageId: string, variables: Record<string, unknown> = {}) {
    const { data, errors } = await nobody.send(listQuery, { id: imageId, ...variables });
    expect(errors).toEqual([]);
    return data?.["node"] as unknown as List;
  }
  const texts = async (imageId: string) =>
    (await list(imageId)).notes.edges.map(({ node }) => node.text);

  const refused = (field: string, message: RegExp) => ({
    __typename: "InvalidInput",
    problems: [{ field, message: expect.stringMatching(message) }],
  });

  describe("a note", () => {
    it("is returned as it was sent, visible to everyone, with its author's name", async () => {
      const { imageId } = await newPicture(server);
      const note = await ada.add(imageId, {
        text: "  The *mast*,\r\nand <b>no</b> tag ",
        tags: [" sea ", "Sea", "old\n rope", ""],
        region: { rectangle: { x: 10, y: 20, width: 30, height: 40 } },
        authorName: "The King",
      });
      expect(note).toMatchObject({
        version: 1,
        text: "The *mast*,\nand <b>no</b> tag",
        tags: ["sea", "old rope"],
        state: "VISIBLE",
        editedAt: null,
        parent: null,
        image: { id: imageId },
        region: {
          shape: "RECTANGLE",
          box: { x: 10, y: 20, width: 30, height: 40 },
          points: [],
        },
        author: { name: "Ada", member: { name: "Ada", role: "MEMBER" } },
      });
      const { notes, noteCount, noteAuthors } = await list(imageId);
      expect(notes.edges.map(({ node }) => node)).toEqual([{ ...note, answers: { edges: [] } }]);
      expect(noteCount).toBe(1);
      expect(noteAuthors).toMatchObject([{ count: 1, author: { name: "Ada" } }]);
      expect(await nobody.node(note.id)).toEqual({ id: note.id });
    });

    it.each([
      [{ whole: true }, "WHOLE", { x: 0, y: 0, width: 4000, height: 3000 }, []],
      [
        { point: { x: 10.26, y: 3000 } },
        "POINT",
        { x: 10, y: 2999, width: 1, height: 1 },
        [{ x: 10.3, y: 3000 }],
      ],
      [
        {
          polygon: [
            { x: 0, y: 0 },
            { x: 9.5, y: 0 },
            { x: 4000, y: 20.2 },
          ],
        },
        "POLYGON",
        { x: 0, y: 0, width: 4000, height: 21 },
        [
          { x: 0, y: 0 },
          { x: 9.5, y: 0 },
          { x: 4000, y: 20.2 },
        ],
      ],
    ])("may have the region %j", async (region, shape, box, points) => {
      const { imageId } = await newPicture(server);
      const note = await ada.add(imageId, { region });
      expect(note.region).toEqual({ shape, box, points });
    });

    it("is answered in a thread", async () => {
      const { imageId } = await newPicture(server);
      const note = await ada.add(imageId);
      const answer = await curator.answer(note.id);
      const second = await ada.answer(answer.id, { text: "Aye" });
      expect(answer).toMatchObject({ parent: { id: note.id }, region: null });
      const { notes, noteCount } = await list(imageId);
      expect(noteCount).toBe(3);
      expect(notes.edges[0]?.node.answers.edges.map(({ node }) => node)).toEqual([answer, second]);
    });

    it("of a visitor is pending, and visible only to its author and curators", async () => {
      const { imageId } = await newPicture(server);
      const visitor = await openNotes(server, null);
      const pending = await visitor.add(imageId, { authorName: " Bo " });
      expect(pending).toMatchObject({ state: "PENDING", author: { name: "Bo", member: null } });
      expect((await visitor.add(imageId)).author).toEqual({ name: "A visitor", member: null });
      expect(await texts(imageId)).toEqual([]);
      expect((await list(imageId)).noteCount).toBe(0);
      for (const [person, seen] of [
        [visitor, true],
        [curator, true],
        [nobody, false],
        [ada, false],
        [await openNotes(server, "VISITOR"), false],
        [await openNotes(server, "OWNER"), true],
      ] as const) {
        expect(await person.node(pending.id)).toEqual(seen ? { id: pending.id } : null);
      }
      const approved = await curator.change("approveNote", { id: pending.id, version: 1 });
      expect(approved).toMatchObject({ note: { state: "VISIBLE" } });
      expect((await list(imageId)).notes.edges[0]?.node.author).toEqual({
        name: "Bo",
        member: null,
      });
      // Only members can filter by author, and visitors are not offered as authors.
      expect((await list(imageId)).noteAuthors).toEqual([]);
    });

    it("is edited by its author, and a conflict returns the current version", async () => {
      const { imageId } = await newPicture(server);
      const { id } = await ada.add(imageId);
      const region = { point: { x: 1, y: 2 } };
      const edited = await ada.change("editNote", { id, version: 1, text: "A raft", region });
      expect(edited).toMatchObject({
        __typename: "EditNoteSuccess",
        isShown: true,
        note: { text: "A raft", tags: [], version: 2, region: { shape: "POINT" } },
      });
      expect(await ada.change("editNote", { id, version: 1, text: "A cork" })).toMatchObject({
        __typename: "NoteConflict",
        message: expect.stringMatching(/changed meanwhile/),
        note: { text: "A raft", version: 2 },
      });
      const problem = await ada.change("editNote", { id, version: 2, text: " " });
      expect(problem).toEqual(refused("text", /Write something/));
    });

    it("is deleted and restored", async () => {
      const { imageId } = await newPicture(server);
      const { id } = await ada.add(imageId);
      await ada.answer(id);
      const deleted = await ada.change("deleteNote", { id });
      expect(deleted).toMatchObject({ deletedId: id, image: { noteCount: 0 } });
      const minutes = (Date.parse(String(deleted["restorableUntil"])) - Date.now()) / 60_000;
      expect(Math.round(minutes)).toBe(60);
      for (const person of [ada, curator, nobody]) expect(await person.node(id)).toBeNull();
      expect(await texts(imageId)).toEqual([]);
      expect(await ada.change("restoreNote", { id })).toMatchObject({
        isShown: true,
        noteEdge: { node: { id } },
      });
      expect((await list(imageId)).noteCount).toBe(2);
    });
  });

  describe("a list of notes", () => {
    it("is paginated in both orders, and can be filtered by author", async () => {
      const { imageId } = await newPicture(server);
      const at = (y: number) => ({ region: { point: { x: 1, y } }, text: `${y}` });
      for (const y of [5, 1, 3]) await ada.add(imageId, at(y));
      await curator.add(imageId, at(2));
      const pages = async (variables: Record<string, unknown>) => {
        const found: string[] = [];
        let after: string | undefined;
        for (let more = true; more;) {
          const { notes } = await list(imageId, { first: 2, after, ...variables });
          found.push(...notes.edges.map(({ node }) => node.text));
          after = notes.edges.at(-1)?.cursor;
          more = notes.pageInfo.hasNextPage;
        }
        return found;
      };
      expect(await pages({})).toEqual(["2", "3", "1", "5"]);
      expect(await pages({ order: "PLACE" })).toEqual(["1", "2", "3", "5"]);
      const author = toGlobalId("Member", ada.memberId ?? "");
      expect(await pages({ author })).toEqual(["3", "1", "5"]);
      for (const none of [imageId, "", "x", toGlobalId("Member", "none")]) {
        expect(await pages({ author: none })).toEqual([]);
      }
    });

    it("cannot be filtered by a visitor's id", async () => {
      const { imageId } = await newPicture(server);
      const visitor = await openNotes(server, "VISITOR");
      const { id } = await visitor.add(imageId);
      await curator.change("approveNote", { id, version: 1 });
      expect(await texts(imageId)).toEqual(["A boat"]);
      const author = toGlobalId("Member", visitor.memberId ?? "");
      expect((await list(imageId, { author })).notes.edges).toEqual([]);
    });

    it("contains all notes of the viewer, in any state", async () => {
      const { imageId } = await newPicture(server);
      const visitor = await openNotes(server, null);
      const own = async (person: NotesPerson) => {
        const { data } = await person.send(
          "query ($id: ID!) { viewer { notes(imageId: $id) { edges { node { text state } } } } }",
          { id: imageId },
        );
        const viewer = data?.["viewer"] as unknown as { notes: { edges: { node: unknown }[] } };
        return viewer.notes.edges.map(({ node }) => node);
      };
      expect(await own(visitor)).toEqual([]);
      await visitor.add(imageId, { text: "Mine" });
      const hidden = await ada.add(imageId, { text: "Hers" });
      await curator.change("hideNote", { id: hidden.id });
      expect(await own(visitor)).toEqual([{ text: "Mine", state: "PENDING" }]);
      expect(await own(ada)).toEqual([{ text: "Hers", state: "HIDDEN" }]);
      expect(await own(nobody)).toEqual([]);
    });
  });

  describe("the moderation queue", () => {
    const queueQuery = `{ viewer { desk { noteQueueLength noteQueue { edges { cursor node { id state
      reports { reason createdAt reporter { name member { id } } } } } } } } }`;
    const queue = async () => {
      const { data, errors } = await curator.send(queueQuery);
      expect(errors).toEqual([]);
      type Node = { id: string; state: string; reports: { reason: string }[] };
      type Desk = { noteQueue: { edges: { node: Node }[] } };
      return (data as unknown as { viewer: { desk: Desk } }).viewer.desk.noteQueue.edges;
    };
    const waiting = async (id: string) =>
      (await queue()).map(({ node }) => node).find((node) => node.id === id);

    it("contains pending and reported notes with the reports", async () => {
      const { imageId } = await newPicture(server);
      const visitor = await openNotes(server, null);
      const pending = await visitor.add(imageId);
      const { id } = await ada.add(imageId);
      await visitor.change("reportNote", { id, reason: " It is rude. " });
      await curator.change("reportNote", { id, reason: "It is <wrong>" });
      expect(await waiting(pending.id)).toMatchObject({ state: "PENDING", reports: [] });
      expect(await waiting(id)).toMatchObject({
        state: "VISIBLE",
        reports: [
          { reason: "It is rude.", reporter: { name: "A visitor", member: null } },
          { reason: "It is <wrong>", reporter: { name: "Cai" } },
        ],
      });
      await curator.change("settleNoteReports", { id });
      expect(await waiting(id)).toBeUndefined();
      expect(await nobody.node(id)).toEqual({ id });
    });

    it("hides a note, and restores it only in the version that was read", async () => {
      const { imageId } = await newPicture(server);
      const { id } = await ada.add(imageId);
      await ada.answer(id);
      const hidden = await curator.change("hideNote", { id });
      expect(hidden).toMatchObject({ note: { id, state: "HIDDEN" } });
      expect((await list(imageId)).noteCount).toBe(0);
      expect(await nobody.node(id)).toBeNull();
      expect(await ada.node(id)).toEqual({ id });
      await ada.change("editNote", { id, version: 1, text: "Milder" });
      expect(await curator.change("restoreHiddenNote", { id, version: 1 })).toMatchObject({
        __typename: "NoteConflict",
        message: expect.stringMatching(/another than the one you have read/),
        note: { text: "Milder", version: 2 },
      });
      await curator.change("restoreHiddenNote", { id, version: 2 });
      expect(await texts(imageId)).toEqual(["Milder"]);
    });
  });

  it("the owner decides whose notes are visible immediately", async () => {
    const owner = await openNotes(server, "OWNER");
    const { imageId } = await newPicture(server);
    const shownAtOnce = async () =>
      (await nobody.send("{ site { notesShownAtOnce } }")).data?.["site"];
    expect(await shownAtOnce()).toEqual({ notesShownAtOnce: "MEMBERS" });
    const decided = await owner.change("setNotePolicy", { notesShownAtOnce: "NOBODY" });
    expect(decided).toMatchObject({ site: { notesShownAtOnce: "NOBODY" } });
    expect(await shownAtOnce()).toEqual({ notesShownAtOnce: "NOBODY" });
    expect((await ada.add(imageId)).state).toBe("PENDING");
    await decideSiteSetting(server.store.db, "notesShownAtOnce", "MEMBERS");
  });

  it("a hidden note is answered like a missing one, including headers", async () => {
    const { imageId } = await newPicture(server);
    const [shown, hidden, deleted] = [
      await ada.add(imageId),
      await ada.add(imageId),
      await ada.add(imageId),
    ];
    await curator.change("hideNote", { id: hidden.id });
    await ada.change("deleteNote", { id: deleted.id });
    const byGet = async (id: string) => {
      const { headers, data } = await askById(server.url, nodeId, { variables: { id } });
      return { caching: headers.get("cache-control"), data };
    };
    const nothing = { caching: "private, no-store", data: { node: null } };
    for (const id of [hidden.id, deleted.id, toGlobalId("Note", "none")]) {
      expect(await byGet(id)).toEqual(nothing);
    }
    expect((await byGet(shown.id)).caching).toMatch(/^public/);
  });

  it("invalid requests create no cookie", async () => {
    const { imageId } = await newPicture(server);
    const { id } = await ada.add(imageId);
    const before = await server.store.db.select().from(member);
    const stranger = await openNotes(server, null);
    const region = { whole: true };
    await stranger.change("addNote", { imageId, region, text: "" });
    await stranger.change("addNote", { imageId: "none", region, text: "a" });
    await stranger.change("answerNote", { noteId: imageId, text: "a" });
    await stranger.change("editNote", { id, version: 1, text: "a" });
    await stranger.change("deleteNote", { id });
    await stranger.change("restoreNote", { id });
    await stranger.change("reportNote", { id: "none", reason: "a" });
    await stranger.change("reportNote", { id, reason: " " });
    expect(stranger.hasCookie()).toBe(false);
    expect(await server.store.db.select().from(member)).toHaveLength(before.length);
  });

  it("are on an image that has its work and its position in the work", async () => {
    const { imageId, slug } = await newPicture(server);
    const query = "query ($id: ID!) { node(id: $id) { ... on Image { position work { slug } } } }";
    const { data } = await nobody.send(query, { id: imageId });
    expect(data).toEqual({ node: { position: 0, work: { slug } } });
  });
});
