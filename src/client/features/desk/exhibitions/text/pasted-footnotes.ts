/**
 * Converts the footnotes of word processors, which are two links to each other: a marker in the text, and a line at the
 * end that begins with the same marker.
 */
export function withFootnotes(body: HTMLElement): void {
  for (const sign of [...body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]) {
    if (!sign.isConnected) continue;
    const back = backOf(body, sign);
    // Of the two links, the first one is in the text.
    if (!back || !(sign.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const note = noteAround(back, sign);
    if (!note) continue;
    back.remove();
    const footnote = body.ownerDocument.createElement("span");
    footnote.setAttribute("data-footnote", "");
    footnote.append(...wordsIn(note));
    note.remove();
    const raised = sign.closest("sup");
    const isAlone = raised !== null && raised.textContent === sign.textContent;
    (isAlone ? raised : sign).replaceWith(footnote);
  }
}

/** Returns the link in the note that leads back to a marker. */
function backOf(body: HTMLElement, sign: HTMLAnchorElement): HTMLAnchorElement | null {
  const target = named(body, (sign.getAttribute("href") ?? "").slice(1));
  const names = [sign.id, sign.getAttribute("name"), sign.closest("sup")?.id];
  const leadsBack = (link: Element) =>
    names.some((name) => name && link.getAttribute("href") === `#${name}`);
  const links = target ? [target, ...target.querySelectorAll("a")] : [];
  const back = links.find((link) => link !== sign && link.matches("a") && leadsBack(link));
  return (back as HTMLAnchorElement | undefined) ?? null;
}

function named(body: HTMLElement, name: string): Element | null {
  if (name === "") return null;
  const all = [...body.querySelectorAll("[id], a[name]")];
  return all.find((each) => each.id === name || each.getAttribute("name") === name) ?? null;
}

/** Returns the outermost element that contains only the note, and not the marker in the text. */
function noteAround(back: Element, sign: Element): Element | null {
  let note: Element | null = back.closest("p, li, dd, div");
  while (note) {
    const parent: Element | null = note.parentElement;
    const isAlone = parent?.matches("div, li, aside") && parent.childElementCount === 1;
    if (!isAlone || parent?.contains(sign)) break;
    note = parent;
  }
  return note?.contains(sign) ? null : note;
}

/** Returns the inline content of a note, with its lines joined by spaces. */
function wordsIn(note: Element): Node[] {
  const lines = [...note.querySelectorAll("p")];
  if (lines.length === 0) return [...note.childNodes];
  return lines.flatMap((line, at) => {
    const words = [...line.childNodes];
    return at === 0 ? words : [note.ownerDocument.createTextNode(" "), ...words];
  });
}
