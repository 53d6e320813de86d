import { expect, test } from "vitest";
import { manifestsFrom } from "../../../../src/server/imports/iiif/walk.ts";
import type { Reached } from "../../../../src/server/imports/iiif/walk.ts";
import { RemoteProblem } from "../../../../src/server/remote/remote-problem.ts";
import { canvas, manifest } from "../../../support/manifests.ts";

const at = (path: string) => `https://example.org/${path}`;
const collection = (path: string, items: string[], more: object = {}) => ({
  id: at(path),
  type: "Collection",
  label: { none: [path] },
  items: items.map((item) => ({
    id: at(item),
    type: item.startsWith("m") ? "Manifest" : "Collection",
  })),
  ...more,
});

const leave = () => undefined;

async function walk(web: Record<string, unknown>, start: string) {
  const asked: string[] = [];
  const readJson = (address: string) => {
    asked.push(address);
    const found = web[address];
    if (found === undefined)
      return Promise.reject(new RemoteProblem("missing", `Nothing at ${address}.`));
    return Promise.resolve(found);
  };
  const reached: Reached[] = [];
  for await (const one of manifestsFrom(web[start], start, readJson, leave)) reached.push(one);
  return { asked, reached, names: reached.map(({ address }) => address.slice(at("").length)) };
}

test("walk: nested collections and pages are visited in order, each manifest once", async () => {
  const named = (path: string) => manifest({ id: at(path) });
  const { names, asked } = await walk(
    {
      [at("c")]: collection("c", ["m1", "d", "m2"]),
      [at("d")]: collection("d", ["m3", "c", "m1"], { first: at("d?page=1") }),
      [at("d?page=1")]: { ...collection("d?page=1", ["m4"]), next: { id: at("d?page=2") } },
      [at("d?page=2")]: { ...collection("d?page=2", ["m5"]), next: at("d?page=1") },
      ...Object.fromEntries(["m1", "m2", "m3", "m4", "m5"].map((name) => [at(name), named(name)])),
    },
    at("c"),
  );
  expect(names).toEqual(["m1", "m3", "m4", "m5", "m2"]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("walk: a missing or invalid manifest is reported with the reason, and the others continue", async () => {
  const { reached } = await walk(
    {
      [at("c")]: collection("c", ["m1", "m2", "m3"]),
      [at("m2")]: { type: "Canvas" },
      [at("m3")]: manifest({ id: at("m3") }),
    },
    at("c"),
  );
  expect(reached).toMatchObject([
    { problem: `Nothing at ${at("m1")}.` },
    { problem: "It is neither a IIIF manifest nor a IIIF collection." },
    { manifest: { id: at("m3") } },
  ]);
});

test("walk: an endless collection is aborted", async () => {
  const readJson = (address: string) =>
    Promise.resolve({
      ...collection("", []),
      id: address,
      next: at(String(Number(address.slice(at("").length)) + 1)),
    });
  const walked = manifestsFrom(await readJson(at("0")), at("0"), readJson, leave);
  await expect(walked.next()).rejects.toThrow("The collection has no end");
});

test("walk: external annotations are read page by page, and missing ones omitted", async () => {
  const annotations = [
    { id: at("notes"), type: "AnnotationPage" },
    { id: at("lost"), type: "AnnotationPage" },
  ];
  const said = (value: string) => [
    { type: "Annotation", target: `${at("1")}#xywh=1,2,3,4`, body: { value } },
  ];
  const { reached } = await walk(
    {
      [at("m")]: manifest({ items: [canvas(at("1"), { annotations })] }),
      [at("notes")]: {
        type: "AnnotationPage",
        items: said("A mast"),
        next: { id: at("more"), type: "AnnotationPage" },
      },
      [at("more")]: { type: "AnnotationPage", items: said("A sail"), next: at("notes") },
    },
    at("m"),
  );
  expect(reached).toMatchObject([
    {
      manifest: {
        items: [
          {
            annotations: [
              { items: [{ body: [{ value: "A mast" }] }] },
              { items: [{ body: [{ value: "A sail" }] }] },
            ],
          },
        ],
      },
      leftOut: [{ what: "page of annotations that could not be read", count: 1 }],
    },
  ]);
});

test("walk: annotation pages within the manifest are read once, even if they link to each other", async () => {
  const page = (path: string, next: string) => ({
    id: at(path),
    type: "AnnotationPage",
    items: [{ type: "Annotation", target: at("1"), body: { value: path } }],
    next: at(next),
  });
  const annotations = [page("a", "b"), page("b", "a")];
  const { reached, asked } = await walk(
    { [at("m")]: manifest({ items: [canvas(at("1"), { annotations })] }) },
    at("m"),
  );
  expect(asked).toEqual([]);
  expect(reached).toMatchObject([
    { manifest: { items: [{ annotations: [{ id: at("a") }, { id: at("b") }] }] }, leftOut: [] },
  ]);
});

test("walk: a collection of far too many manifests is rejected before any request", async () => {
  const items = Array.from({ length: 200_000 }, (_, index) => `m${index}`);
  const asked: string[] = [];
  const readJson = (address: string) => {
    asked.push(address);
    return Promise.resolve(null);
  };
  const walking = manifestsFrom(collection("c", items), at("c"), readJson, leave);
  await expect(walking.next()).rejects.toThrow(/has no end/);
  expect(asked).toEqual([]);
});

test("walk: an extremely nested manifest is reported with its address, and the others continue", async () => {
  let range: object = { id: at("r"), type: "Range" };
  for (let depth = 0; depth < 20_000; depth += 1) range = { type: "Range", items: [range] };
  const { reached } = await walk(
    {
      [at("c")]: collection("c", ["m1", "m2"]),
      [at("m1")]: manifest({ id: at("m1"), structures: [range] }),
      [at("m2")]: manifest({ id: at("m2") }),
    },
    at("c"),
  );
  expect(reached).toMatchObject([
    { address: at("m1"), problem: "It is nested more deeply than can be read." },
    { manifest: { id: at("m2") } },
  ]);
});
