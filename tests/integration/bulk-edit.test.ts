import { afterAll, beforeAll, expect, test } from "vitest";
import { longest } from "../../src/record/limits.ts";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startImport } from "../../src/server/store/import-runs.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
let curator: Caller;
let last = 0;

beforeAll(async () => {
  server = await startServer();
  curator = openCaller(server.url, (await signIn(server.store.db, "CURATOR", "Ada")).headers);
});
afterAll(() => server.stop());

/** Adds works with a common prefix, so that a search finds only them; returns their ids. */
async function add(prefix: string, ...given: Partial<WorkInput>[]): Promise<string[]> {
  const works = given.map((each) => workInput({ identifier: `${prefix}-${++last}`, ...each }));
  const added = await applyWorks(server.store.db, works);
  return added.map(({ workId }) => toGlobalId("Work", workId));
}

/** The result of a query below `desk`; tests check it with `expect`. */
type Found<Name extends string> = { desk: Record<Name, unknown> };

const selection = `... on EditWorksSuccess { change changed unchanged gone works { id status creditLine } }
  ... on SelectionConflict { message count }`;
const edit = (works: object, changes: object) =>
  curator.change("editWorks", { works, changes }, selection);
const undo = (change: unknown) =>
  curator.change(
    "undoBulkEdit",
    { change },
    `... on UndoBulkEditSuccess { putBack kept works { id creditLine } }`,
  );

const listQuery = `query ($search: String, $filter: DeskWorkFilter, $order: DeskWorkOrder! = IDENTIFIER, $after: String) {
  viewer { desk { works(first: 2, after: $after, search: $search, filter: $filter, order: $order) { totalCount
    pageInfo { hasNextPage endCursor } edges { node { id identifier status } } } } } }`;
async function list(variables: Record<string, unknown>) {
  const { data, errors } = await curator.send(listQuery, variables);
  expect(errors).toEqual([]);
  return (data?.["viewer"] as Found<"works"> | undefined)?.desk.works;
}

test("bulk-edit: the dashboard lists drafts too, page by page, with a search and filters", async () => {
  const ids = await add("L", { status: "DRAFT" }, {}, { rights: null });
  const first = await list({ search: "L-" });
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const after = (first as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
  expect(await list({ search: "L-", after })).toMatchObject({ edges: [{ node: { id: ids[2] } }] });
  const noRights = await list({ search: "L-", filter: { problem: "NO_RIGHTS" } });
  expect(noRights).toMatchObject({ totalCount: 1, edges: [{ node: { id: ids[2] } }] });
  expect(await list({ filter: { import: ids[0] } })).toMatchObject({ totalCount: 0 });
  const { errors } = await curator.send(listQuery, { search: "x".repeat(201) });
  expect(errors[0]?.message).toBe('"search" must have at most 200 characters.');
});

test("bulk-edit: works are filtered by the import's id", async () => {
  const { db } = server.store;
  const run = await startImport(db, { label: "works.csv", sourceKey: "k" });
  const cause = { through: "IMPORT", actor: "COMMAND", importId: run.id } as const;
  await applyWorks(db, [workInput({ identifier: "I-1" })], cause);
  const filter = { import: toGlobalId("Import", run.id) };
  expect(await list({ filter })).toMatchObject({ edges: [{ node: { identifier: "I-1" } }] });
});

test("bulk-edit: works are changed by their ids, returned with their new values, and restored by undo", async () => {
  const ids = await add("E", { creditLine: "Old" }, { creditLine: "New" });
  const gone = toGlobalId("Work", "00000000-0000-7000-8000-000000000000");
  const result = await edit({ ids: [...ids, gone] }, { creditLine: "New ", status: "WITHDRAWN" });
  expect(result).toMatchObject({ changed: 2, unchanged: 0, gone: 1 });
  expect(result["works"]).toEqual(
    ids.map((id) => ({ id, status: "WITHDRAWN", creditLine: "New" })),
  );
  const again = await edit({ ids }, { creditLine: "New" });
  expect(again).toMatchObject({ change: null, changed: 0, unchanged: 2 });
  const undone = await undo(result["change"]);
  expect(undone).toMatchObject({ putBack: 2, kept: 0 });
  expect(undone["works"]).toEqual([
    { id: ids[0], creditLine: "Old" },
    { id: ids[1], creditLine: "New" },
  ]);
  const { data } = await curator.send(
    `query ($id: ID!) { viewer { desk { work(id: $id) { history { edges { node { through by } } } } } } }`,
    { id: ids[0] },
  );
  expect(data?.["viewer"]).toMatchObject({
    desk: {
      work: {
        history: {
          edges: [
            { node: { through: "UNDO", by: "Ada" } },
            { node: { through: "BULK_EDIT", by: "Ada" } },
            { node: { through: "IMPORT" } },
          ],
        },
      },
    },
  });
});

test("bulk-edit: a whole selection is changed only if its size is as displayed", async () => {
  await add("S", {}, {}, {});
  const chosen = { search: "S-", filter: { status: "PUBLISHED" } };
  const changes = { status: "DRAFT" };
  const refused = await edit({ selection: { ...chosen, count: 2 } }, changes);
  expect(refused).toMatchObject({
    __typename: "SelectionConflict",
    count: 3,
    message:
      "There are 3 works now, for somebody has changed the collection. Nothing was changed; look again, and do it once more.",
  });
  expect(await list(chosen)).toMatchObject({ totalCount: 3 });
  const done = await edit({ selection: { ...chosen, count: 3 } }, changes);
  expect(done).toMatchObject({ changed: 3, works: [] });
  expect(await list(chosen)).toMatchObject({ totalCount: 0 });
});

test("bulk-edit: texts may have the same maximum length as in single edits", async () => {
  const [id] = await add("T", {});
  const changes = {
    workType: "x".repeat(longest.workType),
    technique: "x".repeat(longest.technique),
    recordLanguage: "pt-br",
    rights: { label: "x".repeat(longest.rights) },
    addSubjects: ["x".repeat(longest.term)],
    missingAlt: "x".repeat(longest.pictureText),
  };
  expect(await edit({ ids: [id] }, changes)).toMatchObject({ changed: 1 });
});

test.each([
  [{}, "changes", /^Say what is to become/],
  [{ status: "REMOVED" }, "status", /^Works are taken out by undoing/],
  [{ creditLine: "x".repeat(2001) }, "creditLine", /^At most 2,000 characters/],
  [{ technique: "a\0b" }, "technique", /cannot be kept/],
  [{ addSubjects: ["\ud800"] }, "addSubjects", /cannot be kept/],
  [{ addPlaces: Array.from({ length: 101 }, (_, at) => `P${at}`) }, "addPlaces", /^At most 100/],
  [{ rights: { label: "Mine", uri: "https://example.org" } }, "rights", /^This is no address/],
  [{ recordLanguage: "German" }, "recordLanguage", /^This is no language/],
  [{ missingAlt: "{titel}" }, "missingAlt", /^“{titel}” stands for nothing/],
])(
  "bulk-edit: %j is rejected with a message and changes nothing",
  async (changes, field, message) => {
    const [id] = await add("V", {});
    const result = await edit({ ids: [id] }, changes);
    expect(result.__typename).toBe("InvalidInput");
    expect(result["problems"]).toEqual([{ field, message: expect.stringMatching(message) }]);
  },
);

test.each([
  [{ ids: [] }, /^Say which works/],
  [
    { ids: Array.from({ length: 201 }, (_, at) => toGlobalId("Work", `${at}`)) },
    /^Say which works/,
  ],
  [{ ids: [toGlobalId("Image", "1")] }, /^These are not works/],
])("bulk-edit: %j is rejected as a selection of works", async (works, message) => {
  const result = await edit(works, { status: "DRAFT" });
  expect(result["problems"]).toEqual([{ field: "works", message: expect.stringMatching(message) }]);
});

test("bulk-edit: a work that would exceed a limit is named, and none is changed", async () => {
  const subjects = Array.from({ length: 1000 }, String);
  const ids = await add("M", {}, { subjects });
  const identifier = `M-${last}`;
  expect(await edit({ ids }, { addSubjects: ["more"], creditLine: "New" })).toEqual({
    __typename: "InvalidInput",
    problems: [
      {
        field: "works",
        message: `The work ${identifier} cannot be changed like this. “subjects” has 1,001 values; at most 1,000 can be stored. Leave this work out, and change the others again.`,
      },
    ],
  });
  expect(await edit({ ids: [ids[1]] }, { status: "WITHDRAWN" })).toMatchObject({ changed: 1 });
});

test("bulk-edit: an unknown change is not undone", async () => {
  for (const change of ["0", "1", "999999", "1.5", "x", "9".repeat(30)]) {
    expect((await undo(change)).__typename).toBe("InvalidInput");
  }
});

test("bulk-edit: rights get the URI of their label", async () => {
  const ids = await add("R", {});
  await edit({ ids }, { rights: { label: "CC0" } });
  const { data } = await curator.send(
    `query ($id: ID!) { viewer { desk { work(id: $id) { rights { label uri } } } } }`,
    { id: ids[0] },
  );
  const rights = { label: "CC0", uri: "http://creativecommons.org/publicdomain/zero/1.0/" };
  expect(data?.["viewer"]).toEqual({ desk: { work: { rights } } });
});

test("bulk-edit: the check-up lists duplicates, which can be dismissed and restored", async () => {
  const images = [imageInput("d".repeat(32))];
  const ids = await add("D", { images, title: "One" }, { images, title: "Two" });
  const checkup = async () => {
    const { data, errors } = await curator.send(`{ viewer { desk {
      checkup { problem count }
      duplicates { edges { node { id reason workCount works { id } } } } } } }`);
    expect(errors).toEqual([]);
    const viewer = data?.["viewer"] as Found<"checkup" | "duplicates"> | undefined;
    return viewer?.desk ?? { checkup: null, duplicates: null };
  };
  const { duplicates, checkup: findings } = await checkup();
  const group = `picture:${"d".repeat(32)}`;
  const node = {
    id: group,
    reason: "SAME_PICTURE",
    workCount: 2,
    works: ids.map((id) => ({ id })),
  };
  expect(duplicates).toEqual({ edges: [{ node }] });
  expect(findings).toContainEqual({ problem: "LIKELY_DUPLICATE", count: 2 });

  const apart = await curator.change("tellApart", { group }, "... on TellApartSuccess { group }");
  expect(apart).toEqual({ __typename: "TellApartSuccess", group });
  expect((await checkup()).duplicates).toEqual({ edges: [] });
  await curator.change("tellApart", { group, areDifferent: false });
  expect((await checkup()).duplicates).toEqual({ edges: [{ node }] });
  const none = await curator.change("tellApart", { group: "picture:none" });
  expect(none.__typename).toBe("InvalidInput");
});
