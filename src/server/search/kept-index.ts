import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { Texts } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import { termKinds } from "./document.ts";
import { PackedTexts } from "./packed-texts.ts";
import { record } from "./segment.ts";
import type { Segment, Vocabulary } from "./segment.ts";

/** Content of the index file, and the mark of the database up to which it includes changes. */
export type KeptIndex = { mark: string; segments: readonly Segment[]; vocabulary: Vocabulary };

/** Version of the file format. Increment it when the contents of a segment, of words or of terms change. */
const format = 2;
const magic = Buffer.from("Vitrine\n");
const hashName = "sha256";
const hashLength = 32;
/** Number of bytes to write, read or hash at a time. */
const pieceLength = 2 ** 20;

const kinds = { Uint8Array, Uint32Array, Int32Array };
type Numbers = Uint8Array | Uint32Array | Int32Array;
type Entry = { path: string; kind: keyof typeof kinds; length: number };
type Header = { format: number; mark: string; sizes: number[]; entries: Entry[] };

/** An object that contains arrays of numbers at any depth. */
type Tree = { [name: string]: Numbers | PackedTexts | Tree | number };

/** Writes an index to a file. Replaces an existing file only when all of it is written. */
export async function writeIndex(file: string, kept: KeptIndex): Promise<void> {
  const { segments, vocabulary, mark } = kept;
  const parts = [
    ...arraysOf("words", packed(vocabulary.words)),
    ...termKinds.flatMap((kind) => arraysOf(`terms.${kind}`, packed(vocabulary.terms[kind]))),
    // Works removed during the write stay in the file: the next start reads them as changes since the mark.
    ...segments.flatMap((segment, at) =>
      arraysOf(`segments.${at}`, { ...segment, gone: segment.gone.slice() }),
    ),
  ];
  const header: Header = {
    format,
    mark,
    sizes: segments.map(({ size }) => size),
    entries: parts.map(([path, numbers]) => ({
      path,
      kind: kindOf(numbers),
      length: numbers.length,
    })),
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  // The name is always the same, so that no draft of an aborted write remains. Concurrent writes damage it.
  const draft = `${file}.draft`;
  const handle = await open(draft, "w", 0o600);
  try {
    const hash = createHash(hashName);
    for (const part of [magic, length, text, ...parts.map(([, numbers]) => bytesOf(numbers))]) {
      for (let from = 0; from < part.length; from += pieceLength) {
        const piece = part.subarray(from, from + pieceLength);
        hash.update(piece);
        await handle.writeFile(piece);
      }
    }
    await handle.writeFile(hash.digest());
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads the index from a file; null if there is none, or if it is damaged or has another format. */
export async function readIndex(file: string, vocabulary: Vocabulary): Promise<KeptIndex | null> {
  const handle = await open(file, "r").catch(() => null);
  if (!handle) return null;
  try {
    return await read(new Reader(handle), vocabulary);
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

async function read(reader: Reader, vocabulary: Vocabulary): Promise<KeptIndex | null> {
  if (!(await reader.take(magic.length)).equals(magic)) return null;
  const length = (await reader.take(4)).readUInt32LE();
  const header = JSON.parse((await reader.take(length)).toString()) as Header;
  if (header.format !== format) return null;
  const arrays = header.entries.reduce(
    (sum, { kind, length }) => sum + length * kinds[kind].BYTES_PER_ELEMENT,
    0,
  );
  if ((await reader.left()) !== arrays + hashLength) return null;
  const root: Tree = {};
  for (const { path, kind, length } of header.entries) {
    const numbers = new kinds[kind](length);
    await reader.fill(bytesOf(numbers));
    place(root, path.split("."), numbers);
  }
  if (!(await reader.isWhole())) return null;
  const { words, terms, segments } = withTexts(root) as unknown as {
    words: PackedTexts;
    terms: Record<string, PackedTexts>;
    segments?: Record<number, Omit<Segment, "size">>;
  };
  fill(vocabulary.words, words);
  for (const kind of termKinds) fill(vocabulary.terms[kind], terms[kind]);
  const made = header.sizes.map((size, at) => ({ ...segments?.[at], size }) as Segment);
  return { mark: header.mark, segments: made, vocabulary };
}

class Reader {
  readonly #handle: FileHandle;
  readonly #hash = createHash(hashName);
  #done = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async take(length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.min(length, 2 ** 26));
    await this.fill(bytes);
    return bytes;
  }

  async fill(bytes: Uint8Array): Promise<void> {
    await this.#read(bytes);
    for (let from = 0; from < bytes.length; from += pieceLength)
      this.#hash.update(bytes.subarray(from, from + pieceLength));
  }

  /** Returns how many bytes have not been read yet. */
  async left(): Promise<number> {
    return (await this.#handle.stat()).size - this.#done;
  }

  /** Returns whether the checksum that follows matches the bytes read. */
  async isWhole(): Promise<boolean> {
    const sum = Buffer.alloc(hashLength);
    await this.#read(sum);
    return this.#hash.digest().equals(sum);
  }

  async #read(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      const length = Math.min(bytes.length - from, 64 * pieceLength);
      const { bytesRead } = await this.#handle.read(bytes, from, length, null);
      if (bytesRead === 0) throw new Error("The file ends too early.");
      from += bytesRead;
      this.#done += bytesRead;
    }
  }
}

function packed(dictionary: Dictionary): PackedTexts {
  const texts = new Texts();
  for (let number = 1; number < dictionary.size; number += 1) texts.push(dictionary.text(number));
  return texts.take();
}

/** Assigns the texts the same numbers as before. Number 0 is in use from the start. */
function fill(dictionary: Dictionary, texts: PackedTexts | undefined) {
  if (!texts) throw new Error("The file lacks a list.");
  for (let at = 0; at < texts.size; at += 1) dictionary.add(texts.text(at));
}

/** Returns the arrays in a tree with their paths. */
function arraysOf(path: string, value: Tree[string]): [path: string, numbers: Numbers][] {
  if (typeof value === "number") return [];
  if (ArrayBuffer.isView(value)) return [[path, value]];
  if (value instanceof PackedTexts) {
    return [
      [`${path}.raw`, value.raw],
      [`${path}.starts`, value.starts],
    ];
  }
  return Object.entries(value).flatMap(([name, part]) => arraysOf(`${path}.${name}`, part));
}

function place(tree: Tree, [name = "", ...rest]: string[], numbers: Numbers) {
  if (rest.length === 0) tree[name] = numbers;
  else place((tree[name] ??= {}) as Tree, rest, numbers);
}

/** Restores the texts in a tree. */
function withTexts(tree: Tree): Tree[string] {
  const { raw, starts } = tree;
  if (raw instanceof Uint8Array && starts instanceof Uint32Array)
    return new PackedTexts(raw, starts);
  return record(Object.keys(tree), (name) => {
    const part = tree[name] as Tree[string];
    return ArrayBuffer.isView(part) || typeof part === "number" ? part : withTexts(part as Tree);
  });
}

function kindOf(numbers: Numbers): keyof typeof kinds {
  if (numbers instanceof Uint32Array) return "Uint32Array";
  return numbers instanceof Int32Array ? "Int32Array" : "Uint8Array";
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  new Uint8Array(buffer, byteOffset, byteLength);
