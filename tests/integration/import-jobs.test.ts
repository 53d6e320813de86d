import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../support/members.ts";
import { openFolder } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { openDesk } from "../support/import-desk.ts";
import type { ImportDesk } from "../support/import-desk.ts";

let server: TestServer;
let desk: ImportDesk;

beforeAll(async () => {
  server = await startServer({ open: openFolder });
  desk = openDesk(server.url, (await signIn(server.store.db, "CURATOR")).headers);
});
afterAll(() => server.stop());

const csv = `identifier,title,creator,note
A1,Kept,Ada,
A2,New title,Ada,
A3,Added,Bea,hello
A4,,Bea,no title
A3,Twice,Bea,
`;

test("a table is read, shown row by row, brought in, and changes nothing the second time", async () => {
  const first = await desk.upload("works.csv", `identifier,title,creator,note\nA1,Kept,Ada,\nA2,Old title,Ada,\n`);
  const before = await desk.prepare(first);
  expect(await desk.settled(before)).toMatchObject({ state: "CHECKED", added: 2, refused: 0 });
  await desk.change("applyImport", { id: before });
  expect(await desk.settled(before)).toMatchObject({ state: "DONE", added: 2 });

  const id = await desk.prepare(await desk.upload("works.csv", csv));
  const read = await desk.settled(id);
  expect(read).toMatchObject({ state: "CHECKED", added: 1, changed: 1, unchanged: 1, refused: 2 });
});
