/** Whether XML 1.0 can hold a character, escaped or not. */
const cannotHold = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // Or a reader would take it for the end of a line.
  "\r": "&#13;",
};

/** Text to stand in an element or an attribute; what XML cannot hold becomes the sign for that. */
export function escapeXml(text: string): string {
  return text.replace(cannotHold, "\uFFFD").replace(/[&<>"'\r]/g, (sign) => escapes[sign] ?? sign);
}

/** An element with text in it; nothing where there is no text. @param language of the text, a tag of BCP 47, if it is known */
export function xmlElement(
  name: string,
  text: string | null | undefined,
  language: string | null = null,
): string {
  const attribute = language === null ? "" : ` xml:lang="${escapeXml(language)}"`;
  return text ? `<${name}${attribute}>${escapeXml(text)}</${name}>` : "";
}

/** What an XML document begins with. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
