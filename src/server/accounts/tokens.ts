import { createHash, randomBytes } from "node:crypto";

/** A secret nobody can guess: `bytes` random bytes, as 4/3 times as many letters for addresses and cookies. */
export function newToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a token: who reads the database cannot pass for those whose tokens they are. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
