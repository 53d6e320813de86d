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
import { openPglite } from "../support/database.ts";
import { runCommand } from "../support/run-command.ts";

let site: Awaited<ReturnType<typeof openPglite>>;
let folder = "";

beforeAll(async () => {
  site = await openPglite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-import-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the output of the import command. */
const importing = async (path: string) => (await runCommand(runImportCommand, site, [path])).out;

test("import-again: an import keeps manual image data, and images if its table has no column for them", async () => {
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

test("import-again: an import keeps fields without a column and clears fields with empty cells", async () => {
  const { db } = site.store;
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write(
    "whole.csv",
    "identifier,title,artist,date,medium,description,Found in\nU.1,Sea,Ada,1850,oil,Waves,Box 7\n",
  );
  await importing(join(folder, "whole.csv"));
  const [known] = await worksByIdentifiers(db, ["U.1"]);
  const id = known?.id ?? "";
  const now = async () => (await statesOf(db, [id])).get(id)?.state;
  const before = await now();

  await write("titles.csv", "identifier,title\nU.1,Sea\n");
  expect(await importing(join(folder, "titles.csv"))).toContain("0 changed, 1 unchanged");
  await write("other.csv", "identifier,title,medium,description,Shelf\nU.1,Storm,ink,,9\n");
  expect(await importing(join(folder, "other.csv"))).toContain("1 changed, 0 unchanged");
  expect(await now()).toEqual({
    ...before,
    title: "Storm",
    technique: "ink",
    description: null,
    metadata: [
      { label: "Shelf", values: ["9"] },
      { label: "Found in", values: ["Box 7"] },
    ],
  });
  expect(await importing(join(folder, "other.csv"))).toContain("0 changed, 1 unchanged");
  await write("dated.csv", "identifier,title,date\nU.1,Storm,1900\n");
  await importing(join(folder, "dated.csv"));
  expect(await now()).toMatchObject({ date: "1900", earliestYear: 1900, technique: "ink" });

  await write("lines.jsonl", '{"identifier":"U.1","title":"Calm","technique":null}\n');
  await importing(join(folder, "lines.jsonl"));
  expect(await now()).toMatchObject({
    title: "Calm",
    technique: null,
    date: "1900",
    metadata: [{ label: "Shelf" }, { label: "Found in" }],
  });
  await write("cut.csv", "identifier,title,subjects,vitrine export 1\nU.1,Calm,sea|night,\n");
  await importing(join(folder, "cut.csv"));
  expect(await now()).toMatchObject({
    subjects: ["sea", "night"],
    creators: [{ name: "Ada" }],
    metadata: [{ label: "Shelf" }, { label: "Found in" }],
  });
});
