import sharp from "sharp";

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } });

/**
 * Returns a complete WebP of one colour and any size up to 16,383 pixels per side, 38 bytes long: its pixels take no
 * bits.
 *
 * Source: WebP Lossless Bitstream Specification, 3 (RIFF Header)
 */
export async function solidWebp(width: number, height: number): Promise<Buffer> {
  const bytes = await solid(1, 1).webp({ lossless: true }).toBuffer();
  const size = bytes.indexOf("VP8L") + 9;
  const others = bytes.readUInt32LE(size) & 0xf0000000;
  bytes.writeUInt32LE((others | ((height - 1) << 14) | (width - 1)) >>> 0, size);
  return bytes;
}

/** Returns a JPEG whose header claims this size without the data for it. */
export async function hugeJpeg(width: number, height: number, orientation = 1): Promise<Buffer> {
  const bytes = await solid(64, 64).withMetadata({ orientation }).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from("ffc0", "hex"));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
