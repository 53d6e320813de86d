import { expect, test } from "vitest";
import { LeftOutList } from "../../../../src/server/imports/iiif/left-out.ts";
import { canvas, manifest, readManifest } from "../../../support/manifests.ts";

test("manifest-metadata: imports properties without a field as metadata", () => {
  const page = { id: "https://example.org/page", label: { en: ["About it"] } };
  const features = [{ type: "Feature", properties: { label: { en: ["Göttingen"] } } }];
  const { work } = readManifest(
    manifest({
      homepage: [page],
      rendering: [{ id: "https://example.org/book.pdf", label: { en: ["As a PDF"] } }],
      provider: [{ label: { en: ["The Museum"] }, homepage: [page] }],
      navDate: "1856-01-01T00:00:00Z",
      navPlace: { type: "FeatureCollection", features },
      items: [
        canvas("https://example.org/1", {
          label: { en: ["1r"] },
          metadata: [{ label: { en: ["Hand"] }, value: { en: ["A"] } }],
        }),
        canvas("https://example.org/2"),
      ],
    }),
  );
  expect(work).toMatchObject({ earliestYear: 1856, latestYear: 1856, places: ["Göttingen"] });
  expect(work.metadata).toEqual([
    { label: "Hand (1r)", values: ["A"] },
    { label: "Date for navigation", values: ["1856-01-01T00:00:00Z"] },
    { label: "Provider", values: ["The Museum", "About it: https://example.org/page"] },
    { label: "Homepage", values: ["About it: https://example.org/page"] },
    { label: "Also available", values: ["As a PDF: https://example.org/book.pdf"] },
  ]);
});

test("manifest-metadata: metadata of canvases beyond the limit is omitted, that of the manifest is kept", () => {
  const leftOut = new LeftOutList();
  const folio = (_: unknown, index: number) =>
    canvas(`https://example.org/${index}`, {
      metadata: [{ label: { en: ["Folio"] }, value: { en: [`${index}`] } }],
    });
  const json = manifest({
    metadata: [{ label: { en: ["Hand"] }, value: { en: ["A"] } }],
    homepage: [{ id: "https://example.org/page" }],
    items: Array.from({ length: 1_200 }, folio),
  });
  const { work } = readManifest(json, leftOut.add);
  expect(work.metadata).toHaveLength(1_000);
  expect(work.metadata[0]).toEqual({ label: "Hand", values: ["A"] });
  expect(work.metadata.at(-1)?.label).toBe("Homepage");
  expect(leftOut.all).toEqual([
    { what: "metadata of a canvas beyond what a work holds", count: 202 },
  ]);
});

test("manifest-metadata: canvases with too much text leave room for other metadata", () => {
  const leftOut = new LeftOutList();
  const long = (id: string) =>
    canvas(id, { metadata: [{ label: { en: ["Text"] }, value: { en: ["a".repeat(150_000)] } }] });
  const items = [long("https://example.org/1"), long("https://example.org/2")];
  const { work } = readManifest(manifest({ items }), leftOut.add);
  expect(work.metadata).toHaveLength(1);
  expect(leftOut.all[0]?.count).toBe(1);
});
