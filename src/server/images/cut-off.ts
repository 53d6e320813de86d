import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import type { ImageFileType } from "./file-type.ts";
import { ImageProblem } from "./problem.ts";

const TAIL_BYTES = 4096;

/** The marker at the end of a JPEG file (ITU-T T.81, B.1.1.3). */
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Distinguishes a damaged file from a truncated one by the length or end that the file itself declares. The decoder
 * often cannot, and when two images fail at the same time, it may report the error of one for the other.
 *
 * @returns a `truncated` problem in place of a `damaged` one; any other error unchanged
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
      case "png":
        return !(await tailOf(file, size)).includes("IEND");
      case "jpg":
        return !(await tailOf(file, size)).includes(endOfImage);
      default:
        return false;
    }
  } finally {
    await file.close();
  }
}

async function tailOf(file: FileHandle, size: number): Promise<Buffer> {
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
  await file.read(tail, 0, tail.length, size - tail.length);
  return tail;
}
