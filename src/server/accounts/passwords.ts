import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Gate } from "../gate.ts";

/**
 * Cost of a guess: 32 MB and three rounds, one of the settings that OWASP's Password Storage Cheat Sheet treats as
 * equal. Every hash contains it, so that it can be raised.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

/** Minimum and maximum length of a password, in characters. */
export const passwordLength = { least: 10, most: 200 };

const derive = promisify<string, Buffer, number, typeof cost & { maxmem: number }, Buffer>(scrypt);

/**
 * Hashing one password uses a thread and 32 MB for some tenths of a second, and the same few threads read files.
 * Therefore two run at a time, and a few wait.
 */
const gate = new Gate(2, 30);

/**
 * Returns a password's hash for storage, as `scrypt$N$r$p$salt$hash`. Takes some tenths of a second. Throws TooBusy.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await hashWith(password, salt, cost);
  const { N, r, p } = cost;
  return ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/**
 * Returns whether a password matches a stored hash. Without a hash it takes the same time and returns false, so that
 * the response time does not reveal whether an account exists. Throws TooBusy.
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

/** Returns the problem with a chosen password as a sentence, or null. */
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

/** Returns a hash that matches no account's password. */
function unknown(): Promise<string> {
  return (nobody ??= hashPassword(randomBytes(saltBytes).toString("hex")));
}

function hashWith(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  // scrypt uses 128 N r bytes, and OpenSSL rejects calls that might exceed `maxmem`.
  const maxmem = 128 * r * (N + p + 4);
  return gate.run(() => derive(password.normalize("NFKC"), salt, hashBytes, { N, r, p, maxmem }));
}
