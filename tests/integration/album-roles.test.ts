/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { roles } from "../../src/server/store/roles.ts";
import { albumMutations, change, newAlbum, newEntry } from "../support/album-operations.ts";
import type { AlbumMutation } from "../support/album-operations.ts";
import { personOf } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

/** Relations of a user to an album: its owner, an editor by its edit link, a viewer, a user without access. */
const relations = ["owner", "editor", "beholder", "outsider"] as const;
type Relation = (typeof relations)[number];

/**
 * The relations that may use each mutation. Others get `NotAllowed`, or `InvalidInput` if they may not view the album.
 */
const rights: Record<AlbumMutation, Relation[]> = {
  createAlbum: ["owner", "editor", "beholder", "outsider"],
  updateAlbum: ["owner", "editor"],
  deleteAlbum: ["owner"],
  restoreAlbum: ["owner"],
  copyAlbum: ["owner", "editor", "beholder"],
  addToAlbums: ["owner", "editor"],
  removeAlbumEntry: ["owner", "editor"],
  restoreAlbumEntry: ["owner", "editor"],
  moveAlbumEntry: ["owner", "editor"],
  captionAlbumEntry: ["owner", "editor"],
  makeEditLink: ["owner"],
  closeEditLink: ["owner"],
  // Anyone with the key may use it; in this test only the editor has it.
  openEditLink: ["editor"],
};

let server: TestServer;
let workIds: string[];

beforeAll(async () => {
  server = await startServer();
  const works = ["A", "B", "C", "D"].map((identifier) => workInput({ identifier }));
  const applied = await applyWorks(server.store.db, works);
  workIds = applied.map(({ workId }) => toGlobalId("Work", workId));
});
afterAll(() => server.stop());

/** Creates an album with two entries and one that was removed, for a user with this relation to it. */
async function albumFor(person: Person, relation: Relation) {
  const owner = relation === "owner" ? person : await personOf(server, "MEMBER");
  const visibility = relation === "beholder" ? "LINK" : "PRIVATE";
  const id = await newAlbum(owner, { visibility });
  const entries: string[] = [];
  for (const workId of workIds.slice(0, 3)) entries.push(await newEntry(owner, id, workId));
  const [first = "", second = "", removed = ""] = entries;
  await change(owner, "removeAlbumEntry", { id: removed });
  const { key } = await change(owner, "makeEditLink", { id });
  if (relation === "editor") await change(person, "openEditLink", { id, key });
  const own = relation === "editor" ? key : "not the key";
  return { owner, id, first, second, removed, key: own };
}

type Scene = Awaited<ReturnType<typeof albumFor>>;

const inputs: Record<AlbumMutation, (scene: Scene) => Record<string, unknown>> = {
  createAlbum: () => ({ title: "Mine" }),
  updateAlbum: ({ id }) => ({ id, version: 1, title: "Changed" }),
  deleteAlbum: ({ id }) => ({ id }),
  restoreAlbum: ({ id }) => ({ id }),
  copyAlbum: ({ id }) => ({ id }),
  addToAlbums: ({ id }) => ({ albumIds: [id], workId: workIds[3] }),
  removeAlbumEntry: ({ first: id }) => ({ id }),
  restoreAlbumEntry: ({ removed: id }) => ({ id }),
  moveAlbumEntry: ({ second: id }) => ({ id, after: null }),
  captionAlbumEntry: ({ first: id }) => ({ id, version: 1, caption: "Here" }),
  makeEditLink: ({ id }) => ({ id }),
  closeEditLink: ({ id }) => ({ id }),
  openEditLink: ({ id, key }) => ({ id, key }),
};

/** Mutations that never return `NotAllowed`, because they affect only the user's own data. */
const neverRefused: AlbumMutation[] = ["createAlbum", "restoreAlbum", "copyAlbum", "openEditLink"];

/** The mutations in an order in which none removes what a later one needs. */
const inOrder: AlbumMutation[] = [
  ...(["createAlbum", "copyAlbum", "openEditLink", "updateAlbum", "captionAlbumEntry"] as const),
  ...(["moveAlbumEntry", "restoreAlbumEntry", "removeAlbumEntry", "addToAlbums"] as const),
  ...(["makeEditLink", "closeEditLink", "deleteAlbum", "restoreAlbum"] as const),
];

/** Returns the expected result of a mutation for a relation. */
function expectedOf(name: AlbumMutation, relation: Relation): string {
  if (rights[name].includes(relation)) return "Success";
  return relation === "outsider" || neverRefused.includes(name) ? "InvalidInput" : "NotAllowed";
}

it("album-roles: the tests cover all album mutations", () => {
  expect(inOrder.toSorted()).toEqual(albumMutations.toSorted());
});

describe.each(roles)("album-roles: a %s", (role) => {
  it.each(relations)("as an album's %s may do what the table allows", async (relation) => {
    const person = await personOf(server, role);
    const scene = await albumFor(person, relation);
    const answers: [AlbumMutation, string][] = [];
    for (const name of inOrder) {
      if (name === "restoreAlbum") await change(scene.owner, "deleteAlbum", { id: scene.id });
      const { __typename } = await change(person, name, inputs[name](scene));
      answers.push([name, /Success$/.exec(__typename)?.[0] ?? __typename]);
    }
    expect(answers).toEqual(inOrder.map((name) => [name, expectedOf(name, relation)]));
  });

  it(`makes an album public${role === "VISITOR" ? " once signed in" : ""}`, async () => {
    const person = await personOf(server, role);
    const made = await change(person, "createAlbum", { title: "Mine", visibility: "PUBLIC" });
    const id = await newAlbum(person);
    const input = { id, version: 1, visibility: "PUBLIC" };
    const updated = await change(person, "updateAlbum", input);
    if (role === "VISITOR") {
      const problems = [
        { field: "visibility", message: expect.stringMatching(/^Sign in to make/) },
      ];
      expect([made, updated]).toMatchObject([{ problems }, { problems }]);
    } else {
      expect([made.__typename, updated.__typename]).toEqual([
        "CreateAlbumSuccess",
        "UpdateAlbumSuccess",
      ]);
    }
  });
});

it("album-roles: an editor may not change an album's visibility", async () => {
  const editor = await personOf(server, "OWNER");
  const { id } = await albumFor(editor, "editor");
  expect(await change(editor, "updateAlbum", { id, version: 1, visibility: "LINK" })).toMatchObject(
    {
      __typename: "NotAllowed",
      message: "Only the album's owner can do this.",
    },
  );
});
