/** The longest address that is taken for one, in UTF-16 units. */
const longest = 2000;

/** What could be a web address in a text: where it ends, and what it leads to, null if nowhere. */
export type WebAddress = { end: number; href: string | null };

/**
 * The address of a page that begins at this place of a text; null if none begins there. Only `http` and `https` count,
 * and none with a name or password in it, which would pass for another site. Punctuation at its end belongs to the
 * sentence; a bracket belongs to it if it was opened in it.
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
