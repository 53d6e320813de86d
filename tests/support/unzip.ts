import { inflateRawSync } from "node:zlib";

/** Returns the entries of a ZIP by name, in order. Supports only plain archives of less than 4 GB. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    const packed = zip.readUInt32LE(at + 20);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((o) => zip.readUInt16LE(at + o));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    const path = zip.subarray(at + 46, at + 46 + name).toString();
    entries.set(path, isDeflated ? inflateRawSync(bytes) : bytes);
    at += 46 + name + extra + comment;
  }
  return entries;
}
