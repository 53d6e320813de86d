import { createHash, hkdfSync } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Made } from "../site/answer.ts";
import { beginChange, changeByKey, forgetChange, keepAnswer } from "../store/answered-changes.ts";
import type { Connection } from "../store/connection.ts";
import type { ErrorCode } from "./errors.ts";
import { seal, unseal } from "./sealed.ts";

/** What was answered to a change, with the cookies that went with it. */
export type AnsweredOnce = { made: Made; cookies: string[] };

/** Why a change that was sent with a key is not made; the message may be read by anybody. */
export class NotOnce extends Error {
  override readonly name = "NotOnce";
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A change as it was sent. */
type Sent = {
  /** Made up by the client for one thing somebody did: the same when it sends that again. */
  key: string;
  /** By what the sender is known: the same key of somebody else is another key. */
  sender: string;
  body: string;
};

/** How long somebody waits who sends again what is still being made, in milliseconds. */
const patience = { longest: 8_000, step: 100 };

const sentences = {
  badKey: "An idempotency key has 16 to 64 letters, digits, - and _.",
  otherRequest: "This idempotency key was sent with something else before.",
  underWay: "This is still being done. Send it again in a moment.",
  unknown:
    "The server was stopped in the middle of this. Look whether it was done before you do it again.",
};

/**
 * Makes a change once, however often it is sent with the same key (`Idempotency-Key`, after the draft of the IETF's HTTP API
 * working group): sent again, it is answered with what the first was answered with, cookies included. What
 * failed unexpectedly is forgotten and may be sent again.
 *
 * @throws NotOnce BAD_REQUEST for a key of another shape or of another request, IN_PROGRESS while it is being made,
 *   OUTCOME_UNKNOWN when it was begun by a process that is gone
 */
export async function answerOnce(
  db: Connection,
  { key, sender, body }: Sent,
  make: () => Promise<AnsweredOnce>,
): Promise<AnsweredOnce> {
  if (!/^[\w-]{16,64}$/.test(key)) throw new NotOnce("BAD_REQUEST", sentences.badKey, 400);
  const keyHash = hashOf(`${key}\n${sender}`);
  const requestHash = hashOf(body);
  const sealKey = Buffer.from(hkdfSync("sha256", key, "", "vitrine answered change", 32));
  if (!(await beginChange(db, keyHash, requestHash))) {
    return earlier(db, keyHash, requestHash, sealKey);
  }
  let answered: AnsweredOnce;
  try {
    answered = await make();
  } catch (error) {
    await forgetChange(db, keyHash);
    throw error;
  }
  if (isFailure(answered.made)) await forgetChange(db, keyHash);
  else await keepAnswer(db, keyHash, seal(JSON.stringify(answered), sealKey));
  return answered;
}

/** The answer to what was sent before, once it is there. */
async function earlier(
  db: Connection,
  keyHash: string,
  requestHash: string,
  sealKey: Buffer,
): Promise<AnsweredOnce> {
  for (let waited = 0; waited <= patience.longest; waited += patience.step) {
    const change = await changeByKey(db, keyHash);
    if (!change) break;
    if (change.requestHash !== requestHash)
      throw new NotOnce("BAD_REQUEST", sentences.otherRequest, 422);
    if (change.answer) return JSON.parse(unseal(change.answer, sealKey)) as AnsweredOnce;
    const age = Date.now() - change.begunAt.getTime();
    if (age > 60_000) throw new NotOnce("OUTCOME_UNKNOWN", sentences.unknown, 409);
    await sleep(patience.step);
  }
  throw new NotOnce("IN_PROGRESS", sentences.underWay, 409);
}

/** Whether an answer tells of something that went wrong and may go right another time. */
function isFailure({ status = 200, text }: Made): boolean {
  return status >= 400 || "errors" in (JSON.parse(text) as object);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
