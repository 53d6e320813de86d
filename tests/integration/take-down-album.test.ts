import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { change, newAlbum, newEntry } from "../support/album-operations.ts";
import { personOf, stranger } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { eachDatabase } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

const takeDownText = `mutation ($input: TakeDownAlbumInput!) { takeDownAlbum(input: $input) { __typename
  ... on TakeDownAlbumSuccess { takenDownId } ... on InvalidInput { problems { field message } }
  ... on NotAllowed { message } } }`;
const albumText = "query ($id: ID!) { album(id: $id) { visibility version } }";
const listText = "{ publicAlbums(first: 100) { edges { node { id } } } }";
const changedText = "subscription ($id: ID!) { albumChanged(id: $id) { album { visibility } } }";

type Change = { albumChanged: { album: { visibility: string } | null } };

eachDatabase("take-down-album", (_name, open) => {
  let server: TestServer;
  let workId: string;

  beforeAll(async () => {
    server = await startServer({ open });
    const [applied] = await applyWorks(server.store.db, [workInput({ identifier: "A" })]);
    workId = toGlobalId("Work", applied?.workId ?? "");
    await server.settled();
  });
  afterAll(() => server.stop());

  const takeDown = async (person: Person, albumId: string) =>
    (await person.read<Record<string, unknown>>(takeDownText, { input: { albumId } }))[
      "takeDownAlbum"
    ];
  const albumFor = async (person: Person, id: string) =>
    (await person.read<{ album: unknown }>(albumText, { id })).album;
  const listed = async () => {
    type List = { publicAlbums: { edges: { node: { id: string } }[] } };
    const { publicAlbums } = await stranger(server).read<List>(listText);
    return publicAlbums.edges.map(({ node }) => node.id);
  };

  async function newSeen(visibility: string) {
    const owner = await personOf(server, "MEMBER");
    const id = await newAlbum(owner, { visibility });
    await newEntry(owner, id, workId);
    return { owner, id };
  }

  describe.each(["PUBLIC", "LINK"])("a visible album (%s)", (visibility) => {
    it.each(["CURATOR", "OWNER"] as const)("is taken down by a %s", async (role) => {
      const { owner, id } = await newSeen(visibility);
      const editor = await personOf(server, "VISITOR");
      const { key } = await change(owner, "makeEditLink", { id });
      await change(editor, "openEditLink", { id, key });
      expect(await listed()).toEqual(visibility === "PUBLIC" ? [id] : []);
      const answer = await takeDown(await personOf(server, role), id);
      expect(answer).toEqual({ __typename: "TakeDownAlbumSuccess", takenDownId: id });
      const taken = { visibility: "PRIVATE", version: 2 };
      expect(await albumFor(owner, id)).toEqual(taken);
      expect(await albumFor(editor, id)).toEqual(taken);
      expect(await albumFor(stranger(server), id)).toBeNull();
      expect(await listed()).toEqual([]);
    });

    it.each(["VISITOR", "MEMBER"] as const)("is not taken down by a %s", async (role) => {
      const { owner, id } = await newSeen(visibility);
      const answer = await takeDown(await personOf(server, role), id);
      expect(answer).toMatchObject({ __typename: "NotAllowed" });
      expect(await takeDown(owner, id)).toMatchObject({ __typename: "NotAllowed" });
      expect(await albumFor(owner, id)).toEqual({ visibility, version: 1 });
      await change(owner, "deleteAlbum", { id });
    });
  });

  it("a visitor who views an album is notified when it is taken down", async () => {
    const { owner, id } = await newSeen("PUBLIC");
    const client = connectLive(server.url);
    const changes = follow<Change>(client, { query: changedText, variables: { id } });
    await changes.until((all) => all.length > 0);
    await takeDown(await personOf(server, "CURATOR"), id);
    const [, told] = await changes.until((all) => all.length > 1);
    expect(told?.albumChanged.album).toBeNull();
    // The owner's change is based on the album before it was made private.
    const late = await change(owner, "updateAlbum", { id, version: 1, title: "Gales" });
    expect(late).toMatchObject({ __typename: "AlbumConflict", album: { visibility: "PRIVATE" } });
    await client.dispose();
  });

  it("private, deleted and missing albums give a curator the same error", async () => {
    const [hidden, deleted] = [await newSeen("PRIVATE"), await newSeen("PUBLIC")];
    await change(deleted.owner, "deleteAlbum", { id: deleted.id });
    const curator = await personOf(server, "CURATOR");
    const none = [hidden.id, deleted.id, toGlobalId("Album", "none"), workId, "", "x\0"];
    for (const id of none) {
      expect(await takeDown(curator, id)).toEqual({
        __typename: "InvalidInput",
        problems: [
          { field: "albumId", message: expect.stringMatching(/^This album is not there/) },
        ],
      });
    }
  });
});
