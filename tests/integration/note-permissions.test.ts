/** @module-tag full */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decideSiteSetting } from "../../src/server/store/site-settings.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import type { NotesPerson } from "../support/notes.ts";
import type { NoteMutation } from "../support/note-operations.ts";

/** All kinds of users: without a cookie, or with a role. */
const people = ["nobody", "VISITOR", "MEMBER", "CURATOR", "OWNER"] as const;
type Person = (typeof people)[number];

let server: TestServer;
let author: NotesPerson;
let imageId: string;
/** Another user's notes: one shown, one pending, one hidden, one deleted. */
let shown: string;
let pending: string;
let hidden: string;
let deleted: string;
let asking: Record<Person, NotesPerson>;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  const { db } = server.store;
  author = await openNotes(server, "MEMBER", "Ada");
  const curator = await openNotes(server, "CURATOR");
  ({ imageId } = await newPicture(server));
  shown = (await author.add(imageId)).id;
  deleted = (await author.add(imageId)).id;
  await author.change("deleteNote", { id: deleted });
  hidden = (await author.add(imageId)).id;
  await curator.change("hideNote", { id: hidden });
  await decideSiteSetting(db, "notesShownAtOnce", "NOBODY");
  pending = (await author.add(imageId)).id;
  await decideSiteSetting(db, "notesShownAtOnce", "MEMBERS");
  asking = {
    nobody: await openNotes(server, null),
    VISITOR: await openNotes(server, "VISITOR"),
    MEMBER: await openNotes(server, "MEMBER"),
    CURATOR: await openNotes(server, "CURATOR"),
    OWNER: await openNotes(server, "OWNER"),
  };
});

/** Returns the result types of a mutation for each of them, in order. */
async function outcomes(mutation: NoteMutation, inputOf: () => Record<string, unknown>) {
  const found: string[] = [];
  for (const person of people) {
    found.push((await asking[person].change(mutation, inputOf())).__typename);
  }
  return found;
}

const everybody = (type: string) => people.map(() => type);
const curatorsOnly = (type: string) => ["NotAllowed", "NotAllowed", "NotAllowed", type, type];

describe("note-permissions: notes", () => {
  it("can be written and answered by everyone", async () => {
    const region = { whole: true };
    expect(await outcomes("addNote", () => ({ imageId, region, text: "a" }))).toEqual(
      everybody("WriteNoteSuccess"),
    );
    expect(await outcomes("answerNote", () => ({ noteId: shown, text: "a" }))).toEqual(
      everybody("WriteNoteSuccess"),
    );
  });

  it("that are not public can be answered or reported by no one", async () => {
    for (const id of [pending, hidden, deleted]) {
      expect(await outcomes("answerNote", () => ({ noteId: id, text: "a" }))).toEqual(
        everybody("InvalidInput"),
      );
      expect(await outcomes("reportNote", () => ({ id, reason: "a" }))).toEqual(
        everybody("InvalidInput"),
      );
    }
  });

  it("can be edited, deleted or restored only by their author", async () => {
    for (const id of [shown, pending, hidden, deleted]) {
      const edit = () => ({ id, version: 1, text: "Mine" });
      expect(await outcomes("editNote", edit)).toEqual(everybody("InvalidInput"));
      expect(await outcomes("deleteNote", () => ({ id }))).toEqual(everybody("InvalidInput"));
      expect(await outcomes("restoreNote", () => ({ id }))).toEqual(everybody("InvalidInput"));
    }
  });

  it("can be reported by everyone except their author", async () => {
    expect(await outcomes("reportNote", () => ({ id: shown, reason: "a" }))).toEqual(
      everybody("ReportNoteSuccess"),
    );
    expect(await author.change("reportNote", { id: shown, reason: "a" })).toMatchObject({
      problems: [{ field: "id", message: expect.stringMatching(/your own/) }],
    });
  });

  it("can be approved, hidden, restored and settled only by curators", async () => {
    expect(await outcomes("approveNote", () => ({ id: pending, version: 1 }))).toEqual(
      curatorsOnly("ModerateNoteSuccess"),
    );
    expect(await outcomes("restoreHiddenNote", () => ({ id: hidden, version: 1 }))).toEqual(
      curatorsOnly("ModerateNoteSuccess"),
    );
    expect(await outcomes("settleNoteReports", () => ({ id: shown }))).toEqual(
      curatorsOnly("ModerateNoteSuccess"),
    );
    expect(await outcomes("hideNote", () => ({ id: shown }))).toEqual(
      curatorsOnly("ModerateNoteSuccess"),
    );
    expect(await author.change("hideNote", { id: shown })).toMatchObject({
      __typename: "NotAllowed",
    });
    expect(await outcomes("hideNote", () => ({ id: deleted }))).toEqual(
      curatorsOnly("InvalidInput"),
    );
  });

  it("have a policy that only owners may change", async () => {
    expect(await outcomes("setNotePolicy", () => ({ notesShownAtOnce: "MEMBERS" }))).toEqual([
      "NotAllowed",
      "NotAllowed",
      "NotAllowed",
      "NotAllowed",
      "SetNotePolicySuccess",
    ]);
  });

  it("in the queue are visible only to curators", async () => {
    const query = "{ viewer { desk { noteQueueLength noteQueue { edges { node { id } } } } } }";
    for (const person of people) {
      const { data, errors } = await asking[person].send(query);
      expect(errors).toEqual([]);
      const isCurator = person === "CURATOR" || person === "OWNER";
      const desk = (data as unknown as { viewer: { desk: object | null } }).viewer.desk;
      expect([person, desk !== null]).toEqual([person, isCurator]);
      expect(JSON.stringify(data).includes(pending)).toBe(isCurator);
    }
  });

  it("have reports that only curators see", async () => {
    await asking.VISITOR.change("reportNote", { id: shown, reason: "Hush" });
    const query = "query ($id: ID!) { node(id: $id) { ... on Note { id reports { reason } } } }";
    for (const person of people) {
      const { data, errors } = await asking[person].send(query, { id: shown });
      const isCurator = person === "CURATOR" || person === "OWNER";
      expect(errors).toEqual([]);
      expect(JSON.stringify(data).includes("Hush")).toBe(isCurator);
    }
  });

  it.each(["node", "nodes"])("that are not public are found only by curators: %s", async (by) => {
    const query =
      by === "node"
        ? "query ($id: ID!) { node(id: $id) { id } }"
        : "query ($id: ID!) { nodes(ids: [$id]) { id } }";
    for (const person of people) {
      const isCurator = person === "CURATOR" || person === "OWNER";
      for (const [id, isSeen] of [
        [shown, true],
        [pending, isCurator],
        [hidden, isCurator],
        [deleted, false],
      ] as const) {
        const { data } = await asking[person].send(query, { id });
        expect([person, JSON.stringify(data).includes(id)]).toEqual([person, isSeen]);
      }
    }
  });
});
