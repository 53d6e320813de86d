import fc from "fast-check";
import { expect, test } from "vitest";
import { LeftOutList } from "../../../../src/server/imports/iiif/left-out.ts";
import { canvas, manifest, readManifest } from "../../../support/manifests.ts";

test("unread-properties: lists omitted properties with their numbers, including extensions", () => {
  const id = "https://example.org/1";
  const note = (target: unknown, body: object = { value: "A mast" }) => ({ target, body });
  const point = { source: id, selector: { type: "PointSelector", x: 1, y: 2 } };
  const many = Array.from({ length: 102 }, () => note(`${id}#xywh=1,1,9,9`));
  const annotations = [
    { type: "AnnotationPage", items: [note(point), note(id, { id: "https://i.org/b.jpg" })] },
    { type: "AnnotationPage", items: many, label: "Notes" },
  ];
  const service = { id: "https://i.org/login", type: "AuthCookieService1" };
  const items = [
    canvas(id, { annotations, placeholderCanvas: canvas("https://example.org/p") }, { service }),
    canvas(
      "https://example.org/2",
      {
        behavior: ["paged"],
        annotations: [{ type: "AnnotationPage", items: [note("https://example.org/2")] }],
      },
      { type: "Video" },
    ),
  ];
  const structures = [
    {
      type: "Range",
      label: { en: ["Part"] },
      items: [
        { type: "Range", label: { en: ["Chapter"] }, items: [{ id, type: "Canvas" }] },
        { type: "SpecificResource", source: id, selector: { type: "PointSelector", x: 1, y: 1 } },
      ],
    },
  ];
  const leftOut = new LeftOutList();
  readManifest(
    manifest({
      label: { en: ["The harbour"], fr: ["Le port"], de: ["Der Hafen"] },
      summary: { en: ["<p>See <a href='https://example.org'>this</a> <img src='x.png'></p>"] },
      metadata: [{ label: { en: ["Artist"] }, value: { en: [""] } }],
      start: { id, type: "Canvas" },
      "x:own": 1,
      items,
      structures,
    }),
    leftOut.add,
  );
  expect(Object.fromEntries(leftOut.all.map(({ what, count }) => [what, count]))).toEqual({
    "annotation beyond the first 100 of a picture": 2,
    "annotation body that is no text": 1,
    "annotation on a canvas without a picture": 1,
    "annotation page label": 1,
    "annotation whose place is no rectangle": 1,
    "annotation without a text": 1,
    "canvas behavior": 1,
    "canvas placeholderCanvas": 1,
    "canvas without a picture": 1,
    "link in a text": 1,
    "manifest start": 1,
    "manifest x:own": 1,
    "metadata without a value": 1,
    "part of a canvas in a range": 1,
    "picture in a text": 1,
    "range label": 1,
    "service that gives no picture": 1,
    "text in another language": 2,
    video: 1,
  });
});

test("unread-properties: lists an extension at any position", () => {
  const id = "https://example.org/1";
  const annotations = [{ type: "AnnotationPage", items: [{ target: id, body: { value: "A" } }] }];
  const whole = manifest({
    provider: [{ label: { en: ["The Museum"] }, homepage: [{ id }] }],
    navPlace: { features: [{ properties: {} }] },
    items: [canvas(id, { annotations }, { service: undefined })],
    structures: [{ type: "Range", items: [{ id, type: "Canvas" }] }],
  });
  const places = resourcesOf(whole).length;
  fc.assert(
    fc.property(fc.nat({ max: places - 1 }), fc.stringMatching(/^x-[a-z]{1,9}$/), (at, name) => {
      const json = structuredClone(whole);
      const resource = resourcesOf(json)[at] ?? {};
      resource[name] = "said";
      const leftOut = new LeftOutList();
      readManifest(json, leftOut.add);
      expect(leftOut.all).toContainEqual({ what: expect.stringMatching(` ${name}$`), count: 1 });
    }),
  );
});

type Resource = Record<string, unknown>;

/** Returns all resources of a manifest: its objects except language maps. */
function resourcesOf(value: unknown): Resource[] {
  if (Array.isArray(value)) return value.flatMap(resourcesOf);
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([name, one]) =>
    name === "label" ? [] : resourcesOf(one),
  );
  return [value as Resource, ...within];
}
