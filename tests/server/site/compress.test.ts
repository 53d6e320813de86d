import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodingFor, pack } from "../../../src/server/site/compress.ts";

const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => `Żółw no. ${i}`));
const bytes = Buffer.from(text);

describe("compress: how an answer is packed", () => {
  it.each(["br", "gzip, deflate, br", "gzip;q=1.0, br;q=0.8", "br;q=0.05"])(
    "is Brotli for those who take it: %s",
    (accept) => expect(encodingFor(bytes.length, accept)).toBe("br"),
  );

  it.each(["gzip, deflate", "gzip, br;q=0"])("is gzip for those who take no Brotli: %s", (accept) =>
    expect(encodingFor(bytes.length, accept)).toBe("gzip"),
  );

  it.each([undefined, "", "deflate", "br;q=0", "br; q=0.000, gzip;q=0", "brr"])(
    "is not at all for the others: %s",
    (accept) => expect(encodingFor(bytes.length, accept)).toBeNull(),
  );

  it("is not at all for short answers", () => {
    expect(encodingFor(11, "br")).toBeNull();
  });
});

it("compress: packs the very same text into less than half of it", async () => {
  const [brotli, gzip] = [await pack(bytes, "br"), await pack(bytes, "gzip")];
  expect(brotliDecompressSync(brotli).toString() === text).toBe(true);
  expect(gunzipSync(gzip).toString() === text).toBe(true);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(text.length / 2);
});
