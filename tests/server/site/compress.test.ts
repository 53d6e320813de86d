import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressed } from "../../../src/server/site/compress.ts";

const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => `Żółw no. ${i}`));

describe("compressing answers", () => {
  it.each(["br", "gzip, deflate, br", "gzip;q=1.0, br;q=0.8", "br;q=0.05"])(
    "gives Brotli of the very same text to those who take it: %s",
    async (accept) => {
      const packed = await compressed(text, accept);
      expect(packed?.encoding).toBe("br");
      const unpacked = brotliDecompressSync(packed?.bytes ?? "").toString();
      expect(unpacked === text).toBe(true);
      expect(packed?.bytes.length).toBeLessThan(text.length / 2);
    },
  );

  it.each(["gzip, deflate", "gzip, br;q=0"])(
    "gives gzip to those who take no Brotli: %s",
    async (accept) => {
      const packed = await compressed(text, accept);
      expect(packed?.encoding).toBe("gzip");
      expect(gunzipSync(packed?.bytes ?? "").toString() === text).toBe(true);
    },
  );

  it.each([undefined, "", "deflate", "br;q=0", "br; q=0.000, gzip;q=0", "brr"])(
    "leaves it alone for the others: %s",
    async (accept) => expect(await compressed(text, accept)).toBeNull(),
  );

  it("leaves short answers alone", async () => {
    expect(await compressed('{"data":{}}', "br")).toBeNull();
  });
});
