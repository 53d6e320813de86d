import { expect, test } from "vitest";
import { canvas, manifest, readManifest } from "../../../support/manifests.ts";

test("manifest-metadata: keeps what it has no field for as metadata", () => {
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
