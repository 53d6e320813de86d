import { styleOf } from "./pasted-styles.ts";

/** Word processors mark list items only by this style. */
const markedLine = /mso-list:\s*l\d+\s+level(\d)/i;

/** Converts paragraphs that look like list items into lists. */
export function withLists(body: HTMLElement): void {
  for (const line of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const level = levelOf(line);
    if (level === null || !line.isConnected) continue;
    const lines = [line];
    for (let next = line.nextElementSibling; next && levelOf(next) !== null;) {
      lines.push(next);
      next = next.nextElementSibling;
    }
    const first = body.ownerDocument.createElement("div");
    line.before(first);
    nest(lines, first);
    first.replaceWith(...first.childNodes);
  }
}

/** Nests lines in lists by their level. */
function nest(lines: readonly Element[], into: Element) {
  /** The lists that contain the previous line, from the outermost. */
  let open: { level: number; list: Element }[] = [];
  for (const line of lines) {
    const level = levelOf(line) ?? 1;
    const kind = takeMarker(line);
    open = open.filter((each) => each.level <= level);
    let last = open.at(-1);
    if (!last || last.level < level || (open.length === 1 && last.list.localName !== kind)) {
      const isDeeper = last !== undefined && last.level < level;
      const list = line.ownerDocument.createElement(kind);
      const parent = isDeeper ? last?.list.lastElementChild : into;
      (parent ?? into).append(list);
      last = { level, list };
      open = isDeeper ? [...open, last] : [last];
    }
    const item = line.ownerDocument.createElement("li");
    const words = line.ownerDocument.createElement("p");
    words.append(...line.childNodes);
    item.append(words);
    last.list.append(item);
    line.remove();
  }
}

function levelOf(line: Element): number | null {
  const [, level] = markedLine.exec(styleOf(line)) ?? [];
  return level === undefined || line.closest("li") ? null : Number(level);
}

/** Removes the number or bullet from a line. Returns the type of list that it indicates. */
function takeMarker(line: Element): "ul" | "ol" {
  const marker = [...line.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const sign = (marker?.textContent ?? "").replace(/[\s\u00a0]+/g, "");
  marker?.remove();
  return /^\(?([a-z]{1,4}|\d{1,4})[.)]$/i.test(sign) ? "ol" : "ul";
}
