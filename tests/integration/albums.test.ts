import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { album } from "../../src/server/store/tables/albums.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { change, newAlbum, newEntry } from "../support/album-operations.ts";
import { askById } from "../support/ask.ts";
import { openCaller } from "../support/caller.ts";
import { eachDatabase } from "../support/database.ts";
import { personOf, stranger } from "../support/album-people.ts";
import { join, newEmail, password } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

const albumText = `query AlbumQuery($id: ID!) { album(id: $id) { title entryCount owner { name }
  cover { work { identifier } }
  entries(first: 100) { edges { node { id caption view work { identifier } addedBy { name } } } } } }`;
const nodeText = "query AlbumNodeQuery($id: ID!) { node(id: $id) { id } }";
const listText =
  "query PublicAlbumsQuery { publicAlbums(first: 100) { edges { node { title } } } }";
const rightsText = `query ($id: ID!) { viewer { albumRights(id: $id) { isOwner mayEdit hasEditLink
  editorCount missingEntries { id work { id } } } } }`;
const persisted = [albumText, nodeText, listText];
const idOf = (text: string) => createHash("sha256").update(text).digest("hex");

type Told = {
  title: string;
  entryCount: number;
  owner: { name: string | null };
  cover: { work: { identifier: string } } | null;
  entries: { edges: { node: { id: string; work: { identifier: string } } }[] };
};

type Shown = {
  change: number;
  entries: {
    change: number;
    edges: {
      node: {
        path: string;
        image: { service: string };
        cuts: { address: string; width: number; height: number }[];
      };
    }[];
  };
};

eachDatabase("albums", (_name, open) => {
  let server: TestServer;
  let slugs: string[];
  let workIds: string[];

  beforeAll(async () => {
    const operations = new Map(persisted.map((text) => [idOf(text), text]));
    server = await startServer({ open, operations });
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
  const byGet = (text: string, variables = {}, headers = {}) =>
    askById(server.url, idOf(text), { variables, headers });
  const toldOf = ({ data }: Awaited<ReturnType<typeof byGet>>) =>
    (data as { album: Told | null } | null)?.album ?? null;
  const identifiers = (told: Told | null) =>
    told?.entries.edges.map(({ node }) => node.work.identifier);
  async function publish(at: number, status: "PUBLISHED" | "WITHDRAWN") {
    await server.store.db
      .update(work)
      .set({ status })
      .where(eq(work.slug, slugs[at] ?? ""));
  }

  describe("an entry", () => {
    const shownText = `query AlbumShownQuery($id: ID!) { album(id: $id) { change entries(first: 9) { change edges {
      node { path image { service } cuts { address width height } } } } } }`;

    it("returns its view as images at most at full size, with the path to that view", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      await newEntry(owner, id, workId(0));
      const region = { x: 10, y: 20, width: 40, height: 20 };
      const view = toText({ ...wholeView(slugs[0] ?? "", 0), region });
      await newEntry(owner, id, workId(0), { view });
      const { album: told } = await owner.read<{ album: Shown }>(shownText, { id });
      expect(told.entries.change).toBe(told.change);
      const [whole, detail] = told.entries.edges.map(({ node }) => node);
      expect(whole?.path).toBe(`/works/${slugs[0]}`);
      expect(detail?.path).toBe(`/works/${slugs[0]}?region=10,20,40,20`);
      const { service } = detail?.image ?? { service: "" };
      // A part this small has the same size in all cuts.
      expect(detail?.cuts).toEqual([
        { address: `${service}/10,20,40,20/40,20/0/default.jpg`, width: 40, height: 20 },
      ]);
      expect(whole?.cuts[0]?.address).toMatch(/\/full\/400,\d+\/0\/default\.jpg$/);
    });

    it("returns nothing of an unpublished work", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      await newEntry(owner, id, workId(2));
      await publish(2, "WITHDRAWN");
      const missing = `query ($id: ID!) { viewer { albumRights(id: $id) { missingEntries {
        path image { id } cuts { address } } } } }`;
      const { viewer } = await owner.read<{
        viewer: { albumRights: { missingEntries: unknown[] } };
      }>(missing, { id });
      await publish(2, "PUBLISHED");
      expect(viewer.albumRights.missingEntries).toEqual([{ path: null, image: null, cuts: [] }]);
    });
  });

  describe("an album", () => {
    it("is readable for permitted visitors, with its owner's name and its entries", async () => {
      const owner = await someone();
      const id = await newAlbum(owner, { visibility: "LINK", description: " Of the sea " });
      await newEntry(owner, id, workId(0), { caption: "Look" });
      await newEntry(owner, id, workId(1));
      const told = toldOf(await byGet(albumText, { id }));
      expect(told).toMatchObject({
        title: "Storms",
        entryCount: 2,
        owner: { name: "A member" },
        cover: { work: { identifier: "A" } },
      });
      expect(identifiers(told)).toEqual(["A", "B"]);
      expect(told?.entries.edges[0]?.node).toMatchObject({
        caption: "Look",
        view: null,
        addedBy: { name: "A member" },
      });
    });

    it("is in the lists of its owner and of editors who opened its edit link", async () => {
      const [owner, editor] = [await someone(), stranger(server)];
      const id = await newAlbum(owner);
      const { key } = await change(owner, "makeEditLink", { id });
      await change(editor, "openEditLink", { id, key });
      const lists = `{ viewer { albums(first: 10) { edges { node { id } } pageInfo { hasNextPage } }
        sharedAlbums(first: 10) { edges { node { id } } } } }`;
      const found = { edges: [{ node: { id } }] };
      expect(await owner.read(lists)).toMatchObject({
        viewer: { albums: found, sharedAlbums: { edges: [] } },
      });
      expect(await editor.read(lists)).toMatchObject({
        viewer: { albums: { edges: [] }, sharedAlbums: found },
      });
      expect(await owner.read(rightsText, { id })).toMatchObject({
        viewer: {
          albumRights: { isOwner: true, mayEdit: true, hasEditLink: true, editorCount: 1 },
        },
      });
      expect(await editor.read(rightsText, { id })).toMatchObject({
        viewer: {
          albumRights: { isOwner: false, mayEdit: true, hasEditLink: null, editorCount: null },
        },
      });
    });

    it("moves to the account when its visitor signs up", async () => {
      const caller = openCaller(server.url);
      const made = "... on CreateAlbumSuccess { albumEdge { node { id } } }";
      const { albumEdge } = await caller.change("createAlbum", { title: "Before" }, made);
      await caller.change("signUp", { name: "Ada", email: newEmail(), password });
      const { data } = await caller.send(
        "{ viewer { albums(first: 5) { edges { node { id owner { name role } } } } } }",
      );
      expect(data?.["viewer"]).toEqual({
        albums: {
          edges: [
            {
              node: {
                ...(albumEdge?.["node"] as object | undefined),
                owner: { name: "Ada", role: "MEMBER" },
              },
            },
          ],
        },
      });
    });

    it("is returned for a work or a detail of it in one's albums", async () => {
      const owner = await someone();
      const [one, two] = [await newAlbum(owner), await newAlbum(owner)];
      const view = toText({ ...wholeView(slugs[0] ?? "", 0), rotation: 90 });
      const whole = await newEntry(owner, one, workId(0));
      const detail = await newEntry(owner, two, workId(0), { view });
      const text = `query ($workId: ID!, $view: String) { viewer {
        albumEntriesWith(workId: $workId, view: $view) { id album { id } } } }`;
      const entriesWith = async (variables: Record<string, unknown>, who = owner) => {
        const data = await who.read<{ viewer: { albumEntriesWith: unknown } }>(text, variables);
        return data.viewer.albumEntriesWith;
      };
      expect(await entriesWith({ workId: workId(0) })).toEqual([{ id: whole, album: { id: one } }]);
      expect(await entriesWith({ workId: workId(0), view })).toEqual([
        { id: detail, album: { id: two } },
      ]);
      expect(await entriesWith({ workId: workId(0), view: "no view" })).toEqual([]);
      expect(await entriesWith({ workId: workId(0) }, await someone())).toEqual([]);
    });

    it("omits entries of unpublished works, and reports them to its editors", async () => {
      const owner = await someone();
      const id = await newAlbum(owner, { visibility: "LINK" });
      const entry = await newEntry(owner, id, workId(0));
      await newEntry(owner, id, workId(1));
      await publish(0, "WITHDRAWN");
      expect(identifiers(toldOf(await byGet(albumText, { id })))).toEqual(["B"]);
      const missing = (who: typeof owner) =>
        who.read<{ viewer: { albumRights: { missingEntries: unknown } } }>(rightsText, { id });
      expect((await missing(owner)).viewer.albumRights.missingEntries).toEqual([
        { id: entry, work: null },
      ]);
      expect((await missing(stranger(server))).viewer.albumRights.missingEntries).toEqual([]);
      expect(await owner.read(nodeText, { id: entry })).toEqual({ node: { id: entry } });
      expect((await byGet(nodeText, { id: entry })).data).toEqual({ node: null });
      expect(await change(owner, "removeAlbumEntry", { id: entry })).toMatchObject({
        __typename: "RemoveAlbumEntrySuccess",
      });
      await publish(0, "PUBLISHED");
    });

    it("reports conflicts of concurrent edits with the current version", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      const entry = await newEntry(owner, id, workId(0));
      await change(owner, "updateAlbum", { id, version: 1, title: "Theirs", description: "Words" });
      expect(await change(owner, "updateAlbum", { id, version: 1, title: "Mine" })).toMatchObject({
        __typename: "AlbumConflict",
        album: { title: "Theirs", description: "Words", version: 2 },
      });
      const caption = (version: number, words: string) =>
        change(owner, "captionAlbumEntry", { id: entry, version, caption: words });
      await caption(1, " Theirs ");
      expect(await caption(1, "Mine")).toMatchObject({
        __typename: "AlbumEntryConflict",
        entry: { caption: "Theirs", version: 2 },
      });
      expect(await caption(2, " ")).toMatchObject({ entry: { caption: null } });
    });

    it("can be deleted, restored and copied", async () => {
      const [owner, other] = [await someone(), stranger(server)];
      const id = await newAlbum(owner, { visibility: "PUBLIC" });
      await newEntry(owner, id, workId(2));
      const { albumEdge: copy } = await change(other, "copyAlbum", { id });
      expect(copy.node).toMatchObject({ title: "Storms", visibility: "PRIVATE" });
      await change(owner, "deleteAlbum", { id });
      expect(toldOf(await byGet(albumText, { id }))).toBeNull();
      expect(await change(owner, "restoreAlbum", { id })).toMatchObject({
        albumEdge: { node: { id } },
      });
      expect(identifiers(toldOf(await byGet(albumText, { id })))).toEqual(["C"]);
      const own = toldOf(await byGet(albumText, { id: copy.node.id }, other.headers()));
      expect(identifiers(own)).toEqual(["C"]);
    });
  });

  describe("a cached response about an album", () => {
    const caching = (headers: Headers) => headers.get("cache-control") ?? "";
    /** Polls until the change's own event arrives. A marker event would clear the whole cache too. */
    const soon = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

    it("is invalidated when its owner's name changes", async () => {
      const { caller } = await join(server);
      const made = "... on CreateAlbumSuccess { albumEdge { node { id } } }";
      const input = { title: "Mine", visibility: "PUBLIC" };
      const { albumEdge } = await caller.change("createAlbum", input, made);
      const { id } = (albumEdge as unknown as { node: { id: string } }).node;
      expect(toldOf(await byGet(albumText, { id }))).toMatchObject({ owner: { name: "Ada" } });
      await caller.change("renameMember", { name: "Ada Vries" });
      await soon(async () => toldOf(await byGet(albumText, { id }))?.owner.name, "Ada Vries");
    });

    it("is shared by all while the album is public, and invalidated by changes", async () => {
      const owner = await someone();
      const id = await newAlbum(owner, { visibility: "PUBLIC", title: "Shown" });
      await newEntry(owner, id, workId(0));
      for (const headers of [{}, owner.headers()]) {
        const answer = await byGet(albumText, { id }, headers);
        expect(caching(answer.headers)).toMatch(/^public/);
        expect(toldOf(answer)).toMatchObject({ title: "Shown", entryCount: 1 });
      }
      expect(caching((await byGet(listText)).headers)).toMatch(/^public/);
      await newEntry(owner, id, workId(1));
      await soon(async () => toldOf(await byGet(albumText, { id }))?.entryCount, 2);
      await change(owner, "updateAlbum", { id, version: 1, visibility: "PRIVATE" });
      await soon(async () => toldOf(await byGet(albumText, { id })), null);
      expect(JSON.stringify((await byGet(listText)).data)).not.toContain("Shown");
    });

    it("is retained when other, non-public albums change", async () => {
      const owner = await someone();
      const id = await newAlbum(owner, { visibility: "PUBLIC" });
      const other = await newAlbum(owner, { visibility: "LINK" });
      expect(toldOf(await byGet(albumText, { id }))).toMatchObject({ title: "Storms" });
      await server.store.db
        .update(album)
        .set({ title: "In silence" })
        .where(eq(album.id, fromGlobalId(id)?.id ?? ""));
      const heard = new Promise<void>((resolve) => {
        void server.store.listen((event) => event.kind === "album" && resolve());
      });
      await newEntry(owner, other, workId(0));
      await heard;
      expect(toldOf(await byGet(albumText, { id }))).toMatchObject({ title: "Storms" });
    });

    it("does not exist for other albums, and hidden and missing albums look the same", async () => {
      const owner = await someone();
      const id = await newAlbum(owner);
      const byLink = await newAlbum(owner, { visibility: "LINK" });
      const entry = await newEntry(owner, id, workId(0));
      const hidden = [id, entry, toGlobalId("Album", "none"), toGlobalId("AlbumEntry", "none")];
      for (const text of [albumText, nodeText]) {
        const answers = await Promise.all(hidden.map((each) => byGet(text, { id: each })));
        for (const { status, headers, data, errors } of answers) {
          expect([status, caching(headers), errors]).toEqual([200, "private, no-store", []]);
          expect(Object.values(data ?? {})).toEqual([null]);
        }
        const { headers } = await byGet(text, { id: byLink });
        expect(caching(headers)).toBe("private, no-store");
      }
      expect(await stranger(server).read(rightsText, { id })).toEqual({
        viewer: { albumRights: null },
      });
      expect(toldOf(await byGet(albumText, { id }, owner.headers()))).not.toBeNull();
      const foreign = await someone("OWNER");
      expect(toldOf(await byGet(albumText, { id }, foreign.headers()))).toBeNull();
    });
  });
});
