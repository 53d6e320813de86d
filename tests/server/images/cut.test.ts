import { expect, it } from "vitest";
import { decodedArea } from "../../../src/server/images/cut.ts";
import { parseImageRequest } from "../../../src/server/images/image-request.ts";
import { resolveRequest } from "../../../src/server/images/resolve.ts";

const prepared = { width: 4_000, height: 4_000, scaleFactors: [1, 2, 4, 8] };

it.each([
  ["a picture of the same proportions, of the nearest level", "full", "500,", 500 ** 2],
  ["one that is a little smaller than a level, of that level", "full", "501,", 1_000 ** 2],
  ["a narrow one of a large region, of the full picture", "full", "1,4000", 4_000 ** 2],
  ["a region, of it alone", "0,0,1000,1000", "1000,", 1_000 ** 2],
])("cut: decodes for %s", (_, region, size, pixels) => {
  const request = parseImageRequest(region, size, "0", "default.jpg");
  expect(decodedArea(prepared as never, resolveRequest(request, prepared))).toBe(pixels);
});
