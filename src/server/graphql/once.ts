import { createHash, createHmac, hkdfSync } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { Counts } from "../counts.ts";
import type { Made } from "../site/answer.ts";
import { beginChange, changeByKey, forgetChange, keepAnswer } from "../store/answered-changes.ts";
import type { Connection } from "../store/connection.ts";
import { publicError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { seal, unseal } from "./sealed.ts";

/** What was answered to a change, with the cookies that went with it. */
export type AnsweredOnce = { made: Made; cookies: string[] };

/** A change as it was sent. */
type Sent = {
  /** Made up by the client for one thing somebody did: the same when it sends that again. */
  key: string;
  /** By what the sender is known: the same key of somebody else is another key. */
  sender: string;
  body: string;
};

/** How a change is made. */
type Making = {
  make: () => Promise<AnsweredOnce>;
  /**
   * Runs a task as soon as there is room for it, or throws; nothing is written down of a change that it refuses. A request
   * that waits for the answer to an earlier one does so outside.
   */
  admit: <T>(task: () => Promise<T>) => Promise<T>;
  /** Called with the bytes of the answer that was stored. */
  onStored: (bytes: number) => Promise<void>;
};

/** How long somebody waits who sends again what is still being made, in milliseconds. */
const patience = { longest: 8_000, step: 100 };

/** Requests that wait for the answer to one change, by the hash of its key, and how many may. */
const waiting = new Counts<string>();
const mostWaiting = 5;

/** After how long what is still being made is taken to be lost, in milliseconds: longer than any change takes. */
const lostAfter = 5 * 60_000;

/** The longest answer that is stored, in bytes after compression: that to a block with all it may hold is shorter. */
const longestStored = 64 * 1024;

const sentences = {
  badKey: "An idempotency key has 16 to 64 letters, digits, - and _.",
  otherRequest: "This idempotency key was sent with something else before.",
  underWay: "This is still being done. Send it again in a moment.",
  tooLong: "This was done before. Load the page again.",
  unknown:
    "The server was stopped in the middle of this. Look whether it was done before you do it again.",
};

/**
 * Makes a change once, however often it is sent with the same key (`Idempotency-Key`, after the draft of the IETF's HTTP API
 * working group): sent again, it is answered with what the first was answered with, cookies included, right or wrong. What
 * could not even begin is forgotten. Of an answer that is too long only the cookies are stored: sent again, the change is answered with
 * an error DONE_BEFORE.
 *
 * @throws GraphQLError BAD_REQUEST for a key of another shape or of another request, IN_PROGRESS while it is being made,
 *   OUTCOME_UNKNOWN when it was begun by a process that is gone
 */
export async function answerOnce(
  db: Connection,
  { key, sender, body }: Sent,
  { admit, make, onStored }: Making,
): Promise<AnsweredOnce> {
  if (!/^[\w-]{16,64}$/.test(key)) throw publicError("BAD_REQUEST", sentences.badKey, 400);
  const keyHash = hashOf(`${key}\n${sender}`);
  // Keyed too: what is sent may be little more than a password, and a bare hash of it could be guessed.
  const requestHash = createHmac("sha256", keyFrom(key, "what was sent"))
    .update(body)
    .digest("hex");
  const sealKey = keyFrom(key, "what was answered");
  const strangersHash = hashOf(`${key}\n`);
  /** The answer, or the hash of the key with which the change was sent before. */
  const found = await admit(async () => {
    // Somebody who got the cookie of the first answer, and nothing more of it, is no stranger any more.
    if (sender !== "" && (await changeByKey(db, strangersHash))) return strangersHash;
    if (!(await beginChange(db, keyHash, requestHash))) return keyHash;
    let answered: AnsweredOnce;
    try {
      answered = await make();
    } catch (error) {
      await forgetChange(db, keyHash);
      throw error;
    }
    if (wasNotRun(answered.made)) await forgetChange(db, keyHash);
    else await onStored(await store(db, keyHash, answered, sealKey));
    return answered;
  });
  return typeof found === "string" ? earlier(db, found, requestHash, sealKey) : found;
}

/** Stores the answer to a change that was made. Returns how many bytes that takes. */
async function store(
  db: Connection,
  keyHash: string,
  answered: AnsweredOnce,
  sealKey: Buffer,
): Promise<number> {
  // The database was lost in the middle: it may have made the change or not.
  const isUnknown = answered.made.status === 503;
  const known = isUnknown ? replacedBy(answered, sentences.unknown, "OUTCOME_UNKNOWN") : answered;
  const whole = await packed(known, sealKey);
  const stored =
    whole.length <= longestStored
      ? whole
      : await packed(replacedBy(answered, sentences.tooLong, "DONE_BEFORE"), sealKey);
  await keepAnswer(db, keyHash, stored);
  return stored.length;
}

/** The answer to what was sent before, once it is there. */
async function earlier(
  db: Connection,
  keyHash: string,
  requestHash: string,
  sealKey: Buffer,
): Promise<AnsweredOnce> {
  let stopWaiting: (() => void) | undefined;
  try {
    for (let waited = 0; waited <= patience.longest; waited += patience.step) {
      const change = await changeByKey(db, keyHash);
      if (!change) break;
      if (change.requestHash !== requestHash) {
        throw publicError("BAD_REQUEST", sentences.otherRequest, 422);
      }
      if (change.answer) return unpacked(change.answer, sealKey);
      const age = Date.now() - change.begunAt.getTime();
      if (age > lostAfter) throw publicError("OUTCOME_UNKNOWN", sentences.unknown, 409);
      if (!stopWaiting && waiting.of(keyHash) >= mostWaiting) break;
      stopWaiting ??= waiting.add(keyHash);
      await sleep(patience.step);
    }
  } finally {
    stopWaiting?.();
  }
  throw publicError("IN_PROGRESS", sentences.underWay, 409);
}

type GraphQLAnswer = { data?: object | null; errors?: { extensions?: { code?: unknown } }[] };

/** Codes of errors that say that nothing was done: the session ended, or a limit was reached. */
const notRun: ReadonlySet<unknown> = new Set(["SESSION_ENDED", "LIMIT_EXCEEDED"]);

/** Whether nothing was done, so that it may be once it is sent again. */
function wasNotRun({ text, status, ended }: Made): boolean {
  if (ended || status === 503) return false;
  const { data, errors = [] } = JSON.parse(text) as GraphQLAnswer;
  if (data == null || errors.some(({ extensions }) => notRun.has(extensions?.code))) return true;
  const isRefused = errors.every(({ extensions }) => extensions?.code === "OVERLOADED");
  return isRefused && errors.length > 0 && Object.values(data).every((made) => made === null);
}

/** What is stored in place of an answer, with an error that says why. */
function replacedBy(answered: AnsweredOnce, message: string, code: ErrorCode): AnsweredOnce {
  const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  return { ...answered, made: { ...answered.made, status: 409, text } };
}

/** An answer as it is stored: much in it is said again and again, and a block that is written has one every second. */
async function packed(answered: AnsweredOnce, sealKey: Buffer): Promise<Buffer> {
  return seal(await promisify(gzip)(JSON.stringify(answered)), sealKey);
}

async function unpacked(answer: Buffer, sealKey: Buffer): Promise<AnsweredOnce> {
  const text = await promisify(gunzip)(unseal(answer, sealKey));
  return JSON.parse(text.toString("utf8")) as AnsweredOnce;
}

function keyFrom(key: string, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `vitrine: ${use}`, 32));
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
