import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadOperations } from "../../../src/server/graphql/operations.ts";
import { schema } from "../../../src/server/graphql/schema.ts";
import current from "../../../__generated__/operations.json" with { type: "json" };

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-operations-"))));
afterAll(() => rm(folder, { recursive: true }));

describe("operations: persisted operations", () => {
  it("are those of the build, without those of tests", () => {
    const operations = loadOperations(join(folder, "missing.json"));
    const texts = [...operations.values()];
    expect(texts.filter((text) => /^(query|mutation) \w+Test/.test(text))).toEqual([]);
    expect(Object.values(current)).toEqual(expect.arrayContaining(texts));
  });

  it("keep those of earlier builds", async () => {
    const history = join(folder, "history.json");
    await writeFile(history, JSON.stringify({ abc: "query OldHomeQuery { site { id } }" }));
    expect(loadOperations(history).get("abc")).toBe("query OldHomeQuery { site { id } }");
  });

  it("do not start with a history that cannot be read", async () => {
    const history = join(folder, "broken.json");
    await writeFile(history, '{"abc": ');
    expect(() => loadOperations(history)).toThrow(SyntaxError);
  });
});

describe("operations: the client's own operations", () => {
  const texts = [...loadOperations().entries()].map(([id, text]) => ({
    name: /\w+ (\w+)/.exec(text)?.[1] ?? id,
    document: parse(text),
  }));
  // The file also keeps operations of earlier builds, which a newer contract may not know.
  const current = texts.filter(({ document }) => validate(schema, document).length === 0);

  it("are all there", () => {
    expect(current.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["homeQuery", "worksQuery", "workQuery", "rootViewerQuery"]),
    );
  });
});
