import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadOperations } from "../../../src/server/graphql/operations.ts";
import current from "../../../__generated__/operations.json" with { type: "json" };

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-operations-"))));
afterAll(() => rm(folder, { recursive: true }));

describe("persisted operations", () => {
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
