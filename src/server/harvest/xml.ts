/** Matches characters that XML 1.0 does not allow, even escaped. */
const cannotHold = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // A parser would normalize an unescaped one to a line feed.
  "\r": "&#13;",
};

/** Escapes text for an element or an attribute; characters that XML does not allow become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(cannotHold, "\uFFFD").replace(/[&<>"'\r]/g, (sign) => escapes[sign] ?? sign);
}

/**
 * Returns an element with a text, or an empty string without text.
 *
 * @param language of the text, a tag of BCP 47, if it is known
 */
export function xmlElement(
  name: string,
  text: string | null | undefined,
  language: string | null = null,
): string {
  const attribute = language === null ? "" : ` xml:lang="${escapeXml(language)}"`;
  return text ? `<${name}${attribute}>${escapeXml(text)}</${name}>` : "";
}

/** XML declaration. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
