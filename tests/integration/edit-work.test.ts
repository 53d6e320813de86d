import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemsOf } from "../../src/record/work-rules.ts";
import type { WorkFields } from "../../src/record/work-fields.ts";
import { fromGlobalId, toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { putRevisionBack } from "../../src/server/store/put-back.ts";
import { statesOf } from "../../src/server/store/work-states.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { anyFields } from "../support/any-fields.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

const noWork = "This work is not in the collection any more. Load the page again.";
const byImport = { through: "IMPORT", actor: "COMMAND" } as const;

let server: TestServer;
let curator: Caller;
let last = 0;

beforeAll(async () => {
  server = await startServer();
  curator = openCaller(server.url, (await signIn(server.store.db, "CURATOR", "Ada")).headers);
});
afterAll(() => server.stop());

async function added(given: Partial<WorkInput> = {}) {
  const input = workInput({ identifier: `W${++last}`, ...given });
  const [applied] = await applyWorks(server.store.db, [input], byImport);
  return { input, id: toGlobalId("Work", applied?.workId ?? "") };
}
const selection = `... on EditWorkSuccess { work { version title status } }
  ... on WorkConflict { message work { version title } }`;
const editWork = (input: object) => curator.change("editWork", { version: 1, ...input }, selection);
const stateOf = async (id: string) => {
  const workId = fromGlobalId(id)?.id ?? "";
  return (await statesOf(server.store.db, [workId])).get(workId)?.state;
};

test("edit-work: a curator changes some fields, and all others stay, including images", async () => {
  const { id, input } = await added({ images: [imageInput("a".repeat(32))] });
  const fields = {
    title: "Harbour",
    creators: [{ name: "Grace", role: "engraver" }, { name: "Ada" }],
    date: null,
    dimensions: { text: "39 × 42 cm", heightCm: 39, widthCm: 42 },
    rights: null,
    subjects: null,
  };
  expect(await editWork({ id, fields, status: "WITHDRAWN" })).toEqual({
    __typename: "EditWorkSuccess",
    work: { version: 2, title: "Harbour", status: "WITHDRAWN" },
  });
  expect(await stateOf(id)).toEqual({
    ...input,
    ...fields,
    creators: [fields.creators[0], { name: "Ada", role: null }],
    dimensions: { ...fields.dimensions, depthCm: null },
    subjects: [],
    status: "WITHDRAWN",
  });
  const { data } = await curator.send(
    `query ($id: ID!) { viewer { desk { work(id: $id) { history(first: 1) { edges { node { number through by } } } } } } }`,
    { id },
  );
  expect(data).toMatchObject({
    viewer: {
      desk: { work: { history: { edges: [{ node: { number: 2, through: "EDIT", by: "Ada" } }] } } },
    },
  });
});

test("edit-work: valid values are stored exactly as they were sent", async () => {
  const { id } = await added();
  let version = 1;
  await fc.assert(
    fc.asyncProperty(anyFields, async (fields) => {
      const result = await editWork({ id, version, fields });
      expect(result).toMatchObject({ __typename: "EditWorkSuccess" });
      version = (result as unknown as { work: { version: number } }).work.version;
      expect(await stateOf(id)).toMatchObject(fields);
    }),
    { numRuns: 30 },
  );
});

test.each<Partial<WorkFields>>([
  { title: " " },
  { title: "a\0b", description: "\ud800" },
  { title: "x".repeat(1001), technique: "" },
  { earliestYear: 1900, latestYear: 1899 },
  { earliestYear: 2_147_483_647 },
  { latestYear: 1844 },
  { creators: Array.from({ length: 101 }, () => ({ name: "A", role: null })) },
  { creators: [{ name: "", role: "" }] },
  { subjects: ["sea", " "], places: ["x".repeat(501)] },
  { dimensions: { text: "", heightCm: 0, widthCm: -1, depthCm: 1e9 } },
  { rights: { label: "", uri: "javascript:alert(1)" } },
  { rights: { label: "CC0", uri: "https://" } },
  { metadata: [{ label: "", values: ["\0"] }] },
  { metadata: Array.from({ length: 3 }, () => ({ label: "a", values: ["x".repeat(9000)] })) },
])("edit-work: invalid values are rejected with the messages of work-rules: %j", async (fields) => {
  const { id, input } = await added();
  const problems = problemsOf(fields, input);
  expect(problems).not.toEqual([]);
  expect(await editWork({ id, fields })).toEqual({ __typename: "InvalidInput", problems });
  expect(await stateOf(id)).toEqual(input);
});

test("edit-work: the second of two concurrent edits is a conflict with the current work", async () => {
  const { id } = await added();
  await editWork({ id, fields: { title: "Sea" } });
  expect(await editWork({ id, fields: { title: "Ocean" } })).toEqual({
    __typename: "WorkConflict",
    message: expect.stringMatching(/^Somebody has changed this work since you looked at it/),
    work: { version: 2, title: "Sea" },
  });
  // A change to the value that is already stored is not a conflict.
  expect(await editWork({ id, fields: { title: "Sea" } })).toMatchObject({
    __typename: "EditWorkSuccess",
    work: { version: 2 },
  });
});

test("edit-work: a removed or unknown work is not changed", async () => {
  const { id, input } = await added();
  await applyWorks(server.store.db, [{ ...input, status: "REMOVED" }], byImport);
  for (const other of [id, toGlobalId("Work", "nothing"), toGlobalId("Image", "x"), ""]) {
    expect(await editWork({ id: other, fields: { title: "Sea" } })).toEqual({
      __typename: "InvalidInput",
      problems: [{ field: "id", message: noWork }],
    });
  }
  expect(await editWork({ id: (await added()).id, status: "REMOVED" })).toMatchObject({
    __typename: "InvalidInput",
    problems: [{ field: "status" }],
  });
});

test("edit-work: a work is added as a draft, only with an unused identifier", async () => {
  const addWork = (identifier: string, title = "Sea") =>
    curator.change(
      "addWork",
      { identifier, title },
      "... on AddWorkSuccess { work { id identifier title status version } }",
    );
  const made = await addWork("New 1");
  expect(made).toEqual({
    __typename: "AddWorkSuccess",
    work: {
      id: expect.any(String),
      identifier: "New 1",
      title: "Sea",
      status: "DRAFT",
      version: 1,
    },
  });
  const problem = async (identifier: string, title?: string) => {
    const { __typename, problems } = await addWork(identifier, title);
    expect(__typename).toBe("InvalidInput");
    return (problems as unknown as { field: string }[]).map(({ field }) => field);
  };
  expect(await problem("New 1", "Other")).toEqual(["identifier"]);
  expect(await problem("")).toEqual(["identifier"]);
  expect(await problem(" New\u00a01\u200b")).toEqual(["identifier"]);
  expect(await problem("x".repeat(201), "\0")).toEqual(["identifier", "title"]);
  const both = await Promise.all([addWork("New 3", "One"), addWork("New 3", "Two")]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual([
    "AddWorkSuccess",
    "InvalidInput",
  ]);
});

test("edit-work: a removed work is added again as a draft, and its earlier state can be restored", async () => {
  const { db } = server.store;
  const { id, input } = await added({ images: [imageInput("b".repeat(32))] });
  await applyWorks(db, [{ ...input, status: "REMOVED" }], byImport);
  const { work } = (await curator.change(
    "addWork",
    { identifier: input.identifier, title: "Sea" },
    "... on AddWorkSuccess { work { id status } }",
  )) as unknown as { work: { id: string; status: string } };
  expect(work).toEqual({ id, status: "DRAFT" });
  const back = { workId: fromGlobalId(id)?.id ?? "", number: 1, version: 3 };
  await putRevisionBack(db, back, { actor: "SERVER" });
  expect(await stateOf(id)).toEqual(input);
});
