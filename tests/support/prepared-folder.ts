import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const place = join("build", "test-folders");

/** Folder in which copies are prepared before a rename. A run of `npm test` has a separate one and removes it. */
const drafts = process.env.VITRINE_TEST_DRAFTS ?? join(place, "drafts");

/** A folder that is created once, stored between runs, and copied for each test that needs one. */
export type Preparation = {
  kind: "database" | "site";
  /** A fingerprint of the program that fills folders of this kind. Folders of an older program are removed. */
  program: string;
  /** Distinguishes the folders of one program. */
  name: string;
  /** Fills an empty folder. */
  fill: (folder: string) => Promise<void>;
};

/** Returns a copy of a prepared folder, in the temporary folder. */
export async function copyPrepared(preparation: Preparation): Promise<string> {
  const { kind, program, name, fill } = preparation;
  const prepared = join(place, `${kind}-${program}`, name);
  const copy = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  if (existsSync(prepared)) {
    await cp(prepared, copy, { recursive: true });
    return copy;
  }
  await fill(copy);
  await removeOlder(kind, program);
  for (const folder of [dirname(prepared), drafts]) await mkdir(folder, { recursive: true });
  const draft = join(drafts, randomBytes(8).toString("hex"));
  await cp(copy, draft, { recursive: true });
  // Another worker may have been faster.
  await rename(draft, prepared).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

async function removeOlder(kind: string, program: string) {
  const entries = await readdir(place).catch(() => []);
  const older = entries.filter((name) => name.startsWith(kind) && name !== `${kind}-${program}`);
  for (const name of older) await rm(join(place, name), { recursive: true, force: true });
}
