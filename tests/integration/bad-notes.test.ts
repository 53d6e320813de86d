import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { note } from "../../src/server/store/tables/notes.ts";
import { ask } from "../support/ask.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import type { NotesPerson } from "../support/notes.ts";
import { noteMutations } from "../support/note-operations.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let ada: NotesPerson;
let visitor: NotesPerson;
let imageId: string;

beforeAll(async () => {
  server = await startServer();
  ada = await openNotes(server, "MEMBER", "Ada");
  visitor = await openNotes(server, "VISITOR");
  ({ imageId } = await newPicture(server));
});
afterAll(() => server.stop());

const refused = (field: string, message: RegExp) => ({
  __typename: "InvalidInput",
  problems: [{ field, message: expect.stringMatching(message) }],
});
const region = { whole: true };
const rectangle = (x: number, y: number, width: number, height: number) => ({
  rectangle: { x, y, width, height },
});
const corners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: at % 4000, y: at % 3000 }));

describe("bad-notes: an invalid note is rejected with a message", () => {
  it.each([
    [{ text: "" }, "text", /^Write something first\.$/],
    [{ text: " \n\t\r\n " }, "text", /^Write something first\.$/],
    [{ text: "x".repeat(5001) }, "text", /at most 5,000 characters/],
    [{ text: "a\0b" }, "text", /null character/],
    [{ text: "a\ud800b" }, "text", /half of a character/],
    [{ tags: Array.from({ length: 11 }, (_, at) => `${at}`) }, "tags", /at most 10 tags/],
    [{ tags: ["x".repeat(51)] }, "tags", /at most 50 characters/],
    [{ tags: ["a\0"] }, "tags", /null character/],
    [{ authorName: "x".repeat(61) }, "authorName", /at most 60 characters/],
    [{ authorName: "a\udc00" }, "authorName", /half of a character/],
    [{ region: { whole: false } }, "region", /Say where/],
    [{ region: rectangle(0, 0, 0, 5) }, "region", /at least one pixel/],
    [{ region: rectangle(0, 0, 5, -1) }, "region", /at least one pixel/],
    [{ region: rectangle(-1, 0, 5, 5) }, "region", /outside the picture, which is 4,000 x 3,000/],
    [{ region: rectangle(3999, 0, 2, 5) }, "region", /outside the picture/],
    [{ region: rectangle(1, 1, 2147483647, 2147483647) }, "region", /outside the picture/],
    [{ region: { point: { x: 4000.1, y: 0 } } }, "region", /outside the picture/],
    [{ region: { point: { x: 0, y: -0.1 } } }, "region", /outside the picture/],
    [{ region: { point: { x: 1e300, y: 0 } } }, "region", /outside the picture/],
    [{ region: { polygon: [] } }, "region", /at least 3 corners/],
    [{ region: { polygon: corners(2) } }, "region", /at least 3 corners/],
    [{ region: { polygon: corners(201) } }, "region", /at most 200 corners/],
    [{ region: { polygon: [...corners(3), { x: 5000, y: 1 }] } }, "region", /outside the picture/],
  ])("%j", async (given, field, message) => {
    const input = { imageId, region, text: "a", ...given };
    const before = await server.store.db.select().from(note);
    expect(await ada.change("addNote", input)).toEqual(refused(field, message));
    expect(await server.store.db.select().from(note)).toHaveLength(before.length);
  });

  it("on a missing or unpublished image", async () => {
    const draft = await newPicture(server, "DRAFT");
    const withdrawn = await newPicture(server, "WITHDRAWN");
    const work = toGlobalId("Work", "none");
    for (const id of ["", "none", "\0", work, draft.imageId, withdrawn.imageId]) {
      for (const person of [ada, await openNotes(server, "OWNER")]) {
        const input = { imageId: id, region, text: "a" };
        expect(await person.change("addNote", input)).toEqual(
          refused("imageId", /not in the collection any more/),
        );
      }
    }
  });

  it("with an unknown note id", async () => {
    const curator = await openNotes(server, "CURATOR");
    for (const id of ["", "none", imageId, toGlobalId("Note", "none")]) {
      const gone = refused("id", /not there any more/);
      expect(await ada.change("answerNote", { noteId: id, text: "a" })).toEqual(
        refused("noteId", /not there any more/),
      );
      expect(await ada.change("editNote", { id, version: 1, text: "a" })).toEqual(gone);
      expect(await ada.change("deleteNote", { id })).toEqual(gone);
      expect(await ada.change("restoreNote", { id })).toEqual(gone);
      expect(await ada.change("reportNote", { id, reason: "a" })).toEqual(gone);
      expect(await curator.change("hideNote", { id })).toEqual(gone);
      expect(await curator.change("approveNote", { id, version: 1 })).toEqual(gone);
      expect(await curator.change("restoreHiddenNote", { id, version: 1 })).toEqual(gone);
      expect(await curator.change("settleNoteReports", { id })).toEqual(gone);
    }
  });

  it("with an invalid reason of a report", async () => {
    const { id } = await ada.add(imageId);
    for (const [reason, message] of [
      [" ", /Say what is wrong/],
      ["x".repeat(501), /at most 500 characters/],
      ["a\0", /null character/],
    ] as const) {
      expect(await visitor.change("reportNote", { id, reason })).toEqual(
        refused("reason", message),
      );
    }
  });

  it("with an ambiguous or missing region", async () => {
    for (const wrong of [{}, { whole: true, point: { x: 1, y: 1 } }, { point: null }]) {
      const { status, data, errors } = await ada.send(noteMutations.addNote, {
        input: { imageId, region: wrong, text: "a" },
      });
      expect([status, data, errors[0]?.extensions["code"]]).toEqual([400, null, "BAD_USER_INPUT"]);
    }
  });
});

describe("bad-notes: an oversized request is rejected unread", () => {
  it.each([
    ["a text of 1 MB", { text: "x".repeat(2 ** 20) }],
    ["a polygon of 100,000 corners", { region: { polygon: corners(100_000) } }],
    ["100,000 tags", { tags: Array.from({ length: 100_000 }, () => "tag") }],
  ])("%s", async (_what, given) => {
    const input = { imageId, region, text: "a", ...given };
    const { status, errors } = await ask(server.url, noteMutations.addNote, {
      variables: { input },
      headers: ada.headers(),
    });
    expect(status).toBe(413);
    expect(errors[0]?.message).toBe("The request is larger than 400 KB.");
  });
});

it(
  "bad-notes: visitors from one network have a daily limit, even if they discard their cookies",
  { tags: ["full"] },
  async () => {
    const other = await startServer();
    const pictures = [await newPicture(other), await newPicture(other), await newPicture(other)];
    const written: unknown[] = [];
    for (let at = 0; at <= 200; at += 1) {
      const stranger = await openNotes(other, null);
      const { imageId: on } = pictures[at % 3] ?? { imageId: "" };
      written.push(await stranger.change("addNote", { imageId: on, region, text: "a" }));
    }
    expect(written.slice(0, 200)).toEqual(
      Array.from({ length: 200 }, () => expect.objectContaining({ isShown: false })),
    );
    expect(written[200]).toEqual(refused("text", /Wait a while/));
    const member = await openNotes(other, "MEMBER");
    const { id } = await member.add(pictures[0]?.imageId ?? "");
    const stranger = await openNotes(other, null);
    expect(await stranger.change("reportNote", { id, reason: "a" })).toEqual(
      refused("id", /Wait a while/),
    );
    await other.stop();
  },
);

describe("bad-notes: any text is returned as plain text", () => {
  const hostile = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "[click](javascript:alert(1))",
    "'; DROP TABLE note; --",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202egnp.exe",
  ];

  it.each(hostile)("%s", async (text) => {
    const named = await visitor.add(imageId, { text, authorName: text, tags: [text] });
    expect(named).toMatchObject({ text, tags: [text], author: { name: text, member: null } });
    const { id } = await ada.add(imageId, { text });
    const curator = await openNotes(server, "CURATOR");
    await curator.change("reportNote", { id, reason: text });
    const { data } = await curator.send(
      "query ($id: ID!) { node(id: $id) { ... on Note { text reports { reason } } } }",
      { id },
    );
    expect(data?.["node"]).toEqual({ text, reports: [{ reason: text }] });
  });
});
