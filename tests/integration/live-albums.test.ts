import { eq } from "drizzle-orm";
import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { announce, anythingHappened } from "../../src/server/store/announcements.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { albumEntry } from "../../src/server/store/tables/albums.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { change, newAlbum, newEntry } from "../support/album-operations.ts";
import { personOf, stranger } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { eachDatabase } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { join, password } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

const changedText = `subscription ($id: ID!) { albumChanged(id: $id) { albumId change since
  album { title visibility change } entries { id position caption work { id } } removedEntryIds
  viewer { albumRights(id: $id) { mayEdit } } } }`;

type Told = {
  albumChanged: {
    change: number;
    since: number;
    album: { title: string; visibility: string; change: number } | null;
    entries: { id: string; position: string; caption: string | null; work: unknown }[];
    removedEntryIds: string[];
    viewer: { albumRights: { mayEdit: boolean } | null };
  };
};

eachDatabase("live-albums", (_name, open) => {
  let server: TestServer;
  let workIds: string[];
  const clients: Client[] = [];

  beforeAll(async () => {
    server = await startServer({ open });
    const works = ["A", "B", "C", "D"].map((identifier) => workInput({ identifier }));
    const applied = await applyWorks(server.store.db, works);
    workIds = applied.map(({ workId }) => toGlobalId("Work", workId));
    await server.settled();
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(() => server.stop());

  const workId = (at: number) => workIds[at] ?? "";
  const localId = (id: string) => fromGlobalId(id)?.id ?? "";

  function connect(person: Person): Client {
    const client = connectLive(server.url, person.headers());
    clients.push(client);
    return client;
  }

  /** Follows an album and waits for the first event; `next` returns later events one by one. */
  async function followed(person: Person, id: string) {
    const following = follow<Told>(connect(person), { query: changedText, variables: { id } });
    let taken = 1;
    const [first] = await following.until((all) => all.length > 0);
    return {
      first: first?.albumChanged,
      async next() {
        taken += 1;
        const all = await following.until(({ length }) => length >= taken);
        return all[taken - 1]?.albumChanged;
      },
      count: () => following.received.length,
    };
  }

  describe("a follower of an album", () => {
    it("gets the album's current version immediately, and then each change", async () => {
      const owner = await personOf(server, "MEMBER");
      const id = await newAlbum(owner, { visibility: "LINK" });
      const follower = await followed(stranger(server), id);
      expect(follower.first).toEqual({
        albumId: id,
        change: 1,
        since: 1,
        album: { title: "Storms", visibility: "LINK", change: 1 },
        entries: [],
        removedEntryIds: [],
        viewer: { albumRights: { mayEdit: false } },
      });
      const one = await newEntry(owner, id, workId(0));
      expect(await follower.next()).toMatchObject({
        change: 2,
        since: 1,
        entries: [{ id: one, caption: null, work: { id: workId(0) } }],
      });
      const two = await newEntry(owner, id, workId(1));
      const added = (await follower.next())?.entries[0];
      const { entryEdge } = await change(owner, "moveAlbumEntry", { id: two, after: null });
      const moved = (await follower.next())?.entries[0];
      expect(moved).toEqual({ ...added, position: entryEdge.node.position });
      await change(owner, "captionAlbumEntry", { id: one, version: 1, caption: "Look" });
      expect(await follower.next()).toMatchObject({ entries: [{ id: one, caption: "Look" }] });
      await change(owner, "removeAlbumEntry", { id: one });
      expect(await follower.next()).toMatchObject({ entries: [], removedEntryIds: [one] });
      await change(owner, "restoreAlbumEntry", { id: one });
      expect(await follower.next()).toMatchObject({ entries: [{ id: one }], removedEntryIds: [] });
      await change(owner, "updateAlbum", { id, version: 1, title: "Calm" });
      expect(await follower.next()).toMatchObject({
        since: 7,
        change: 8,
        album: { title: "Calm", change: 8 },
        entries: [],
      });
    });

    it("needs permission, and hidden and missing albums give the same error", async () => {
      const owner = await personOf(server, "MEMBER");
      const id = await newAlbum(owner);
      for (const [person, asked] of [
        [stranger(server), id],
        [await personOf(server, "OWNER"), id],
        [owner, toGlobalId("Album", "none")],
        [owner, workId(0)],
      ] as const) {
        const payload = { query: changedText, variables: { id: asked } };
        const following = connect(person).iterate(payload).next();
        await expect(following).rejects.toMatchObject([
          {
            message: expect.stringMatching(/^This album is not there any more, or not for you/),
            extensions: { code: "BAD_USER_INPUT" },
          },
        ]);
      }
    });

    it("is notified once that it is hidden, and gets everything when it is visible again", async () => {
      const [owner, editor] = [await personOf(server, "MEMBER"), stranger(server)];
      const id = await newAlbum(owner, { visibility: "LINK" });
      const one = await newEntry(owner, id, workId(0));
      const two = await newEntry(owner, id, workId(1));
      const { key } = await change(owner, "makeEditLink", { id });
      await change(editor, "openEditLink", { id, key });
      const [beholding, editing] = [
        await followed(stranger(server), id),
        await followed(editor, id),
      ];
      expect(editing.first?.viewer).toEqual({ albumRights: { mayEdit: true } });
      const hidden = {
        album: null,
        entries: [],
        removedEntryIds: [],
        viewer: { albumRights: null },
      };
      await change(owner, "updateAlbum", { id, version: 1, visibility: "PRIVATE" });
      expect(await beholding.next()).toMatchObject(hidden);
      expect(await editing.next()).toMatchObject({ album: { visibility: "PRIVATE" } });
      await change(owner, "removeAlbumEntry", { id: one });
      expect(await editing.next()).toMatchObject({ removedEntryIds: [one] });
      await change(owner, "closeEditLink", { id });
      expect(await editing.next()).toMatchObject(hidden);
      await change(owner, "updateAlbum", { id, version: 2, visibility: "LINK" });
      for (const follower of [beholding, editing]) {
        expect(await follower.next()).toMatchObject({
          since: 0,
          album: { visibility: "LINK" },
          entries: [{ id: two }],
          removedEntryIds: [one],
          viewer: { albumRights: { mayEdit: false } },
        });
      }
      await change(owner, "deleteAlbum", { id });
      expect(await beholding.next()).toMatchObject(hidden);
      await change(owner, "restoreAlbum", { id });
      expect(await beholding.next()).toMatchObject({ entries: [{ id: two }] });
      expect(beholding.count()).toBe(5);
    });

    it("is notified when an album is deleted with its owner's account", async () => {
      const { caller } = await join(server);
      const made = "... on CreateAlbumSuccess { albumEdge { node { id } } }";
      const input = { title: "Mine", visibility: "LINK" };
      const { albumEdge } = await caller.change("createAlbum", input, made);
      const { id } = (albumEdge as unknown as { node: { id: string } }).node;
      const follower = await followed(stranger(server), id);
      await caller.change("deleteAccount", { password });
      expect(await follower.next()).toMatchObject({ album: null, entries: [] });
    });

    it("gets entries of unpublished works only as an editor", async () => {
      const owner = await personOf(server, "MEMBER");
      const id = await newAlbum(owner, { visibility: "LINK" });
      const entry = await newEntry(owner, id, workId(2));
      await server.store.db
        .update(work)
        .set({ status: "WITHDRAWN" })
        .where(eq(work.id, localId(workId(2))));
      const [own, foreign] = [await followed(owner, id), await followed(stranger(server), id)];
      await change(owner, "captionAlbumEntry", { id: entry, version: 1, caption: "Gone" });
      expect(await own.next()).toMatchObject({ entries: [{ id: entry, work: null }] });
      expect(await foreign.next()).toMatchObject({ entries: [], removedEntryIds: [entry] });
    });

    it("gets everything after missed events, and all positions after rebalancing", async () => {
      // A visitor, because signed-in users reconnect after lost events.
      const owner = await personOf(server, "VISITOR");
      const id = await newAlbum(owner);
      const one = await newEntry(owner, id, workId(0));
      const two = await newEntry(owner, id, workId(1));
      const follower = await followed(owner, id);
      const everything = { since: 0, entries: [{ id: one }, { id: two }] };
      const { db } = server.store;
      await announce(db, anythingHappened);
      expect(await follower.next()).toMatchObject({ ...everything, change: 3 });
      const lost = { entryIds: [], isPublic: false };
      await announce(db, { kind: "album", id: localId(id), change: 5, ...lost });
      expect(await follower.next()).toMatchObject({ ...everything, change: 3 });
      const three = await newEntry(owner, id, workId(3));
      await follower.next();
      const long = `a0${"V".repeat(99)}`;
      for (const [entry, position] of [
        [two, long],
        [three, `${long}V`],
      ] as const) {
        await db
          .update(albumEntry)
          .set({ position })
          .where(eq(albumEntry.id, localId(entry)));
      }
      await change(owner, "moveAlbumEntry", { id: one, after: two });
      const renewed = await follower.next();
      const places = new Map(renewed?.entries.map((entry) => [entry.id, entry.position]));
      const inOrder = [two, one, three].map((entry) => places.get(entry) ?? "");
      expect(inOrder).toEqual(inOrder.toSorted());
      expect(inOrder.every(({ length }) => length > 0 && length < 10)).toBe(true);
    });
  });
});
