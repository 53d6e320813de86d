import { createHash, randomBytes } from "node:crypto";

/**
 * Returns an unguessable secret: `bytes` random bytes, encoded as 4/3 times as many characters for URLs and cookies.
 */
export function newToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** Returns the hash of a token for storage: readers of the database cannot impersonate the holders of the tokens. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
