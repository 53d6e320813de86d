import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cut, decodedArea } from "../../../src/server/images/cut.ts";
import { folderOf, PYRAMID_FILE } from "../../../src/server/images/folder.ts";
import { parseImageRequest } from "../../../src/server/images/image-request.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { resolveRequest } from "../../../src/server/images/resolve.ts";
import { difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";

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

it("cut: cuts regions of every size from the levels of a pyramid, up to the image's edges", async () => {
  const picture = gradient(2_101, 2_001);
  const bytes = await picture.png().toBuffer();
  const images = await temporaryFolder();
  const image = await prepareImage({ bytes }, images);
  const pyramidPath = join(folderOf(images, image.key), PYRAMID_FILE);
  const requests: [region: string, size: string][] = [
    ["full", "max"],
    ["full", "pct:50"],
    ["full", "700,"],
    ["1800,1700,301,301", "max"],
    ["1501,0,600,2001", "200,"],
    ["0,1601,2101,400", "1000,"],
  ];
  for (const [region, size] of requests) {
    const resolved = resolveRequest(parseImageRequest(region, size, "0", "default.jpg"), image);
    const { x: left, y: top, width, height } = resolved.region;
    const part = sharp(bytes).extract({ left, top, width, height });
    const expected = await pixelsOf(part.resize({ ...resolved.output, fit: "fill" }));
    const answer = await pixelsOf(await cut({ prepared: image, pyramidPath }, resolved));
    expect(difference(answer, expected), `${region}/${size}`).toBeLessThan(2);
  }
});
