import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts bytes (AES-256-GCM); returns nonce, tag and ciphertext. */
export function seal(bytes: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Decrypts bytes. Throws if the key is wrong, or if a byte was changed. */
export function unseal(sealed: Buffer, key: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const rest = sealed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([opening.update(rest), opening.final()]);
}
