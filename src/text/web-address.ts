/** Maximum length of a detected URL, in UTF-16 code units. */
const longest = 2000;

/** A possible web URL in a text: the offset of its end, and the URL, null if it is invalid. */
export type WebAddress = { end: number; href: string | null };

/**
 * Returns the URL that starts at an offset of a text; null if none does. Accepts only `http` and `https`, and no user
 * name or password, which could imitate another site. Punctuation at the end belongs to the sentence; a closing bracket
 * belongs to the URL only if the URL contains the opening one.
 */
export function webAddressAt(text: string, from: number): WebAddress | null {
  if (!/^https?:\/\//i.test(text.slice(from, from + 8))) return null;
  const end = endOf(text, from);
  return { end, href: hrefOf(text.slice(from, end)) };
}

function endOf(text: string, from: number): number {
  let open = 0;
  let end = from;
  for (let at = from; at < text.length && at - from < longest; at += 1) {
    const sign = text.charAt(at);
    if (/[\s<>"“”|\\^`{}[\]]/.test(sign)) break;
    if (sign === "(") open += 1;
    if (sign === ")" && (open -= 1) < 0) break;
    if (!/[.,;:!?'’*]/.test(sign)) end = at + 1;
  }
  return end;
}

function hrefOf(address: string): string | null {
  try {
    const { protocol, hostname, username, password, href } = new URL(address);
    const isPage = protocol === "http:" || protocol === "https:";
    return isPage && hostname !== "" && username === "" && password === "" ? href : null;
  } catch {
    return null;
  }
}
