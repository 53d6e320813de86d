import { stat } from "node:fs/promises";

/** Whether there is such a file or folder. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Whether an error says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT", "ENOTDIR");
}

/** Whether an error of the file system has one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(codeOf(error));
}

/** The code of an error of Node or of the database; empty if there is none. */
export function codeOf(error: unknown): string {
  const hasText = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasText ? String(error.code) : "";
}
