import { parse, validate } from "graphql";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadOperations, PersistedOperations } from "../../../src/server/graphql/operations.ts";
import { schema } from "../../../src/server/graphql/schema.ts";
import { shareOperations } from "../../../src/server/site/shared-build.ts";

it("operations: include the client's operations without those of tests, all valid for the schema", () => {
  const texts = [...loadOperations().values()];
  const names = texts.map((text) => /\w+ (\w+)/.exec(text)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining(["homeQuery", "worksQuery", "workQuery", "rootViewerQuery"]),
  );
  expect(names.filter((name) => name === undefined || /Test[A-Z]/.test(name))).toEqual([]);
  expect(texts.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
});

const idOf = (text: string) => createHash("sha256").update(text).digest("hex");
const textsOf = (...texts: string[]) => new Map(texts.map((text) => [idOf(text), text]));

it("operations: those of other builds are found on request, whenever they were shared", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-operations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [own, other] = ["query own { site { title } }", "query other { site { title } }"];
  const shared = join(folder, "shared");
  const operations = new PersistedOperations(textsOf(own), shared);
  expect(await operations.find(idOf(own))).toBe(own);
  expect(await operations.find(idOf(other))).toBeUndefined();
  expect(operations.isPersisted(other)).toBe(false);
  await shareOperations(textsOf(other), shared);
  await expect.poll(() => operations.find(idOf(other))).toBe(other);
  expect([own, other, "{ site { title } }"].map((text) => operations.isPersisted(text))).toEqual([
    true,
    true,
    false,
  ]);
});

it("operations: damaged files and texts with a wrong id are skipped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-operations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = "query other { site { title } }";
  await writeFile(join(folder, "a.json"), '{"cut');
  await writeFile(join(folder, "c.json"), "null");
  await writeFile(join(folder, "d.json"), JSON.stringify({ [idOf("query")]: 1 }));
  await writeFile(join(folder, "b.json"), JSON.stringify({ [idOf("query")]: text }));
  await shareOperations(textsOf(text), folder);
  const operations = new PersistedOperations(new Map(), folder);
  expect(await operations.find(idOf(text))).toBe(text);
  expect(await operations.find(idOf("query"))).toBeUndefined();
  const mended = "query mended { site { title } }";
  await writeFile(join(folder, "a.json"), JSON.stringify({ [idOf(mended)]: mended }));
  await expect.poll(() => operations.find(idOf(mended))).toBe(mended);
});

it("operations: an operation of another build that does not fit the schema is unknown", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-operations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = "query other { site { titleOfLastYear } }";
  await shareOperations(textsOf(text), folder);
  const operations = new PersistedOperations(new Map(), folder);
  expect(await operations.find(idOf(text))).toBeUndefined();
  expect(operations.isPersisted(text)).toBe(false);
});
