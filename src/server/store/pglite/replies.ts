import type { TransactionStatus } from "./messages.ts";

/** Parsed reply of one run. */
export type Reply = {
  /** Messages for the requesting client. */
  answer: Buffer;
  /** Notifications in the reply, each a complete message. */
  notifications: Buffer[];
  /** The status in the last ReadyForQuery, or null if there was none. */
  status: TransactionStatus | null;
};

const notification = 0x41;
const errorResponse = 0x45;
const dataRow = 0x44;
const readyForQuery = 0x5a;

/** Severity codes that end a session. */
const endings = new Set(["FATAL", "PANIC"]);

/** Error: the database ended its session. The message is that of the database. */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
}

/**
 * Separates notifications from the database's reply and reads the transaction status.
 *
 * @throws SessionEnded after an error that ends the session: the database accepts no further messages
 */
export function readReply(bytes: Buffer): Reply {
  const notifications: Buffer[] = [];
  const others: Buffer[] = [];
  let status: TransactionStatus | null = null;
  let kept = 0;
  let at = 0;
  while (at < bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    const type = bytes[at];
    if (type === errorResponse) assertAlive(bytes.subarray(at + 5, end));
    if (type === readyForQuery) status = readStatus(bytes[at + 5]);
    if (type === notification) {
      notifications.push(bytes.subarray(at, end));
      others.push(bytes.subarray(kept, at));
      kept = end;
    }
    at = end;
  }
  others.push(bytes.subarray(kept));
  const answer = notifications.length === 0 ? bytes : Buffer.concat(others);
  return { answer, notifications, status };
}

/** @param fields of an error, each a code, a text and a zero byte */
function assertAlive(fields: Buffer): void {
  const texts = fields.toString("utf8").split("\0");
  const read = (code: string) => texts.find((text) => text.startsWith(code))?.slice(1) ?? "";
  if (endings.has(read("V"))) throw new SessionEnded(read("M"));
}

function readStatus(byte: number | undefined): TransactionStatus {
  if (byte === 0x54) return "T";
  return byte === 0x45 ? "E" : "I";
}

/** Returns the first value of the first row of a reply, as text; null if it is null or there is no row. */
export function firstValue(answer: Buffer): string | null {
  for (let at = 0; at < answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    if (answer[at] !== dataRow) continue;
    const value = at + 11;
    const length = answer.readInt32BE(value - 4);
    return length < 0 ? null : answer.toString("utf8", value, value + length);
  }
  return null;
}
