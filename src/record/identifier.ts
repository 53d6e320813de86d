/**
 * An identifier as it is compared and stored: in Unicode's normal form C, with single plain spaces between its parts and none
 * around it, without characters that show nothing. Programs write one and the same accession number in several ways.
 */
export function normaliseIdentifier(written: string): string {
  return written
    .normalize("NFC")
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
