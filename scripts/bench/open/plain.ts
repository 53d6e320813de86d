// Runs in a page of Vitrine and returns its content as plain HTML: its text, and the first visible image in the same
// file and size.

/** Content of a static page that shows the same. */
export type Plain = {
  title: string;
  /** The text, as headings, paragraphs, lists and links. */
  words: string;
  /** The image as an `img` element. */
  picture: string;
};

const kept = new Set(
  "h1 h2 h3 h4 p ul ol li dl dt dd a cite header nav main footer section".split(" "),
);
const left = new Set("script style svg picture img canvas input select textarea".split(" "));

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function plain(node: Node): string {
  if (node instanceof Text) return escape(node.data);
  if (!(node instanceof Element)) return "";
  const tag = node.localName;
  if (left.has(tag) || !node.checkVisibility()) return "";
  const inside = [...node.childNodes].map(plain).join("");
  if (!kept.has(tag)) return `${inside} `;
  if (inside.trim() === "") return "";
  const target = tag === "a" ? ` href="${escape(node.getAttribute("href") ?? "")}"` : "";
  return `<${tag}${target}>${inside}</${tag}>`;
}

function picture(): string {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  const area = (element: HTMLImageElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return element.currentSrc ? Math.max(0, width) * Math.max(0, height) : 0;
  };
  const first = pictures.toSorted((a, b) => area(b) - area(a))[0];
  if (!first) return "";
  const { width, height } = first.getBoundingClientRect();
  const address = new URL(first.currentSrc).pathname;
  return `<img src="${address}" alt="${escape(first.alt)}" width="${Math.round(width)}" height="${Math.round(height)}">`;
}

const found: Plain = {
  title: document.title,
  words: plain(document.body),
  picture: picture(),
};
Object.assign(globalThis, { plain: found });
