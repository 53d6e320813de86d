import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Gate } from "../gate.ts";

/**
 * The cost of guessing: 32 MB and three rounds, one of those that OWASP's Password Storage Cheat Sheet calls
 * equal. It is written into every hash, so that it can be raised.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

/** Characters a password has at least and at most. */
export const passwordLength = { least: 10, most: 200 };

const derive = promisify<string, Buffer, number, typeof cost & { maxmem: number }, Buffer>(scrypt);

/**
 * Hashing one password takes a thread and 32 MB for some tenths of a second, and files are read by the same few threads: two at a
 * time, and a few that wait.
 */
const gate = new Gate(2, 30);

/** A password's hash, `scrypt$N$r$p$salt$hash`, to be stored. Takes some tenths of a second. Throws TooBusy. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await hashWith(password, salt, cost);
  const { N, r, p } = cost;
  return ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/**
 * Whether this is the password whose hash was stored. Without a hash it takes as long and is wrong, so that
 * nobody learns from the time an answer takes whether there is an account. Throws TooBusy.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? (await unknown())).split("$");
  const expected = Buffer.from(hash, "base64");
  const given = await hashWith(password, Buffer.from(salt, "base64"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, expected) && stored !== null;
}

/** What is wrong with a password that somebody chose, as a sentence, or null. */
export function problemOfPassword(password: string, email: string): string | null {
  const { least, most } = passwordLength;
  if (password.length < least) return `A password has at least ${least} characters.`;
  if (password.length > most) return `A password has at most ${most} characters.`;
  if (new Set(password.toLowerCase()).size < 5) return "Use more than a few different characters.";
  if (password.toLowerCase() === email.toLowerCase()) {
    return "Choose a password that is not your e-mail address.";
  }
  return null;
}

let nobody: Promise<string> | undefined;

/** The hash of no account's password. */
function unknown(): Promise<string> {
  return (nobody ??= hashPassword(randomBytes(saltBytes).toString("hex")));
}

function hashWith(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  // scrypt takes 128 N r bytes, and OpenSSL refuses what might take more than it was allowed.
  const maxmem = 128 * r * (N + p + 4);
  return gate.run(() => derive(password.normalize("NFKC"), salt, hashBytes, { N, r, p, maxmem }));
}
