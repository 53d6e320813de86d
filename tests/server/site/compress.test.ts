import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodingFor, pack } from "../../../src/server/site/compress.ts";

const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => `Żółw no. ${i}`));
const bytes = Buffer.from(text);

describe("compress: the encoding of an answer", () => {
  it.each(["br", "gzip, deflate, br", "gzip;q=1.0, br;q=0.8", "br;q=0.05"])(
    "is Brotli if the client accepts it: %s",
    (accept) => expect(encodingFor(bytes.length, accept)).toBe("br"),
  );

  it.each(["gzip, deflate", "gzip, br;q=0"])(
    "is gzip if the client does not accept Brotli: %s",
    (accept) => expect(encodingFor(bytes.length, accept)).toBe("gzip"),
  );

  it.each([undefined, "", "deflate", "br;q=0", "br; q=0.000, gzip;q=0", "brr"])(
    "is none for other clients: %s",
    (accept) => expect(encodingFor(bytes.length, accept)).toBeNull(),
  );

  it("is none for short answers", () => {
    expect(encodingFor(11, "br")).toBeNull();
  });
});

it("compress: compresses text losslessly to less than half", async () => {
  const [brotli, gzip] = [await pack(bytes, "br"), await pack(bytes, "gzip")];
  expect(brotliDecompressSync(brotli).toString() === text).toBe(true);
  expect(gunzipSync(gzip).toString() === text).toBe(true);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(text.length / 2);
});
