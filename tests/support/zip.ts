import { crc32, deflateRawSync } from "node:zlib";

/** A file for an archive, and false values for its headers. */
export type ZipFile = {
  name: string | Buffer;
  content?: string | Buffer;
  /** Stored without compression instead of deflated. */
  stored?: boolean;
  /** Size in the central directory, in bytes. */
  toldSize?: number;
  /** CRC-32 in the archive. */
  toldCrc?: number;
  /** Unix mode, such as 0o120777 for a link. */
  mode?: number;
  /** The central directory also assigns the bytes of the previous file to this one. */
  overlaps?: boolean;
  /** General purpose flags, such as 0x800 for names in UTF-8. */
  flags?: number;
};

/** Writes a ZIP archive byte by byte, so that tests can create invalid ones. */
export function zip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let [offset, last] = [0, 0];
  for (const file of files) {
    const name = Buffer.from(file.name);
    const content = Buffer.from(file.content ?? "");
    const data = file.stored ? content : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(file.flags ?? 0x800, 2);
    common.writeUInt16LE(file.stored ? 0 : 8, 4);
    common.writeUInt16LE(0x5921, 8);
    common.writeUInt32LE(file.toldCrc ?? crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(file.toldSize ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((file.mode ?? 0o100_644) << 16) >>> 0, 6);
    rest.writeUInt32LE(file.overlaps ? last : offset, 10);
    list.push(Buffer.from("PK\u0001\u0002\u0014\u0003"), common, rest, name);
    if (file.overlaps) continue;
    last = offset;
    locals.push(local);
    offset += local.length;
  }
  const contents = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(contents.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, contents, Buffer.from("PK\u0005\u0006"), end]);
}
