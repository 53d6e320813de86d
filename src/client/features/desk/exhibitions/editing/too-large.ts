import type { Refusal } from "../../../parts/refusal.ts";
import type { Request } from "./sending.ts";

/**
 * Maximum size of the content, in UTF-8 bytes. The server accepts requests of 400 KiB, which include more than the
 * content.
 */
const most = 400_000;

const ofBlock = "This block holds too much to be kept. Divide it into two.";
const ofField = "This is too much to be kept. Shorten it.";

/**
 * Returns the error of a request that is too large to send; null otherwise. The server would reject it without naming
 * the field, and retries would block all later operations.
 */
export function tooLarge(request: Request): Refusal | null {
  switch (request.kind) {
    case "add":
    case "write":
      return bytesOf(request.content) > most
        ? { message: "", problems: { content: ofBlock } }
        : null;
    case "head": {
      const sizes = Object.entries(request.fields).map(([field, value]): [string, number] => [
        field,
        bytesOf(value),
      ]);
      const [largest] = sizes.sort(([, one], [, other]) => other - one);
      const all = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
      return largest && all > most ? { message: "", problems: { [largest[0]]: ofField } } : null;
    }
    default:
      return null;
  }
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? "").length;
}
