import { randomBytes } from "node:crypto";

let lastTime = 0;
let sequence = 0;

/**
 * Returns a new UUID of version 7 (RFC 9562). The ids of one process are strictly ascending: the twelve bits after the
 * time are a counter within a millisecond, and when it overflows, the time advances ahead of the clock.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    sequence = 0;
  } else if (++sequence > 0xfff) {
    lastTime += 1;
    sequence = 0;
  }
  const time = lastTime.toString(16).padStart(12, "0");
  const counter = sequence.toString(16).padStart(3, "0");
  const random = randomBytes(8);
  random[0] = (random.readUInt8(0) & 0x3f) | 0x80;
  const tail = random.toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
