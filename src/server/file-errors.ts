import { stat } from "node:fs/promises";

/** Returns whether a file or folder exists. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Returns whether an error means that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT", "ENOTDIR");
}

/** Returns whether a file system error has one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(codeOf(error));
}

/** Returns the code of a Node or database error; empty if there is none. */
export function codeOf(error: unknown): string {
  const hasText = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasText ? String(error.code) : "";
}
