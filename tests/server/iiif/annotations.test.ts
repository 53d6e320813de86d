import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toGlobalId } from "../../../src/server/graphql/global-id.ts";
import { annotationPageOf, detailsPageOf } from "../../../src/server/iiif/annotations.ts";
import type { NoteRow } from "../../../src/server/store/note-row.ts";
import { rectangle, wholePicture } from "../../support/note-inputs.ts";
import {
  canvas as canvasWith,
  manifest as manifestWith,
  readManifest,
} from "../../support/manifests.ts";
import { annotationProblems } from "../../support/annotation-problems.ts";

const origin = "https://museum.example";
const canvas = {
  imageId: "i",
  position: 1,
  slug: "sea",
  width: 4000,
  height: 3000,
  language: "de",
  origin,
};
const address = `${origin}/iiif/annotations/${toGlobalId("Image", "i")}`;
const source = `${origin}/iiif/manifest/sea/canvas/2`;

function note(given: Partial<NoteRow> = {}): NoteRow {
  return {
    id: "n",
    imageId: "i",
    parentId: null,
    authorId: "a",
    authorName: "Ada",
    isByVisitor: false,
    region: wholePicture,
    text: "A boat",
    tags: [],
    state: "VISIBLE",
    version: 1,
    createdAt: new Date(0),
    editedAt: null,
    waitingSince: null,
    isShown: true,
    ...given,
  };
}

type Annotation = { body: { value: string; format: string; purpose?: string }[]; target: unknown };
const page = (notes: NoteRow[], places = { after: null, next: null } as Places) =>
  annotationPageOf(notes, canvas, places) as { id: string; items: Annotation[]; next?: unknown };
type Places = { after: string | null; next: string | null };
const annotation = (given: Partial<NoteRow>) => page([note(given)]).items[0];

describe("annotations: a note as an annotation", () => {
  it("has the text, author, dates and canvas", () => {
    expect(annotation({ tags: ["sea"], editedAt: new Date(1000) })).toEqual({
      id: `${address}/${toGlobalId("Note", "n")}`,
      type: "Annotation",
      motivation: "commenting",
      created: "1970-01-01T00:00:00.000Z",
      modified: "1970-01-01T00:00:01.000Z",
      creator: { type: "Person", name: "Ada" },
      body: [
        { type: "TextualBody", value: "A boat", format: "text/plain" },
        { type: "TextualBody", purpose: "tagging", value: "sea", format: "text/plain" },
      ],
      target: source,
    });
    expect(annotation({ authorName: null, isByVisitor: true })).toMatchObject({
      creator: { type: "Person", name: "A visitor" },
    });
  });

  it.each([
    ["a rectangle", rectangle(), { type: "FragmentSelector", value: "xywh=100,200,300,400" }],
    [
      "a polygon",
      rectangle({
        shape: "POLYGON",
        points: [
          { x: 1, y: 2 },
          { x: 3.5, y: 4 },
          { x: 5, y: 6 },
        ],
      }),
      {
        type: "SvgSelector",
        value: expect.stringContaining('width="4000" height="3000"><path d="M1,2L3.5,4L5,6Z"/>'),
      },
    ],
    [
      "a point",
      rectangle({ shape: "POINT", points: [{ x: 1602, y: 922.6 }] }),
      { type: "PointSelector", x: 1602, y: 923 },
    ],
  ] as const)("targets %s with a selector", (_shape, region, selector) => {
    expect(annotation({ region })?.target).toMatchObject({
      type: "SpecificResource",
      source,
      selector,
    });
  });

  it("targets the note that it answers", () => {
    expect(annotation({ parentId: "p", region: null })).toMatchObject({
      motivation: "replying",
      target: `${address}/${toGlobalId("Note", "p")}`,
    });
  });

  it("has its marks as HTML, and text without marks as plain text", () => {
    expect(annotation({ text: "*Sea* <script>" })?.body).toEqual([
      { type: "TextualBody", value: "<p><em>Sea</em> &lt;script&gt;</p>", format: "text/html" },
    ]);
    expect(annotation({ text: "<b>1 * 2" })?.body[0]).toMatchObject({
      value: "<b>1 * 2",
      format: "text/plain",
    });
  });
});

it("annotations: a page links to the next page and to the collection", () => {
  expect(page([note()], { after: null, next: "c/1" })).toMatchObject({
    id: address,
    type: "AnnotationPage",
    partOf: [{ id: `${address}/collection`, type: "AnnotationCollection" }],
    next: { id: `${address}?after=c%2F1`, type: "AnnotationPage" },
  });
  expect(page([], { after: "c/1", next: null })).toMatchObject({ id: `${address}?after=c%2F1` });
  expect(page([])).not.toHaveProperty("next");
});

it("annotations: any notes give valid annotation pages of the Presentation API", () => {
  // Notes are stored in tenths of a pixel.
  const side = fc.integer({ min: 0, max: 1_000_000 }).map((tenths) => tenths / 10);
  const point = fc.record({ x: side, y: side });
  const words = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("<script>alert(1)</script>", "*a*", "[x](javascript:y)", "https://a.example"),
  );
  const anyNote = fc.record({
    id: fc.uuid(),
    parentId: fc.option(fc.uuid(), { nil: null }),
    text: words,
    tags: fc.array(words),
    authorName: fc.option(words, { nil: null }),
    region: fc.constantFrom("WHOLE", "RECTANGLE").map((shape) => rectangle({ shape })),
  });
  const drawn = fc.array(point, { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(anyNote, { selector: ({ id }) => id }), drawn, (given, points) => {
      const polygon = rectangle({ shape: "POLYGON", points });
      const place = rectangle({ shape: "POINT", points: points.slice(0, 1) });
      const drawnNotes = [
        note({ id: "polygon", region: polygon }),
        note({ id: "point", region: place }),
      ];
      const notes = [...given.map((each) => note(each)), ...drawnNotes];
      expect(annotationProblems(page(notes), origin)).toEqual([]);
    }),
  );
});

describe("annotations: the described details of an image", () => {
  const place = { imageId: "i", position: 0, x: 400, y: 300, width: 800, height: 600 };
  const details = [
    { ...place, id: "d1", caption: "A mast", description: null },
    { ...place, id: "d2", caption: "A sail", description: "It is torn.\nIt hangs." },
  ];

  it("describe rectangles on its canvas", () => {
    expect(detailsPageOf(details, canvas)).toMatchObject({
      id: `${address}/details`,
      type: "AnnotationPage",
      items: [
        {
          id: `${source}#${toGlobalId("Detail", "d1")}`,
          motivation: "describing",
          body: { type: "TextualBody", value: "A mast", language: "de" },
          target: {
            source,
            selector: { type: "FragmentSelector", value: "xywh=400,300,800,600" },
          },
        },
        { label: { de: ["A sail"] }, body: { value: "It is torn.\nIt hangs." } },
      ],
    });
  });

  it("are read back when another Vitrine imports them", () => {
    const page = detailsPageOf(details, canvas);
    const items = [canvasWith(source, { width: 4000, height: 3000, annotations: [page] })];
    const { pictures } = readManifest(manifestWith({ items }));
    const share = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
    expect(pictures[0]?.details).toEqual(
      details.map(({ caption, description }) => ({ share, caption, description })),
    );
  });
});
