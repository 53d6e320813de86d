import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { refineDamage } from "../../../src/server/images/cut-off.ts";
import type { ImageFileType } from "../../../src/server/images/file-type.ts";
import { ImageProblem } from "../../../src/server/images/problem.ts";

const types: [ImageFileType, "jpeg" | "png" | "webp" | "tiff"][] = [
  ["jpg", "jpeg"],
  ["png", "png"],
  ["webp", "webp"],
  ["tif", "tiff"],
];

test.each(types)(
  "cut-off: a truncated %s file is reported as truncated, whatever its decoder reported",
  async (type, format) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-cut-off-"));
    try {
      const noise = sharp({
        create: {
          width: 300,
          height: 200,
          channels: 3,
          background: "white",
          noise: { type: "gaussian", mean: 120, sigma: 60 },
        },
      });
      const whole = await noise.toFormat(format).toBuffer();
      const path = join(folder, `picture.${type}`);
      const damaged = new ImageProblem("damaged", "The file is damaged.");
      await writeFile(path, whole);
      expect(await refineDamage(damaged, path, type)).toBe(damaged);
      await writeFile(path, whole.subarray(0, 4000));
      expect(await refineDamage(damaged, path, type)).toMatchObject({ code: "truncated" });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
