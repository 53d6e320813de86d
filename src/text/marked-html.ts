import type { Run } from "./marked-runs.ts";
import type { Block } from "./marked-text.ts";

/** Renders a marked text as HTML: `p`, `ul`, `ol`, `li`, `em`, `strong`, `a` and `br`, with everything else escaped. */
export function printHtml(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "paragraph") return `<p>${runsAsHtml(block.runs)}</p>`;
      const list = block.isNumbered ? "ol" : "ul";
      const items = block.items.map((runs) => `<li>${runsAsHtml(runs)}</li>`);
      return `<${list}>${items.join("")}</${list}>`;
    })
    .join("");
}

function runsAsHtml(runs: readonly Run[]): string {
  return runs
    .map(({ text, isEmphasis, isStrong, href }) => {
      let html = escaped(text).replaceAll("\n", "<br>");
      if (isEmphasis) html = `<em>${html}</em>`;
      if (isStrong) html = `<strong>${html}</strong>`;
      return href === null ? html : `<a href="${escaped(href)}" rel="nofollow ugc">${html}</a>`;
    })
    .join("");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
