/**
 * An identifier as it is compared and stored: in Unicode's normal form C, with single plain spaces between its parts and none
 * around it, without characters that show nothing. Programs write one and the same accession number in several ways.
 */
export function normaliseIdentifier(written: string): string {
  return written
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}
