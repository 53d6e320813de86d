import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { DurableFiles, UnsafeDatabase } from "../../../../src/server/store/pglite/durable-files.ts";

test("durable-files: PGlite does not start without the durable file system", async () => {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const pglite: PGlite = Object.create(PGlite.prototype);
  const { emscriptenOpts } = await new DurableFiles(folder).init(pglite, { preRun: [] });
  const addSync = emscriptenOpts.preRun?.at(-1);
  for (const filesystems of [{}, { NODEFS: {} }, { NODEFS: null }]) {
    expect(() => Reflect.apply(addSync ?? Boolean, null, [{ FS: { filesystems } }])).toThrow(
      UnsafeDatabase,
    );
  }
  await rm(folder, { recursive: true });
});
