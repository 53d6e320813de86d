import { expect, test } from "vitest";
import { LeftOutList } from "../../../../src/server/imports/iiif/left-out.ts";
import { canvas, manifest, readManifest } from "../../../support/manifests.ts";

const licence = "http://creativecommons.org/licenses/by/4.0/";

test("work-from-manifest: metadata with a matching field fills it, the rest keeps its label", () => {
  const { work } = readManifest(
    manifest({
      summary: { en: ["<p>Ships <b>at rest</b>.</p>"] },
      metadata: [
        { label: { en: ["Artist"] }, value: { none: ["Ada Kelly", "Bo Lind"] } },
        { label: { en: ["Date"] }, value: { none: ["1850"] } },
        { label: { en: ["Medium"] }, value: { en: ["Oil on canvas"] } },
        { label: { en: ["Subjects"] }, value: { en: ["ships", "sea", "ships"] } },
        { label: { en: ["Dimensions"] }, value: { none: ["40 x 60 cm"] } },
        { label: { en: ["Donor"] }, value: { en: ["<a href='https://example.org'>A friend</a>"] } },
        { label: { en: ["Accession number"] }, value: { none: ["1"] } },
        { label: { en: ["Rights"] }, value: { none: [licence] } },
      ],
      requiredStatement: { label: { en: ["Attribution"] }, value: { en: ["The Museum"] } },
      rights: licence,
      provider: [{ label: { en: ["The Museum"] } }],
      seeAlso: [{ id: "https://example.org/record.xml", type: "Dataset" }],
    }),
  );
  expect(work).toMatchObject({
    identifier: "https://example.org/manifest",
    title: "The harbour",
    description: "Ships at rest.",
    creators: [
      { name: "Ada Kelly", role: null },
      { name: "Bo Lind", role: null },
    ],
    date: "1850",
    earliestYear: 1850,
    latestYear: 1850,
    technique: "Oil on canvas",
    subjects: ["ships", "sea"],
    dimensions: { heightCm: 40, widthCm: 60 },
    creditLine: "The Museum",
    recordLanguage: "en",
    rights: { uri: licence },
    metadata: [
      { label: "Donor", values: ["A friend"] },
      { label: "Accession number", values: ["1"] },
      { label: "Provider", values: ["The Museum"] },
      { label: "See also", values: ["https://example.org/record.xml"] },
    ],
  });
});

test.each([
  [{ fr: ["Le port"], en: ["The harbour"] }, "The harbour"],
  [{ fr: ["Le port"], "en-GB": ["The harbour"] }, "The harbour"],
  [{ fr: ["Le port"], none: ["Port"] }, "Port"],
  [{ fr: ["Le port"] }, "Le port"],
  [{ en: ["  "], fr: ["Le port"] }, "Le port"],
  [{ none: ["One", "Two"] }, "One\nTwo"],
  ["The harbour", "The harbour"],
  [{ none: ["a < b & c"] }, "a < b & c"],
  [{ none: ["<script>alert(1)</script>Port"] }, "Port"],
  [{}, "https://example.org/manifest"],
])("work-from-manifest: the label %j gives the title “%s”", (label, title) => {
  expect(readManifest(manifest({ label })).work.title).toBe(title);
});

test("work-from-manifest: entries with the same label are merged", () => {
  const { work } = readManifest(
    manifest({
      metadata: [
        { label: { en: ["Creator"] }, value: { none: ["Ada"] } },
        { label: { en: ["Creator"] }, value: { none: ["Bea"] } },
      ],
    }),
  );
  expect(work.creators.map(({ name }) => name)).toEqual(["Ada", "Bea"]);
});

test("work-from-manifest: each canvas is an image, captioned with its chapter and label", () => {
  const { pictures } = readManifest(
    manifest({
      items: [
        canvas("https://example.org/1", { label: { en: ["1r"] } }),
        canvas("https://example.org/2", { label: { en: ["1v, back"] } }),
      ],
      structures: [
        {
          id: "https://example.org/range/1",
          type: "Range",
          label: { en: ["Preface"] },
          items: [{ id: "https://example.org/1", type: "Canvas" }],
        },
      ],
    }),
  );
  expect(pictures).toMatchObject([
    { addresses: ["https://example.org/1.jpg"], role: "FRONT", caption: "Preface, 1r" },
    { addresses: ["https://example.org/2.jpg"], role: "BACK", caption: "1v, back" },
  ]);
});

test("work-from-manifest: a range that is an alternative sequence is no chapter but may contain chapters", () => {
  const [id, second] = ["https://example.org/1", "https://example.org/2"];
  const chapter = { type: "Range", label: { en: ["Preface"] }, items: [{ id, type: "Canvas" }] };
  const leftOut = new LeftOutList();
  const { pictures } = readManifest(
    manifest({
      items: [canvas(id), canvas(second)],
      structures: [
        {
          type: "Range",
          behavior: ["sequence"],
          label: { en: ["Physical sequence"] },
          items: [chapter, { id: second, type: "Canvas" }],
        },
      ],
    }),
    leftOut.add,
  );
  expect(pictures).toMatchObject([{ caption: "Preface" }, { caption: null }]);
  expect(leftOut.all).toContainEqual({ what: "alternative sequence of canvases", count: 1 });
});

test.each([
  [{ en: ["f. 1r"] }, "f. 1r"],
  [{ none: ["The harbour"] }, null],
  [undefined, null],
])("work-from-manifest: the label %j of a single canvas gives the caption %j", (label, caption) => {
  const { pictures } = readManifest(
    manifest({ items: [canvas("https://example.org/1", { label })] }),
  );
  expect(pictures).toMatchObject([{ caption }]);
});

test.each([
  [
    { id: "https://i.org/a", type: "ImageService3", profile: "level0" },
    ["https://i.org/a/full/max/0/default.jpg"],
  ],
  [
    {
      "@id": "https://i.org/a/",
      "@type": "ImageService2",
      profile: ["http://iiif.io/api/image/2/level2.json"],
    },
    ["https://i.org/a/full/full/0/default.jpg", "https://i.org/a/full/max/0/default.jpg"],
  ],
  [
    {
      "@id": "https://i.org/a",
      "@context": "http://library.stanford.edu/iiif/image-api/1.1/context.json",
      profile: "http://library.stanford.edu/iiif/image-api/1.1/compliance.html#level1",
    },
    ["https://i.org/a/full/full/0/native.jpg"],
  ],
  [{ id: "https://i.org/login", type: "AuthCookieService1" }, []],
])(
  "work-from-manifest: a service %j is requested for the whole image first",
  (service, addresses) => {
    const { pictures } = readManifest(
      manifest({ items: [canvas("https://example.org/1", {}, { service })] }),
    );
    expect(pictures[0]?.addresses).toEqual([...addresses, "https://example.org/1.jpg"]);
  },
);

const imageService = { id: "https://i.org/a", type: "ImageService3", profile: "level2" };
const turned = { type: "ImageApiSelector", region: "1,2,3,4", rotation: "!90" };

test.each([
  [
    { ...imageService, type: "Image", service: imageService },
    turned,
    "1,2,3,4/max/!90/default.jpg",
  ],
  ["https://i.org/a", turned, "1,2,3,4/max/!90/default.jpg"],
  [
    { type: "Image", service: imageService },
    { type: "FragmentSelector", value: "xywh=percent:1,2,3,4" },
    "pct:1,2,3,4/max/0/default.jpg",
  ],
  [
    {
      id: "https://i.org/a.jpg",
      type: "Image",
      service: { ...imageService, type: "ImageService2" },
    },
    { type: "ImageApiSelector", quality: "gray", format: "png" },
    "full/full/0/gray.png",
  ],
  [
    "https://i.org/a",
    { type: "ImageApiSelector", region: "1,2,3,4", format: "pdf" },
    "1,2,3,4/max/0/default.jpg",
  ],
  [
    { type: "Image", service: imageService },
    { type: "FragmentSelector", value: "t=1&xywh=1,2,3,4" },
    "1,2,3,4/max/0/default.jpg",
  ],
])(
  "work-from-manifest: only the part is requested from the source %j with %j",
  (source, selector, address) => {
    const body = { type: "SpecificResource", source, selector };
    const { pictures } = readManifest(
      manifest({ items: [canvas("https://example.org/1", {}, body)] }),
    );
    expect(pictures).toMatchObject([{ services: [] }]);
    expect(pictures[0]?.addresses[0]).toBe(`https://i.org/a/${address}`);
  },
);

const level0 = { ...imageService, profile: "level0" };

test.each([
  [{}, turned],
  [{ service: level0 }, turned],
  [{ service: imageService }, { type: "SvgSelector", value: "<svg/>" }],
  [{ service: imageService }, { type: "ImageApiSelector", region: "left" }],
])(
  "work-from-manifest: a part that no service can cut is imported as the whole image, without details: %j %j",
  (more, selector) => {
    const source = { id: "https://i.org/a.jpg", type: "Image", label: { en: ["Verso"] }, ...more };
    const body = { type: "SpecificResource", source, selector, styleClass: "large" };
    const annotation = { target: "https://example.org/1#xywh=1,1,9,9", body: { value: "A mast" } };
    const annotations = [{ type: "AnnotationPage", items: [annotation] }];
    const items = [canvas("https://example.org/1", { annotations }, body)];
    const leftOut: string[] = [];
    const { pictures } = readManifest(manifest({ items }), (what) => leftOut.push(what));
    expect(pictures).toMatchObject([{ caption: "Verso", details: [] }]);
    expect(pictures[0]?.addresses.at(-1)).toBe("https://i.org/a.jpg");
    expect(leftOut).toContain("part of a picture, which is imported whole");
  },
);

test("work-from-manifest: each item of a choice is an image, and later ones are laid over the first", () => {
  const body = {
    type: "Choice",
    items: [
      { id: "https://i.org/visible.jpg", type: "Image", label: { en: ["Visible light"] } },
      { id: "https://i.org/x.jpg", type: "Image", label: { en: ["X-ray"] } },
      { id: "https://i.org/sound.mp3", type: "Sound" },
    ],
  };
  const { pictures } = readManifest(
    manifest({ items: [canvas("https://example.org/1", {}, body)] }),
  );
  expect(pictures).toMatchObject([
    { role: "FRONT", caption: "Visible light", liesOnFirst: false },
    { role: "XRAY", caption: "X-ray", liesOnFirst: true },
  ]);
});

test("work-from-manifest: annotations on rectangles and on the whole image become details with relative regions", () => {
  const note = (target: unknown, value: string, more: object = {}) => ({
    type: "Annotation",
    motivation: "commenting",
    target,
    body: { type: "TextualBody", value },
    ...more,
  });
  const id = "https://example.org/1";
  const annotations = [
    {
      type: "AnnotationPage",
      items: [
        note(`${id}#xywh=100,50,500,250`, "<p>A mast.<br>It leans.</p>"),
        note(
          { source: id, selector: { type: "FragmentSelector", value: "xywh=0,0,10,5" } },
          "Short",
        ),
        note(id, "Of the whole picture"),
        note(`${id}#xywh=percent:1,1,1,1`, "Not understood"),
        note(`${id}#xywh=1,1,1,1`, " "),
      ],
    },
  ];
  const { pictures } = readManifest(manifest({ items: [canvas(id, { annotations })] }));
  expect(pictures[0]?.details).toEqual([
    {
      share: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 },
      caption: "A mast.",
      description: "A mast.\nIt leans.",
    },
    { share: { x: 0, y: 0, width: 0.01, height: 0.01 }, caption: "Short", description: null },
    {
      share: { x: 0, y: 0, width: 1, height: 1 },
      caption: "Of the whole picture",
      description: null,
    },
  ]);
});

test.each([
  [{ label: { de: ["Der Hafen"] }, summary: { de: ["Schiffe."] } }, "de"],
  [{ label: { de: ["Der Hafen"] }, summary: { en: ["Ships."] } }, null],
  [{ label: { none: ["Der Hafen"] } }, null],
])("work-from-manifest: %j gives the record language %s", (said, language) => {
  expect(readManifest(manifest(said)).work.recordLanguage).toBe(language);
});

test.each([
  [null, "neither a IIIF manifest nor"],
  [[], "neither a IIIF manifest nor"],
  [{ type: "Canvas" }, "neither a IIIF manifest nor"],
  [{ "@type": "sc:Manifest" }, "is not as the IIIF Presentation API has it"],
  [{ type: "Manifest" }, "at “id”"],
  [manifest({ id: 7 }), "at “id”"],
])("work-from-manifest: %j is rejected with a message", (json, words) => {
  expect(() => readManifest(json)).toThrow(words);
});
