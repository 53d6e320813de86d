import { expect, test } from "vitest";
import { groupedByReason, refusalReason } from "../../../src/server/imports/refusal-reasons.ts";

const group = (code: string, over: object = {}) => ({
  code,
  column: null as string | null,
  isOfTable: true,
  count: 1,
  firstRows: [] as number[],
  ...over,
});

test("groupedByReason: groups codes with the same reason, the largest group first", () => {
  const told = groupedByReason([
    group("no-title", { count: 5, firstRows: [2, 3] }),
    group("image-damaged", { column: "Photo", count: 4, firstRows: [7] }),
    group("image-truncated", { column: "Photo", count: 2, firstRows: [9] }),
  ]);
  expect(told).toEqual([
    {
      reason: "The files named in “Photo” are no pictures that can be imported.",
      remedy: "Save them again as JPEG or TIFF, or keep the column as a custom field.",
      ...{ count: 6, firstRows: [7] },
    },
    {
      reason: "The title is missing.",
      remedy: "Choose another column for the title, or write the missing titles.",
      ...{ count: 5, firstRows: [2, 3] },
    },
  ]);
});

test.each([
  ["duplicate", "An earlier one has the same name.", "Rename one of them."],
  ["image-missing", "The files are not there.", "Add the files."],
  [
    "image-damaged",
    "The files are no pictures that can be imported.",
    "Save them again as JPEG or TIFF.",
  ],
  [
    "remote-too-large",
    "The pictures are too large to stay at their sites.",
    "Have pictures on other sites copied in.",
  ],
  [
    "remote-not-public",
    "The pictures are at addresses that are not asked.",
    "Ask the site owner to allow addresses of its own network (VITRINE_PRIVATE_ADDRESSES, or --private-addresses).",
  ],
  [
    "remote-missing",
    "There is nothing at the addresses of the pictures.",
    "Correct these addresses.",
  ],
  ["remote-silent", "The pictures could not be had from their sites.", "Import again later."],
])("refusalReason: mentions no column if there is no table (%s)", (code, reason, remedy) => {
  expect(refusalReason(group(code, { isOfTable: false }))).toEqual({ reason, remedy });
});
