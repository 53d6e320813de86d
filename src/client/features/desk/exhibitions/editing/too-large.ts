import type { Refusal } from "../../../parts/refusal.ts";
import type { Request } from "./sending.ts";

/** UTF-8 bytes at most: the server reads 400 KB, with what stands around what is written. */
const most = 400_000;

const ofBlock = "This block holds too much to be kept. Divide it into two.";
const ofField = "This is too much to be kept. Shorten it.";

/**
 * Why something is not even sent; null if it may be. The server would not read it, and nobody would learn what of it is too
 * much: sent again and again, it would keep everything behind it from being saved.
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
