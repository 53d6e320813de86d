// Room for what a question needs while it is answered. Arrays of megabytes made anew for each question keep the
// garbage collector busy for longer than the answering takes; questions are answered one after the other.

const bytes = new Map<string, Uint8Array>();
const numbers = new Map<string, Uint32Array>();

/** Bytes that hold 0, so many, until the same name is asked for again. */
export function scratchBytes(name: string, length: number): Uint8Array {
  let room = bytes.get(name);
  if (!room || room.length < length) bytes.set(name, (room = new Uint8Array(length)));
  return room.subarray(0, length).fill(0);
}

/** Numbers that hold anything, so many, until the same name is asked for again. */
export function scratchNumbers(name: string, length: number): Uint32Array {
  let room = numbers.get(name);
  if (!room || room.length < length) numbers.set(name, (room = new Uint32Array(length)));
  return room.subarray(0, length);
}
