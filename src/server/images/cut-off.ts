import { open } from "node:fs/promises";
import type { ImageFileType } from "./file-type.ts";
import { ImageProblem } from "./problem.ts";

const TAIL_BYTES = 4096;

/**
 * Tells a damaged file from one that merely ends early, where the decoder does not: by what the
 * file says of its own length or end.
 *
 * @returns a `truncated` problem in place of a `damaged` one; any other error as it is
 */
export async function refineDamage(
  error: unknown,
  path: string,
  type: ImageFileType,
): Promise<unknown> {
  if (!(error instanceof ImageProblem) || error.code !== "damaged") return error;
  if (!(await endsEarly(path, type))) return error;
  return new ImageProblem(
    "truncated",
    "The file ends before the picture does. Copy or download it again.",
    error,
  );
}

async function endsEarly(path: string, type: ImageFileType): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(16);
    await file.read(head, 0, head.length, 0);
    switch (type) {
      case "webp":
        return head.readUInt32LE(4) + 8 > size;
      case "tif":
        return (head[0] === 0x49 ? head.readUInt32LE(4) : head.readUInt32BE(4)) >= size;
      case "png": {
        const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
        await file.read(tail, 0, tail.length, size - tail.length);
        return !tail.includes("IEND");
      }
      default:
        return false;
    }
  } finally {
    await file.close();
  }
}
