import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import current from "../../../__generated__/operations.json" with { type: "json" };

/** The texts of persisted operations, by the SHA-256 of the text. */
export type OperationTexts = ReadonlyMap<string, string>;

/** Operations that only tests send. */
const ofTests = /^\s*(query|mutation|subscription)\s+\w*Test[A-Z]\w*/;

/** Milliseconds between two looks for operations of other builds. */
const lookPause = 1_000;

/** The operations of this build's client. */
export function loadOperations(): OperationTexts {
  const own = Object.entries<string>(current);
  return new Map(own.filter(([, text]) => !ofTests.test(text)));
}

/** The persisted operations that a process knows: those of its own build, and those that processes of other builds share. */
export class Operations {
  readonly #texts: Map<string, string>;
  readonly #known: Set<string>;
  readonly #sharedFolder: string;
  /** The names of the files that were read. */
  readonly #read = new Set<string>();
  #look: Promise<void> = Promise.resolve();
  #nextLookAt = 0;

  /**
   * @param own the operations of this build
   * @param sharedFolder where `shareOperations` puts those of each build
   */
  constructor(own: OperationTexts, sharedFolder: string) {
    this.#texts = new Map(own);
    this.#known = new Set(own.values());
    this.#sharedFolder = sharedFolder;
  }

  /** Whether a text is one of the program's own, of this build or another. */
  isOwn(text: string): boolean {
    return this.#known.has(text);
  }

  /** Finds the text of an operation. For one that is not known it looks into the shared folder, at most once a second. */
  async find(id: string): Promise<string | undefined> {
    if (!this.#texts.has(id)) {
      if (performance.now() >= this.#nextLookAt) {
        this.#nextLookAt = performance.now() + lookPause;
        this.#look = this.#readShared();
      }
      await this.#look;
    }
    return this.#texts.get(id);
  }

  async #readShared(): Promise<void> {
    for (const name of await namesIn(this.#sharedFolder)) {
      if (!name.endsWith(".json") || this.#read.has(name)) continue;
      this.#read.add(name);
      this.#add(await textsIn(join(this.#sharedFolder, name)));
    }
  }

  #add(texts: Record<string, string>): void {
    for (const [id, text] of Object.entries(texts)) {
      if (createHash("sha256").update(text).digest("hex") !== id) continue;
      this.#texts.set(id, text);
      this.#known.add(text);
    }
  }
}

/** The names in a folder; none if it cannot be read. */
const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** The operations in a file; none if it is damaged, or was just deleted. */
async function textsIn(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}
