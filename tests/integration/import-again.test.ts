import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { editWorks } from "../../src/server/store/edit-works.ts";
import type { WorkInput } from "../../src/server/store/work-input.ts";
import { statesOf } from "../../src/server/store/work-states.ts";
import { worksByIdentifiers } from "../../src/server/store/works.ts";
import { writeCollection } from "../support/collection.ts";
import { openFolder } from "../support/database.ts";

let site: Awaited<ReturnType<typeof openFolder>>;
let folder = "";

beforeAll(async () => {
  site = await openFolder();
  folder = await mkdtemp(join(tmpdir(), "vitrine-import-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the command says of an import. */
async function importing(path: string): Promise<string> {
  let printed = "";
  const screen = { write: (text: string) => (printed += text) };
  const { signal } = new AbortController();
  const env = { VITRINE_DATA: site.dataFolder };
  await runImportCommand({ args: [path], env, signal, out: screen, err: screen });
  return printed;
}

test("an import leaves what was said of pictures by hand, and pictures for which its table has no column", async () => {
  const { db } = site.store;
  await writeCollection(folder, { pictures: 1, plain: 0 });
  await importing(folder);
  const [known] = await worksByIdentifiers(db, ["T.1"]);
  const id = known?.id ?? "";
  const images = async () => (await statesOf(db, [id])).get(id)?.state.images;
  const region = { x: 1, y: 2, width: 30, height: 40 };
  const details = [{ region, caption: "Boat", description: null }];
  const said = { alt: "A sea of squares", caption: "By hand", pixelsPerCm: 12, details };
  const edit = (state: WorkInput): WorkInput => ({
    ...state,
    images: state.images.map((image) => ({ ...image, ...said })),
  });
  await editWorks(db, [{ id, version: null, edit }], { through: "EDIT", actor: "SERVER" });
  const before = await images();
  expect(before).toMatchObject([said, said]);

  expect(await importing(folder)).toContain("0 added, 0 changed, 1 unchanged, 0 refused");
  const bare = join(folder, "bare.csv");
  await writeFile(bare, "identifier,title\nT.1,Another title\n");
  expect(await importing(bare)).toContain("0 added, 1 changed, 0 unchanged, 0 refused");
  expect(await images()).toEqual(before);
});
