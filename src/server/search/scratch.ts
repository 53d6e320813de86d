// Buffers for temporary data of one query. Allocating megabytes for each query would cost more time in garbage
// collection than the query takes. Queries run one after the other.

const bytes = new Map<string, Uint8Array>();
const numbers = new Map<string, Uint32Array>();

/** Returns `length` bytes of 0, valid until the next call with the same name. */
export function scratchBytes(name: string, length: number): Uint8Array {
  let room = bytes.get(name);
  if (!room || room.length < length) bytes.set(name, (room = new Uint8Array(length)));
  return room.subarray(0, length).fill(0);
}

/** Returns `length` numbers of undefined content, valid until the next call with the same name. */
export function scratchNumbers(name: string, length: number): Uint32Array {
  let room = numbers.get(name);
  if (!room || room.length < length) numbers.set(name, (room = new Uint32Array(length)));
  return room.subarray(0, length);
}
