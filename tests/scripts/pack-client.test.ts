import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import esbuild from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentNames } from "../../scripts/lib/content-names.mjs";
import { packClient } from "../../scripts/lib/pack-client.mjs";

let folder: string;

beforeAll(async () => {
  // The packer expects paths in esbuild's form, relative to the working directory of the build.
  await mkdir("build", { recursive: true });
  folder = await mkdtemp("build/pack-");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program with an entry, two kinds of two pages each, and a part that loads later. */
const program = {
  "entry.js": `
    import { base } from "./base.js";
    console.log(base);
    import("./list-a.js"); import("./list-b.js"); import("./view-a.js"); import("./view-b.js");`,
  "base.js": `export const base = "base";`,
  "several.js": `export const several = "several kinds";`,
  "list.js": `export const list = "of lists";`,
  "view.js": `import { base } from "./base.js"; export const view = "of views" + base;
    export const later = () => import("./part.js");`,
  "list-a.js": `import { list } from "./list.js"; import { several } from "./several.js"; console.log("list a", list, several);`,
  "list-b.js": `import { list } from "./list.js"; console.log("list b", list);`,
  "view-a.js": `import { view } from "./view.js"; import { several } from "./several.js"; console.log("view a", view, several);`,
  "view-b.js": `import { view } from "./view.js"; console.log("view b", view);`,
  "part.js": `import { list } from "./list.js"; console.log("part", list);`,
};

type Packed = { files: Map<string, string>; importMap: Record<string, string> };

/** Builds and packs the program with some files changed, and returns all scripts by name. */
async function packed(changes: Partial<typeof program> = {}): Promise<Packed> {
  const [source, outdir] = [`${folder}/src`, `${folder}/out`];
  await rm(outdir, { recursive: true, force: true });
  await mkdir(source, { recursive: true });
  for (const [name, text] of Object.entries({ ...program, ...changes })) {
    await writeFile(path.join(source, name), text);
  }
  const target = ["es2022"];
  const built = await esbuild.build({
    entryPoints: [`${source}/entry.js`],
    outdir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    publicPath: "/assets/",
    bundle: true,
    splitting: true,
    format: "esm",
    target,
    minify: true,
    sourcemap: true,
    metafile: true,
  });
  const { importMap } = await packClient(built.metafile, {
    outdir,
    publicPath: "/assets/",
    entry: `${source}/entry.js`,
    kinds: {
      lists: [`${source}/list-a.js`, `${source}/list-b.js`],
      views: [`${source}/view-a.js`, `${source}/view-b.js`],
    },
    target,
  });
  const names = (await readdir(outdir)).filter((name) => name.endsWith(".js"));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(outdir, name), "utf8")] as const),
    ),
  );
  return { files, importMap };
}

const isNew = (before: Packed, after: Packed) =>
  [...after.files.keys()].filter((name) => !before.files.has(name));

test("pack-client: small modules are packed by the kind of page that needs them, or as shared", async () => {
  const { files } = await packed();
  const holding = (text: string) =>
    [...files].filter(([, code]) => code.includes(text)).map(([name]) => name);
  expect(holding("several kinds")).toEqual([expect.stringMatching(/^shared-/)]);
  expect(holding("of views")).toEqual([expect.stringMatching(/^views-/)]);
  expect(holding("of lists")).toEqual([expect.stringMatching(/^lists-/)]);
});

test("pack-client: a file's name changes whenever its content does", async () => {
  const before = await packed();
  for (const [name, text] of Object.entries(program)) {
    const after = await packed({ [name]: `${text}\nconsole.log("and something new");` });
    for (const [file, code] of after.files)
      expect(before.files.get(file) ?? code, `${name}: ${file}`).toBe(code);
  }
});

test("pack-client: a changed pack changes only its own name, and the import map points to it", async () => {
  const before = await packed();
  for (const [name, text] of [
    ["base.js", `export const base = "another base";`],
    ["list.js", `export const list = "of other lists";`],
  ] as const) {
    const after = await packed({ [name]: text });
    const pack = name === "base.js" ? "shared" : "lists";
    expect(isNew(before, after)).toEqual([expect.stringMatching(`^${pack}-`)]);
    expect(`/assets/${isNew(before, after)[0]}`).toBe(after.importMap[`#${pack}`]);
  }
});

test("pack-client: a changed file changes its own name and those of files that reference it by name", async () => {
  const before = await packed();
  const after = await packed({ "list-b.js": `${program["list-b.js"]} console.log("one more");` });
  expect(isNew(before, after).map((name) => name.replace(/-\w+\.js$/, ""))).toEqual([
    "entry",
    "list-b",
  ]);
});

test("pack-client: every address and specifier in the files resolves to a file", async () => {
  const { files, importMap } = await packed();
  const referred = [...files.values()].flatMap((code) =>
    [...code.matchAll(/"(#\w+|\/assets\/[\w.-]+)"/g)].map(([, found = ""]) => found),
  );
  expect(referred).toContain("#shared");
  for (const found of referred) {
    const address = importMap[found] ?? found;
    expect([...files.keys()], found).toContain(address.replace("/assets/", ""));
  }
});

test("pack-client: files that reference each other are renamed together", () => {
  const files = (text: string) => [
    { name: "a-00000001.js", text: "a", needs: ["b-00000002.js"] },
    { name: "b-00000002.js", text, needs: ["a-00000001.js", "elsewhere.css"] },
    { name: "c-00000003.js", text: "c", needs: [] },
  ];
  const [before, after] = [contentNames(files("b"), "1"), contentNames(files("other"), "1")];
  const changed = [...before].filter(([name, final]) => after.get(name) !== final);
  expect(changed.map(([name]) => name)).toEqual(["a-00000001.js", "b-00000002.js"]);
  expect(before.get("c-00000003.js")).toMatch(/^c-[0-9A-F]{8}\.js$/);
});
