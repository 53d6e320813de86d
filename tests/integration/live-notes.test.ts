import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { announce, anythingHappened } from "../../src/server/store/announcements.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { eachDatabase } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { newPicture, openNotes } from "../support/notes.ts";
import type { NotesPerson } from "../support/notes.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

type Seen = { text: string; answers: { edges: { node: { text: string } }[] } };
type Change = {
  notesChanged: {
    image: { noteCount: number } | null;
    threads: { cursor: string; node: Seen }[];
    goneIds: string[];
  };
};
type QueueChange = {
  noteQueueChanged: {
    length: number;
    waiting: { node: { id: string; text: string; reports: { reason: string }[] } }[];
    settledIds: string[];
  };
};

const changeQuery = (imageId: string) => `subscription { notesChanged(imageId: "${imageId}") {
  image { noteCount } goneIds
  threads { cursor node { text answers { edges { node { text } } } } } } }`;
const queueQuery = `subscription { noteQueueChanged { length settledIds
  waiting { node { id text reports { reason } } } } }`;

eachDatabase("live-notes", (_name, open) => {
  let server: TestServer;
  let ada: NotesPerson;
  let curator: NotesPerson;
  const clients: Client[] = [];

  beforeAll(async () => {
    server = await startServer({ open });
    ada = await openNotes(server, "MEMBER", "Ada");
    curator = await openNotes(server, "CURATOR");
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(() => server.stop());

  /** Subscribes as a user, after all earlier events were handled. */
  async function following<Data>(query: string, person?: NotesPerson) {
    await server.settled();
    const client = connectLive(server.url, person?.headers());
    clients.push(client);
    const followed = follow<Data>(client, query);
    // Subscriptions are not acknowledged, but the server handles a later query on the same connection after them.
    for await (const _ of client.iterate({ query: "{ __typename }" })) break;
    return followed;
  }

  describe("the notes of an image", () => {
    it("are broadcast when they are added, changed and hidden, with their answers", async () => {
      const { imageId } = await newPicture(server);
      const changes = await following<Change>(changeQuery(imageId));
      const newest = async (satisfied: (change: Change["notesChanged"]) => boolean) =>
        (await changes.until((all) => all.some((one) => satisfied(one.notesChanged))))
          .map((one) => one.notesChanged)
          .find(satisfied);

      const { id } = await ada.add(imageId, { text: "A boat" });
      const came = await newest(({ threads }) => threads[0]?.node.text === "A boat");
      expect(came).toMatchObject({ image: { noteCount: 1 }, goneIds: [] });
      const answer = await ada.answer(id, { text: "Aye" });
      const answered = await newest(({ threads }) => threads[0]?.node.answers.edges.length === 1);
      expect(answered?.threads[0]?.node.answers.edges[0]?.node.text).toBe("Aye");
      await ada.change("editNote", { id, version: 1, text: "A ship" });
      await newest(({ threads }) => threads[0]?.node.text === "A ship");
      await ada.change("deleteNote", { id: answer.id });
      const less = await newest(({ goneIds }) => goneIds.includes(answer.id));
      expect(less?.threads[0]?.node.answers.edges).toEqual([]);
      await curator.change("hideNote", { id });
      const gone = await newest(({ goneIds }) => goneIds.includes(id));
      expect(gone).toMatchObject({ image: { noteCount: 0 }, threads: [] });
    });

    it("are broadcast only for this image and only if they are public", async () => {
      const [picture, other] = [await newPicture(server), await newPicture(server)];
      const changes = await following<Change>(changeQuery(picture.imageId));
      const visitor = await openNotes(server, "VISITOR");
      const pending = await visitor.add(picture.imageId, { text: "Pending" });
      await visitor.change("editNote", { id: pending.id, version: 1, text: "Still pending" });
      await visitor.change("deleteNote", { id: pending.id });
      await ada.add(other.imageId, { text: "Elsewhere" });
      await ada.add(picture.imageId, { text: "Here" });
      const [change] = await changes.until((all) => all.length > 0);
      expect(change?.notesChanged.threads.map(({ node }) => node.text)).toEqual(["Here"]);
      expect(change?.notesChanged.goneIds).toEqual([]);
    });

    it("are reported as changed in an unknown way after a gap, and then normally", async () => {
      const { imageId } = await newPicture(server);
      await server.settled();
      const client = connectLive(server.url);
      clients.push(client);
      const answers = client.iterate({ query: changeQuery(imageId) });
      const first = answers.next();
      // Subscriptions are not acknowledged, but the server handles a later query on the same connection after them.
      for await (const _ of client.iterate({ query: "{ __typename }" })) break;
      await announce(server.store.db, anythingHappened);
      expect((await first).value).toMatchObject({
        data: null,
        errors: [{ extensions: { code: "EVENTS_MISSED" } }],
      });
      const next = answers.next();
      await ada.add(imageId, { text: "A boat" });
      expect((await next).value).toMatchObject({
        data: { notesChanged: { threads: [{ node: { text: "A boat" } }] } },
      });
    });

    it("are followed from the confirmation on, also by later subscribers", async () => {
      const { imageId } = await newPicture(server);
      const extensions = { tellsFollowing: true };
      for (const text of ["A boat", "A ship"]) {
        await server.settled();
        const client = connectLive(server.url);
        clients.push(client);
        const answers = client.iterate({ query: changeQuery(imageId), extensions });
        expect((await answers.next()).value).toEqual({ extensions: { following: true } });
        const next = answers.next();
        await ada.add(imageId, { text });
        expect((await next).value).toMatchObject({
          data: { notesChanged: { threads: [{ node: { text } }] } },
        });
      }
    });

    it("are reported as gone with their unpublished work", async () => {
      const { imageId, identifier } = await newPicture(server);
      const { id } = await ada.add(imageId);
      const changes = await following<Change>(changeQuery(imageId));
      await applyWorks(server.store.db, [workInput({ identifier, status: "WITHDRAWN" })]);
      const [image, note] = [imageId, id].map((one) => fromGlobalId(one)?.id ?? "");
      const event = { kind: "notes" as const, imageId: image ?? "", ids: [note ?? ""] };
      await announce(server.store.db, event);
      const [change] = await changes.until((all) => all.length > 0);
      expect(change?.notesChanged).toEqual({ image: null, threads: [], goneIds: [id] });
    });
  });

  describe("the moderation queue", () => {
    it("is broadcast to curators as it changes", async () => {
      const { imageId } = await newPicture(server);
      const changes = await following<QueueChange>(queueQuery, curator);
      const visitor = await openNotes(server, "VISITOR");
      const { id } = await visitor.add(imageId, { text: "Please" });
      const isWaiting = ({ noteQueueChanged }: QueueChange) =>
        noteQueueChanged.waiting.some(({ node }) => node.id === id);
      await changes.until((all) => all.some(isWaiting));
      await curator.change("approveNote", { id, version: 1 });
      const settled = await changes.until((all) =>
        all.some(({ noteQueueChanged }) => noteQueueChanged.settledIds.includes(id)),
      );
      expect(settled.at(-1)?.noteQueueChanged.length).toBe(0);
      await ada.change("reportNote", { id, reason: "Rude" });
      const reported = await changes.until((all) => all.slice(-1).some(isWaiting));
      expect(reported.at(-1)?.noteQueueChanged.waiting).toMatchObject([
        { node: { text: "Please", reports: [{ reason: "Rude" }] } },
      ]);
    });

    it.each([null, "VISITOR", "MEMBER"] as const)("is not broadcast to a %s", async (role) => {
      const client = connectLive(server.url, (await openNotes(server, role)).headers());
      clients.push(client);
      const failed = async () => {
        for await (const { errors } of client.iterate({ query: queueQuery })) return errors;
        return null;
      };
      const errors = await failed().catch((error: unknown) => error);
      expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    });
  });

  it("a subscription needs the id of an image", async () => {
    for (const id of ["", "none", toGlobalId("Member", curator.memberId ?? "")]) {
      const client = connectLive(server.url);
      clients.push(client);
      const failed = async () => {
        for await (const { errors } of client.iterate({ query: changeQuery(id) })) return errors;
        return null;
      };
      const errors = await failed().catch((error: unknown) => error);
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    }
  });
});
