import { readFileSync } from "node:fs";
import current from "../../../__generated__/operations.json" with { type: "json" };

/** The texts of persisted operations, by the SHA-256 of the text. */
export type Operations = ReadonlyMap<string, string>;

/** Operations that only tests send. */
const ofTests = /^\s*(query|mutation|subscription)\s+\w*Test[A-Z]\w*/;

/**
 * The operations of this build's client and, so that tabs opened before the last update keep
 * working, of earlier ones.
 *
 * @param historyFile a JSON file with the operations of earlier builds, by id; it may be missing
 */
export function loadOperations(historyFile?: string): Operations {
  const known = { ...readHistory(historyFile), ...current };
  return new Map(Object.entries<string>(known).filter(([, text]) => !ofTests.test(text)));
}

function readHistory(file: string | undefined): Record<string, string> {
  if (file === undefined) return {};
  try {
    const history: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    return history;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
