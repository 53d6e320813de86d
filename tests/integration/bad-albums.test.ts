import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { albumLimits } from "../../src/server/store/album-limits.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { newId } from "../../src/server/store/ids.ts";
import { albumEntry } from "../../src/server/store/tables/albums.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import type { View } from "../../src/view/view.ts";
import { change, newAlbum, newEntry } from "../support/album-operations.ts";
import { eachDatabase } from "../support/database.ts";
import { personOf, stranger } from "../support/album-people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

eachDatabase("bad-albums", (_name, open) => {
  let server: TestServer;
  let slugs: string[];
  let workIds: string[];

  beforeAll(async () => {
    server = await startServer({ open });
    const works = ["A", "B", "C"].map((identifier) =>
      workInput({ identifier, images: [imageInput(identifier.toLowerCase().repeat(32))] }),
    );
    works.push(workInput({ identifier: "D", status: "DRAFT" }));
    const applied = await applyWorks(server.store.db, works);
    workIds = applied.map(({ workId }) => toGlobalId("Work", workId));
    const rows = await server.store.db.select({ slug: work.slug }).from(work).orderBy(work.id);
    slugs = rows.map(({ slug }) => slug);
  });
  afterAll(() => server.stop());

  const someone = (role: Parameters<typeof personOf>[1] = "MEMBER") => personOf(server, role);
  const workId = (at: number) => workIds[at] ?? "";
  const refusal = (field: string, message: RegExp) => ({
    __typename: "InvalidInput",
    problems: [{ field, message: expect.stringMatching(message) }],
  });

  describe("a client that changes albums", () => {
    it("gets no cookie unless something is created", async () => {
      const person = stranger(server);
      const id = toGlobalId("Album", "none");
      await change(person, "createAlbum", { title: " " });
      await change(person, "createAlbum", { title: "Mine", visibility: "PUBLIC" });
      await change(person, "copyAlbum", { id });
      await change(person, "openEditLink", { id, key: "a key" });
      await change(person, "restoreAlbum", { id });
      await change(person, "addToAlbums", { albumIds: [id], workId: workId(0) });
      expect(person.headers()).toEqual({});
      await newAlbum(person);
      expect(person.headers()).toHaveProperty("cookie");
    });

    it("gets its text back unchanged, whatever markup it contains", async () => {
      const owner = await someone();
      const markup = `<script>alert("1")</script> & <b onclick=x>'`;
      const id = await newAlbum(owner, { title: markup, description: `\n${markup}\nline` });
      const entry = await newEntry(owner, id, workId(0), { caption: markup });
      const { album } = await change(owner, "removeAlbumEntry", { id: entry });
      expect(album).toMatchObject({ title: markup, description: `${markup}\nline` });
      const { entryEdge } = await change(owner, "restoreAlbumEntry", { id: entry });
      expect(entryEdge.node.caption).toBe(markup);
    });

    it("gets an error for an invalid text", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      const entry = await newEntry(owner, id, workId(0));
      const create = (input: Record<string, unknown>) =>
        change(owner, "createAlbum", { title: "A", ...input });
      const title = (text: string) => change(owner, "updateAlbum", { id, version: 1, title: text });
      const caption = (text: string) =>
        change(owner, "captionAlbumEntry", { id: entry, version: 1, caption: text });
      expect(await create({ title: " \n" })).toEqual(refusal("title", /Give the album a title/));
      expect(await title("")).toEqual(refusal("title", /Give the album a title/));
      expect(await title("a".repeat(121))).toEqual(refusal("title", /at most 120 characters/));
      expect(await title("a".repeat(90_000))).toEqual(refusal("title", /at most 120 characters/));
      expect(await create({ description: "a".repeat(4001) })).toEqual(
        refusal("description", /at most 4,000 characters/),
      );
      expect(await caption("a".repeat(501))).toEqual(refusal("caption", /at most 500 characters/));
      for (const half of ["a\0b", "\ud800"]) {
        expect(await title(half)).toEqual(refusal("title", /A null character, or half of/));
        expect(await create({ description: half })).toEqual(refusal("description", /A null/));
        expect(await caption(half)).toEqual(refusal("caption", /A null/));
      }
      const large = await owner.ask(
        "mutation ($input: CreateAlbumInput!) { createAlbum(input: $input) { __typename } }",
        {
          input: { title: "a".repeat(2 ** 20) },
        },
      );
      expect(large.status).toBe(413);
      expect(large.errors[0]?.message).toBe("The request is larger than 400 KB.");
    });

    it("gets an error for ids of nothing or of another type", { tags: ["full"] }, async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      const entry = await newEntry(owner, id, workId(0));
      const strange = ["", "nonsense", "\0", workId(0), toGlobalId("Viewer", "viewer")];
      for (const other of strange) {
        const noAlbum = refusal("id", /^This album is not there any more/);
        const noEntry = refusal("id", /^This is not in the album any more/);
        for (const given of [other, entry]) {
          expect(await change(owner, "updateAlbum", { id: given, version: 1 })).toEqual(noAlbum);
          for (const name of [
            "deleteAlbum",
            "copyAlbum",
            "makeEditLink",
            "closeEditLink",
          ] as const) {
            expect(await change(owner, name, { id: given })).toEqual(noAlbum);
          }
          expect(
            await change(owner, "addToAlbums", { albumIds: [id, given], workId: workId(1) }),
          ).toEqual(refusal("albumIds", /^This album is not there/));
        }
        for (const given of [other, id]) {
          for (const name of ["removeAlbumEntry", "restoreAlbumEntry", "moveAlbumEntry"] as const) {
            expect(await change(owner, name, { id: given })).toEqual(noEntry);
          }
          expect(await change(owner, "moveAlbumEntry", { id: entry, after: given })).toEqual(
            refusal("after", /was to be moved behind/),
          );
          const cover = { id, version: 1, coverEntryId: given };
          expect(await change(owner, "updateAlbum", cover)).toEqual(
            refusal("coverEntryId", /^This is not in the album/),
          );
        }
        expect(await change(owner, "openEditLink", { id: other, key: other })).toEqual(
          refusal("key", /^This edit link is not valid any more/),
        );
      }
      for (const given of [workId(3), id, "nonsense"]) {
        expect(await change(owner, "addToAlbums", { albumIds: [id], workId: given })).toEqual(
          refusal("workId", /^This work is not in the collection/),
        );
      }
    });

    it("gets an error for an invalid number of albums", async () => {
      const owner = await someone();
      const add = (albumIds: string[]) =>
        change(owner, "addToAlbums", { albumIds, workId: workId(0) });
      expect(await add([])).toEqual(refusal("albumIds", /^Choose an album/));
      expect(await add(Array.from({ length: 51 }, () => "x"))).toEqual(
        refusal("albumIds", /^Choose at most 50 albums/),
      );
    });

    it("is rejected when copies of albums store too much", { tags: ["full"] }, async () => {
      const id = await newAlbum(await someone(), { visibility: "LINK" });
      const albumId = fromGlobalId(id)?.id ?? "";
      const entries = Array.from({ length: albumLimits.entries }, (_, at) => ({
        id: newId(),
        albumId,
        position: `a${1_000 + at}`,
        workId: fromGlobalId(workId(0))?.id ?? "",
        caption: "x".repeat(albumLimits.caption),
      }));
      await server.store.db.insert(albumEntry).values(entries);
      const visitor = stranger(server);
      // About 1 MB each: the fifth copy is the last one within the limit of 5 MB.
      for (let time = 0; time < 5; time += 1) {
        expect((await change(visitor, "copyAlbum", { id })).__typename).toBe("CopyAlbumSuccess");
      }
      await expect(change(visitor, "copyAlbum", { id })).rejects.toThrow(/Too much was saved/);
    });

    it("gets an error at the limits of albums and editors", { tags: ["full"] }, async () => {
      const visitor = stranger(server);
      const id = await newAlbum(visitor, { visibility: "LINK" });
      await change(visitor, "deleteAlbum", { id });
      for (let time = 0; time < 20; time += 1) await newAlbum(visitor);
      const tooMany = /^You have as many albums as you can have/;
      const more = await change(visitor, "createAlbum", { title: "More" });
      expect(more).toEqual(refusal("title", tooMany));
      expect(await change(visitor, "restoreAlbum", { id })).toEqual(refusal("id", tooMany));
      const owner = await someone();
      const other = await newAlbum(owner, { visibility: "LINK" });
      expect(await change(visitor, "copyAlbum", { id: other })).toEqual(refusal("id", tooMany));
      const { key } = await change(owner, "makeEditLink", { id: other });
      for (let time = 0; time < 50; time += 1) {
        await change(await someone("VISITOR"), "openEditLink", { id: other, key });
      }
      expect(await change(visitor, "openEditLink", { id: other, key })).toEqual(
        refusal("key", /^50 people edit this album already/),
      );
      expect(await change(owner, "restoreAlbum", { id })).toEqual(
        refusal("id", /^What was deleted can be restored for 24 hours/),
      );
    });

    it("gets an error when an album is full", async () => {
      const owner = await someone();
      const [id, other] = [await newAlbum(owner), await newAlbum(owner)];
      const removed = await newEntry(owner, id, workId(0));
      await change(owner, "removeAlbumEntry", { id: removed });
      await server.store.db.insert(albumEntry).values(
        Array.from({ length: albumLimits.entries }, (_, at) => ({
          id: newId(),
          albumId: fromGlobalId(id)?.id ?? "",
          position: `b${String(at).padStart(4, "0")}`,
          view: `view ${at}`,
        })),
      );
      const sentence = "The album is full: it has 1,000 entries. Remove one first.";
      const input = { albumIds: [id, other], workId: workId(1) };
      expect(await change(owner, "addToAlbums", input)).toMatchObject({
        added: [{ album: { id: other } }],
        alreadyIn: [],
        full: [{ album: { id }, message: sentence }],
      });
      expect(await change(owner, "restoreAlbumEntry", { id: removed })).toEqual(
        refusal("id", new RegExp(`^${sentence}$`)),
      );
    });

    it("can only add a detail of the work's own images", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      const slug = slugs[0] ?? "";
      const close: View = {
        ...wholeView(slug, 0),
        region: { x: 100, y: 200, width: 640, height: 480 },
      };
      const add = (view: string) =>
        change(owner, "addToAlbums", { albumIds: [id], workId: workId(0), view });
      expect(await add(toText(close))).toMatchObject({
        added: [{ entryEdge: { node: { view: toText(close) } } }],
      });
      expect(await add(toText(close))).toMatchObject({ added: [], alreadyIn: [{ album: { id } }] });
      const beyond: View[] = [
        { ...close, work: slugs[1] ?? "" },
        { ...close, image: 1 },
        { ...close, region: { x: 3900, y: 0, width: 200, height: 200 } },
        { ...close, layers: [{ image: 1, opacity: 0.5 }] },
      ];
      const texts = [
        "",
        "no view",
        "\0",
        "a".repeat(50_000),
        ...beyond.map((view) => toText(view)),
      ];
      for (const text of texts) {
        expect(await add(text)).toEqual(refusal("view", /cannot be kept/));
      }
      const comparison = {
        others: [wholeView(slugs[1] ?? "", 0)],
        lock: "frame" as const,
        arrangement: "side" as const,
        share: 0.5,
      };
      expect(await add(toText({ ...close, comparison }))).toEqual(
        refusal("view", /^A comparison cannot be kept/),
      );
    });

    it("loses its editing rights when the edit link is closed", async () => {
      const [owner, editor] = [await someone(), stranger(server)];
      const id = await newAlbum(owner);
      const entry = await newEntry(owner, id, workId(0));
      const { key } = await change(owner, "makeEditLink", { id });
      expect(key).toMatch(/^[\w-]{22}$/);
      await change(editor, "openEditLink", { id, key });
      await newEntry(editor, id, workId(1));
      await change(owner, "closeEditLink", { id });
      expect(await editor.read("query ($id: ID!) { album(id: $id) { id } }", { id })).toEqual({
        album: null,
      });
      expect(await change(editor, "removeAlbumEntry", { id: entry })).toEqual(
        refusal("id", /^This is not in the album any more, or the album is not for you/),
      );
      expect(await change(editor, "openEditLink", { id, key })).toEqual(
        refusal("key", /^This edit link is not valid any more/),
      );
    });
  });
});
