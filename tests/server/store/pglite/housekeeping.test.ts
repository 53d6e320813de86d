import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepHouse } from "../../../../src/server/store/pglite/housekeeping.ts";
import { message } from "../../../../src/server/store/pglite/messages.ts";

const megabyte = 1024 * 1024;
const lookEvery = 500;

let position = 0;
let changed: string | null = null;
let statements: string[] = [];
let endHousekeeping = () => undefined as void;

beforeEach(() => {
  vi.useFakeTimers();
  [position, changed, statements] = [4096, null, []];
  const run = (sql: string) => {
    if (sql.includes("lsn")) return Promise.resolve(row(String(position)));
    if (sql.includes("pg_stat")) return Promise.resolve(row(changed));
    statements.push(sql);
    return Promise.resolve(message("C", Buffer.from("DONE\0")));
  };
  endHousekeeping = keepHouse({ run }, (problem) => {
    throw problem;
  });
});
afterEach(() => {
  endHousekeeping();
});

/** Returns a response in PostgreSQL's wire format: one row of one column, and the end of the command. */
function row(value: string | null): Buffer {
  const head = Buffer.alloc(6);
  head.writeInt16BE(1, 0);
  head.writeInt32BE(value === null ? -1 : Buffer.byteLength(value), 2);
  return Buffer.concat([
    message("D", Buffer.concat([head, Buffer.from(value ?? "")])),
    message("C", Buffer.from("SELECT 1\0")),
  ]);
}

/** Returns the statements that are executed while this many bytes are written every half second. */
async function whileWritten(bytes: number, looks: number): Promise<string[]> {
  statements = [];
  for (let turn = 0; turn < looks; turn += 1) {
    position += bytes;
    await vi.advanceTimersByTimeAsync(lookEvery);
  }
  return statements;
}

test("housekeeping: a checkpoint runs when the log has grown by 256 MB, not earlier", async () => {
  await whileWritten(0, 1);
  expect(await whileWritten(25 * megabyte, 10)).toEqual([]);
  expect(await whileWritten(25 * megabyte, 1)).toEqual(["CHECKPOINT"]);
  expect(await whileWritten(25 * megabyte, 10)).toEqual([]);
});

test("housekeeping: during heavy writing, changed tables are analysed at growing intervals", async () => {
  changed = "public.work\npublic.image";
  await whileWritten(0, 1);
  const both = ["ANALYZE public.work", "ANALYZE public.image"];
  expect(await whileWritten(megabyte, 8)).toEqual([]);
  expect(await whileWritten(megabyte, 4)).toEqual(both);
  expect(await whileWritten(megabyte, 13)).toEqual([]);
  expect(await whileWritten(megabyte, 4)).toEqual(both);
});

test("housekeeping: when writing stops, changed tables are vacuumed once", async () => {
  changed = "public.work";
  await whileWritten(0, 1);
  await whileWritten(2 * megabyte, 1);
  expect(await whileWritten(0, 10)).toEqual(["VACUUM (ANALYZE) public.work", "CHECKPOINT"]);
  expect(await whileWritten(0, 20)).toEqual([]);
});

test("housekeeping: few writes, or writes that change few rows, cause no vacuum", async () => {
  await whileWritten(0, 1);
  await whileWritten(100_000, 1);
  expect(await whileWritten(0, 10)).toEqual([]);
  await whileWritten(2 * megabyte, 1);
  expect(await whileWritten(0, 10)).toEqual(["CHECKPOINT"]);
});
