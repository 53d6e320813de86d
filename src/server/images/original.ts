import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { hasCode, isMissing } from "../file-errors.ts";
import { fileType, SNIFFED_BYTES } from "./file-type.ts";
import type { ImageFileType } from "./file-type.ts";
import { MAX_FILE_BYTES } from "./inspect.ts";
import { ImageProblem } from "./problem.ts";

/** Source of an image: a file's path, or its bytes. */
export type ImageSource = { path: string } | { bytes: Buffer };

/** Properties of a source that are known without decoding it. */
export type Original = { key: string; type: ImageFileType };

/**
 * Computes the key of a source from its content, after checking by its first bytes that it is an image.
 *
 * @throws ImageProblem
 */
export async function identify(source: ImageSource): Promise<Original> {
  if ("bytes" in source) {
    checkLength(source.bytes.length);
    const type = fileType(source.bytes.subarray(0, SNIFFED_BYTES));
    return { key: keyOf(createHash("sha256").update(source.bytes)), type };
  }
  try {
    const type = fileType(await readHead(source.path));
    const hash = createHash("sha256");
    await pipeline(createReadStream(source.path), hash);
    return { key: keyOf(hash), type };
  } catch (error) {
    throw readingProblem(error);
  }
}

/**
 * Copies a source's bytes to a file and verifies that they are the ones that `identify` read.
 *
 * @throws ImageProblem `changed` when the file was modified in between
 */
export async function copyOriginal(source: ImageSource, to: string, key: string): Promise<void> {
  if ("bytes" in source) {
    await writeFile(to, source.bytes);
    return;
  }
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(source.path), hashing, createWriteStream(to));
  } catch (error) {
    throw readingProblem(error);
  }
  if (keyOf(hash) !== key) {
    throw new ImageProblem("changed", "The file changed while it was read. Try again.");
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const status = await file.stat();
    if (!status.isFile())
      throw new ImageProblem("not-an-image", "This is a folder, not a picture.");
    checkLength(status.size);
    const head = Buffer.alloc(Math.min(SNIFFED_BYTES, status.size));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checkLength(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) {
    throw new ImageProblem(
      "too-large",
      `The file is too large: at most ${MAX_FILE_BYTES / 2 ** 30} GB are taken in.`,
    );
  }
}

function keyOf(hash: ReturnType<typeof createHash>): string {
  return hash.digest("hex").slice(0, 32);
}

function readingProblem(error: unknown): unknown {
  if (isMissing(error)) return new ImageProblem("missing", "There is no file of this name.", error);
  if (hasCode(error, "EACCES", "EPERM", "EIO")) {
    return new ImageProblem("unreadable", "The file cannot be read. Check who may read it.", error);
  }
  return error;
}
