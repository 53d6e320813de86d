import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, validate } from "graphql";
import current from "../../../__generated__/operations.json" with { type: "json" };
import { schema } from "./schema.ts";

/** Texts of persisted operations, by the SHA-256 of the text. */
export type OperationTexts = ReadonlyMap<string, string>;

/** Operations that only tests use. */
const ofTests = /^\s*(query|mutation|subscription)\s+\w*Test[A-Z]\w*/;

/** Minimum time between two reads of the shared folder, in milliseconds. */
const readInterval = 1_000;

/** Returns the operations of this build's client. */
export function loadOperations(): OperationTexts {
  const own = Object.entries<string>(current);
  return new Map(own.filter(([, text]) => !ofTests.test(text)));
}

/**
 * The persisted operations that a process accepts: those of its build, and those of other builds' processes that are
 * valid against its schema.
 */
export class PersistedOperations {
  readonly #texts: Map<string, string>;
  readonly #persisted: Set<string>;
  readonly #sharedFolder: string;
  /** Texts of other builds by id. They are validated on first use. */
  readonly #shared = new Map<string, string>();
  /** Names of the files already read. */
  readonly #read = new Set<string>();
  #reading: Promise<void> | null = null;
  #nextReadingAt = 0;

  /**
   * @param own the operations of this build
   * @param sharedFolder where `shareOperations` stores those of each build
   */
  constructor(own: OperationTexts, sharedFolder: string) {
    this.#texts = new Map(own);
    this.#persisted = new Set(own.values());
    this.#sharedFolder = sharedFolder;
  }

  /** Returns whether a text is a persisted operation, of this build or another. */
  isPersisted(text: string): boolean {
    return this.#persisted.has(text);
  }

  /** Returns the text of an operation. For an unknown one it reads the shared folder, at most once a second. */
  async find(id: string): Promise<string | undefined> {
    if (!this.#texts.has(id)) {
      if (!this.#shared.has(id)) await this.#readShared();
      this.#accept(id);
    }
    return this.#texts.get(id);
  }

  /** Accepts a text of another build if it is valid against this schema. Otherwise the requesting page must reload. */
  #accept(id: string): void {
    const text = this.#shared.get(id);
    this.#shared.delete(id);
    if (text === undefined || !isValid(text)) return;
    this.#texts.set(id, text);
    this.#persisted.add(text);
  }

  async #readShared(): Promise<void> {
    if (this.#reading === null && performance.now() >= this.#nextReadingAt) {
      this.#reading = this.#readNewFiles().finally(() => {
        this.#reading = null;
        this.#nextReadingAt = performance.now() + readInterval;
      });
    }
    await this.#reading;
  }

  async #readNewFiles(): Promise<void> {
    for (const name of await namesIn(this.#sharedFolder)) {
      if (!name.endsWith(".json") || this.#read.has(name)) continue;
      const text = await textOf(join(this.#sharedFolder, name));
      if (text === null) continue;
      const found = operationsIn(text);
      // A process of the same build replaces a damaged file.
      if (found === null) continue;
      this.#read.add(name);
      for (const [id, operation] of found) this.#shared.set(id, operation);
    }
  }
}

/** Returns the names in a folder; none if it cannot be read now. */
const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Returns the text of a file; null if it cannot be read now. */
const textOf = (file: string) => readFile(file, "utf8").catch(() => null);

/** Parses the operations in a shared file; returns null if it is damaged. */
function operationsIn(file: string): [string, string][] | null {
  try {
    const texts: unknown = JSON.parse(file);
    const found: [string, unknown][] = Object.entries(texts ?? {});
    return found.filter(
      (one): one is [string, string] => typeof one[1] === "string" && isIdOf(one[0], one[1]),
    );
  } catch {
    return null;
  }
}

const isIdOf = (id: string, text: string) => createHash("sha256").update(text).digest("hex") === id;

function isValid(text: string): boolean {
  try {
    return validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
}
