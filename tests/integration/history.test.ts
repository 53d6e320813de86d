import { afterAll, beforeAll, expect, test } from "vitest";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { finishImport, startImport } from "../../src/server/store/import-runs.ts";
import { worksPresent } from "../../src/server/store/present-works.ts";
import { beginUndo, undoStep } from "../../src/server/store/undo-import.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { openPglite } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";
import { runCommand } from "../support/run-command.ts";

const edit = { through: "EDIT", actor: "SERVER" } as const;
const noRevision =
  "This work, or this revision of it, is not in the collection any more. Load the page again.";

let server: TestServer;
let curator: Caller;
let memberId: string;
let last = 0;

beforeAll(async () => {
  server = await startServer();
  const member = await signIn(server.store.db, "CURATOR", "Ada");
  memberId = member.id;
  curator = openCaller(server.url, member.headers);
});
afterAll(() => server.stop());

const fresh = (given: Partial<WorkInput> = {}) => workInput({ identifier: `H${++last}`, ...given });

/** Puts a work into each state in turn by an edit, and returns its global id. */
async function become(...states: WorkInput[]): Promise<string> {
  let id = "";
  for (const state of states) {
    const cause = { through: "EDIT", actor: "MEMBER", memberId } as const;
    id = (await applyWorks(server.store.db, [state], cause))[0]?.workId ?? "";
  }
  return toGlobalId("Work", id);
}

/** Imports works as a separate import, in one batch each; returns its id and theirs. */
async function bringIn(...works: WorkInput[]) {
  const { db } = server.store;
  const { id } = await startImport(db, { label: "works.csv", sourceKey: "k" });
  const cause = { through: "IMPORT", actor: "COMMAND", importId: id } as const;
  const ids: string[] = [];
  for (const work of works) {
    ids.push(toGlobalId("Work", (await applyWorks(db, [work], cause))[0]?.workId ?? ""));
  }
  await finishImport(db, id, "DONE");
  return { importId: toGlobalId("Import", id), ids };
}

const historyQuery = `query ($id: ID!, $after: String) { node(id: $id) { ... on Work { version
  history(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node {
    number through actor by restored import { id label }
    changes { field label before after } } } }
  revision(number: 1) { number state { label value } }
  comparedRevisions(from: 1, to: 3) { field before after } } } }`;

test("history: a curator reads and compares revisions with their authors, page by page", async () => {
  const input = fresh({ title: "Sea", subjects: ["sea", "boat"] });
  const id = await become(
    input,
    { ...input, title: "Ocean" },
    { ...input, title: "Ocean", subjects: ["sea"], images: [imageInput("a".repeat(32))] },
  );
  const { data, errors } = await curator.send(historyQuery, { id });
  expect(errors).toEqual([]);
  const image =
    "1. picture aaaaaaaa, front, 4000 × 3000 pixels, alternative text “A harbour at night”";
  const subjects = { field: "SUBJECTS", before: ["sea", "boat"], after: ["sea"] };
  const images = { field: "IMAGES", before: [], after: [image] };
  expect(data?.["node"]).toMatchObject({
    version: 3,
    history: {
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            number: 3,
            through: "EDIT",
            actor: "MEMBER",
            by: "Ada",
            restored: null,
            import: null,
            changes: [
              { ...subjects, label: "Subjects" },
              { ...images, label: "Pictures" },
            ],
          },
        },
        { node: { number: 2, changes: [{ label: "Title", before: ["Sea"], after: ["Ocean"] }] } },
      ],
    },
    comparedRevisions: [{ field: "TITLE", before: ["Sea"], after: ["Ocean"] }, subjects, images],
  });
  type Node = {
    history: { pageInfo: { endCursor: string } };
    revision: { state: { label: string; value: string[] }[] };
  };
  const { history, revision } = (data as unknown as { node: Node }).node;
  expect(revision.state).toContainEqual({ label: "Title", value: ["Sea"] });
  expect(revision.state).toContainEqual({
    label: "Dimensions",
    value: ["support: 394 x 419 mm", "height 39.4 cm, width 41.9 cm"],
  });
  expect(revision.state).toHaveLength(18);
  const rest = await curator.send(historyQuery, { id, after: history.pageInfo.endCursor });
  expect(rest.data?.["node"]).toMatchObject({
    history: { pageInfo: { hasNextPage: false }, edges: [{ node: { number: 1, changes: [] } }] },
  });
});

test.each(["VISITOR", "MEMBER"] as const)("history: a %s sees no history", async (role) => {
  const id = await become(fresh());
  const { importId } = await bringIn(fresh());
  const { headers } = await signIn(server.store.db, role);
  const caller = openCaller(server.url, headers);
  const { data, errors } = await caller.send(historyQuery, { id });
  expect(errors).toEqual([]);
  expect(data?.["node"]).toEqual({
    version: null,
    history: null,
    revision: null,
    comparedRevisions: null,
  });
  const preview = await caller.send(
    "query ($id: ID!) { node(id: $id) { ... on Import { undoPreview { kept } } } }",
    { id: importId },
  );
  expect(preview.data?.["node"]).toEqual({ undoPreview: null });
});

test("history: restoring a revision notifies subscribers and is rejected after a concurrent change", async () => {
  const input = fresh({ title: "Sea" });
  const client = connectLive(server.url);
  const following = follow<{
    collectionChanged: {
      addedWorks: { node: { identifier: string } }[];
      changedWorks: { title: string }[];
    };
  }>(
    client,
    "subscription { collectionChanged { addedWorks { node { identifier } } changedWorks { title } } }",
  );
  await following.begun;
  const id = await become(input, { ...input, title: "Ocean" });
  // A change before the event of its addition is part of that event.
  await following.until((received) =>
    received.some(({ collectionChanged }) =>
      collectionChanged.addedWorks.some(({ node }) => node.identifier === input.identifier),
    ),
  );
  const selection =
    "... on RestoreWorkRevisionSuccess { work { title version } } ... on WorkConflict { message work { title version } }";
  const restore = (number: number, version: number) =>
    curator.change("restoreWorkRevision", { id, number, version }, selection);
  expect(await restore(1, 2)).toEqual({
    __typename: "RestoreWorkRevisionSuccess",
    work: { title: "Sea", version: 3 },
  });
  await following.until((received) =>
    received.some(({ collectionChanged }) =>
      collectionChanged.changedWorks.some(({ title }) => title === "Sea"),
    ),
  );
  following.stop();
  await client.dispose();
  const { data } = await curator.send(historyQuery, { id });
  expect(data?.["node"]).toMatchObject({
    history: {
      edges: [{ node: { through: "PUT_BACK", restored: 1, by: "Ada" } }, { node: { number: 2 } }],
    },
  });
  expect(await restore(2, 2)).toEqual({
    __typename: "WorkConflict",
    message: expect.stringMatching(/^Somebody has changed this work since you looked at it/),
    work: { title: "Sea", version: 3 },
  });
  for (const number of [0, 4, -1, 2_147_483_647]) {
    expect(await restore(number, 3)).toEqual({
      __typename: "InvalidInput",
      problems: [{ field: "number", message: noRevision }],
    });
  }
  const other = { id: toGlobalId("Image", "x"), number: 1, version: 1 };
  expect(await curator.change("restoreWorkRevision", other)).toEqual({
    __typename: "InvalidInput",
    problems: [{ field: "id", message: noRevision }],
  });
});

const previewQuery = `query ($id: ID!) { node(id: $id) { ... on Import { state
  undo { worksTotal worksDone takenOut putBack kept keepLaterEdits finishedAt }
  undoPreview { takenOut putBack kept keptWorks { id identifier title fields } } } } }`;

test("history: an import is undone as its preview counted, and progress is broadcast", async () => {
  const [old, edited, plain] = [fresh({ title: "a" }), fresh({ title: "a" }), fresh()];
  const oldId = await become(old);
  const { importId, ids } = await bringIn({ ...old, title: "b" }, edited, plain);
  await applyWorks(server.store.db, [{ ...edited, title: "c" }], edit);
  const counts = { takenOut: 1, putBack: 1, kept: 1 };
  const before = await curator.send(previewQuery, { id: importId });
  expect(before.data?.["node"]).toEqual({
    state: "DONE",
    undo: null,
    undoPreview: {
      ...counts,
      keptWorks: [{ id: ids[1], identifier: edited.identifier, title: "c", fields: ["Title"] }],
    },
  });

  const client = connectLive(server.url);
  const following = follow<{ importProgressed: { id: string; state: string } }>(
    client,
    "subscription { importProgressed { id state undo { worksDone } } }",
  );
  await following.begun;
  const begun = await curator.change(
    "undoImport",
    { id: importId },
    "... on UndoImportSuccess { import { id } }",
  );
  expect(begun).toEqual({ __typename: "UndoImportSuccess", import: { id: importId } });
  await following.until((received) =>
    received.some(({ importProgressed: { id, state } }) => id === importId && state === "UNDONE"),
  );
  following.stop();
  await client.dispose();

  const after = await curator.send(previewQuery, { id: importId });
  expect(after.data?.["node"]).toEqual({
    state: "UNDONE",
    undo: {
      ...counts,
      worksTotal: 3,
      worksDone: 3,
      keepLaterEdits: true,
      finishedAt: expect.any(String),
    },
    undoPreview: null,
  });
  const works = await curator.send(
    `query ($old: ID!, $gone: ID!) { old: node(id: $old) { ... on Work { title } } gone: node(id: $gone) { id }
      viewer { desk { work(id: $gone) { status history(first: 1) { edges { node { through import { id }
        changes { field before after } } } } } imports(first: 1) { edges { node { id } } } } } }`,
    { old: oldId, gone: ids[2] },
  );
  expect(works.data).toMatchObject({
    old: { title: "a" },
    gone: null,
    viewer: {
      desk: {
        work: {
          status: "REMOVED",
          history: {
            edges: [
              {
                node: {
                  through: "UNDO",
                  import: { id: importId },
                  changes: [{ field: "STATUS", before: ["Published"], after: ["Taken out"] }],
                },
              },
            ],
          },
        },
        imports: { edges: [{ node: { id: importId } }] },
      },
    },
  });
});

test("history: an import that is running, already undone or unknown is rejected with a message", async () => {
  const { db } = server.store;
  const running = await startImport(db, { label: "works.csv", sourceKey: "k" });
  const refusal = async (id: string) => {
    const { problems } = await curator.change("undoImport", { id });
    return (problems as unknown as { message: string }[])[0]?.message;
  };
  const id = toGlobalId("Import", running.id);
  expect(await refusal(id)).toMatch(/still running/);
  await finishImport(db, running.id, "INTERRUPTED");
  await curator.change("undoImport", { id });
  await expect.poll(() => refusal(id)).toMatch(/undone already/);
  expect(await refusal(toGlobalId("Import", "nothing"))).toMatch(/no such import/);
  expect(await refusal(toGlobalId("Work", running.id))).toMatch(/no such import/);
});

test("history: the command lists imports, and undoes one except for later edits", async () => {
  const [edited, plain] = [fresh({ title: "a" }), fresh()];
  const { importId } = await bringIn(edited, plain);
  await applyWorks(server.store.db, [{ ...edited, title: "b" }], edit);
  const id = fromGlobalId(importId)?.id ?? "";
  const list = await command("--list");
  expect(list).toMatchObject({ code: 0, err: "" });
  expect(list.out).toMatch(new RegExp(`^${id} .* done +works\\.csv: 0 added`));
  const undone = await command("--undo", id);
  expect(undone.code).toBe(0);
  expect(undone.out).toMatch(/^1 taken out, 0 put back, 1 kept, in .* s\.\n {2}H\d+: title edited/);
  expect(await statuses(edited, plain)).toEqual(["PUBLISHED", "REMOVED"]);
  const refused = { code: 1, out: "" };
  expect(await command("--undo", id)).toEqual({
    ...refused,
    err: "This import is undone already.\n",
  });
  expect(await command("--undo", "nothing")).toEqual({
    ...refused,
    err: "There is no such import. Look at the list of imports again.\n",
  });
});

test("history: the command undoes later edits too, if requested", async () => {
  const edited = fresh({ title: "a" });
  const { importId } = await bringIn(edited);
  await applyWorks(server.store.db, [{ ...edited, title: "b" }], edit);
  const { out } = await command("--undo", fromGlobalId(importId)?.id ?? "", "--drop-edits");
  expect(out).toMatch(/^1 taken out, 0 put back, 0 kept/);
  expect(await statuses(edited)).toEqual(["REMOVED"]);
});

/** Runs the import command beside the server, as from a terminal. */
const command = (...args: string[]) => runCommand(runImportCommand, server.settings, args);

async function statuses(...works: WorkInput[]) {
  const identifiers = works.map(({ identifier }) => identifier);
  const present = await worksPresent(server.store.db, identifiers);
  return identifiers.map((identifier) => present.get(identifier)?.status);
}

test("history: a starting server resumes another one's undo", { tags: ["full"] }, async () => {
  const { open, importId } = await halfUndone();
  const next = await startServer({ open });
  const { headers } = await signIn(next.store.db, "CURATOR");
  const caller = openCaller(next.url, headers);
  await expect
    .poll(async () => (await caller.send(previewQuery, { id: importId })).data?.["node"])
    .toMatchObject({ state: "UNDONE", undo: { worksDone: 2, takenOut: 2 } });
  await next.stop();
});

/** Creates a database with an import of two works, one of which was undone. */
async function halfUndone() {
  const database = await openPglite();
  const { db } = database.store;
  const { id } = await startImport(db, { label: "works.csv", sourceKey: "k" });
  const cause = { through: "IMPORT", actor: "COMMAND", importId: id } as const;
  for (const work of [fresh(), fresh()]) await applyWorks(db, [work], cause);
  await finishImport(db, id, "DONE");
  await beginUndo(db, id, { actor: "COMMAND", keepLaterEdits: true });
  await undoStep(db, id);
  return { open: () => Promise.resolve(database), importId: toGlobalId("Import", id) };
}
