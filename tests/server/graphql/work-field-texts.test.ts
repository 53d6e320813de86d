import fc from "fast-check";
import { expect, test } from "vitest";
import { textsOf } from "../../../src/server/graphql/work-field-texts.ts";
import { changedFields } from "../../../src/server/store/work-difference.ts";
import { anyWork, identity } from "../../support/any-work.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

test("work-field-texts: different values have different texts", () => {
  const work = anyWork.map((given) => ({ identifier: "T.1", ...given }));
  fc.assert(
    fc.property(work, work, (one, other) => {
      for (const field of changedFields(one, other)) {
        expect([field, textsOf(one, field)]).not.toEqual([field, textsOf(other, field)]);
      }
    }),
  );
});

test("work-field-texts: each item of a field has a separate text", () => {
  const work = workInput({
    identifier: "T.2",
    creators: [
      { name: "Ada Vries", role: null },
      { name: "Bo Lund", role: "engraver" },
    ],
    dimensions: { text: "20 x 30 cm", heightCm: 20, widthCm: 30, depthCm: null },
    rights: { uri: "https://rights.example", label: "Public" },
    metadata: [{ label: "Found in", values: ["Box 7", "Box 8"] }],
    status: "WITHDRAWN",
    images: [
      imageInput("a".repeat(32), { fileName: "sea.jpg", alt: "", pixelsPerCm: 118 }),
      imageInput("b".repeat(32), {
        role: "XRAY",
        alt: null,
        caption: "By night",
        registration: identity,
        details: [
          { region: { x: 1, y: 2, width: 3, height: 4 }, caption: "Boat", description: "Small" },
        ],
      }),
    ],
  });
  expect(textsOf(work, "creators")).toEqual(["Ada Vries", "Bo Lund (engraver)"]);
  expect(textsOf(work, "dimensions")).toEqual(["20 x 30 cm", "height 20 cm, width 30 cm"]);
  expect(textsOf(work, "rights")).toEqual(["Public", "https://rights.example"]);
  expect(textsOf(work, "metadata")).toEqual(["Found in: Box 7; Box 8"]);
  expect(textsOf(work, "earliestYear")).toEqual(["1845"]);
  expect(textsOf(work, "description")).toEqual([]);
  expect(textsOf(work, "status")).toEqual(["Withdrawn"]);
  expect(textsOf(work, "images")).toEqual([
    "1. sea.jpg aaaaaaaa, front, 4000 × 3000 pixels, decorative, 118 pixels per cm",
    "2. picture bbbbbbbb, xray, 4000 × 3000 pixels, no alternative text, caption “By night”, aligned at 0, 0.25 → 0, 0.25; 4000, 3000 → 4000, 3000",
    "Detail “Boat” at 1, 2, 3 × 4: Small",
  ]);
});
