import { parseMarkedText } from "../../text/marked-text.ts";
import type { Block } from "../../text/marked-text.ts";
import type { Run } from "../../text/marked-runs.ts";
import type { Inline, ListItem, Mark, RichText, TextBlock, Words } from "../../text/rich-text.ts";

/** Stands for this site in links, because the parser of marked text accepts only absolute addresses. */
const here = "https://here.invalid";

/** Converts a text of the atlas to the rich text of exhibitions: a line after `## ` is a heading, `^[…]` a footnote. */
export function richTextOf(text: string): RichText {
  const content = text.split("\n\n").flatMap((part): TextBlock[] => {
    const [, heading] = /^## (.*)$/.exec(part) ?? [];
    if (heading !== undefined) {
      return [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: heading }] }];
    }
    return parseMarkedText(part.replaceAll("](/", `](${here}/`)).map(blockOf);
  });
  return { type: "doc", content };
}

function blockOf(block: Block): TextBlock {
  if (block.kind === "paragraph")
    return { type: "paragraph", content: block.runs.flatMap(inlinesOf) };
  return {
    type: block.isNumbered ? "orderedList" : "bulletList",
    content: block.items.map((runs): ListItem => {
      const content = runs.flatMap(inlinesOf);
      return { type: "listItem", content: [{ type: "paragraph", content }] };
    }),
  };
}

/** Converts a run, separating its footnotes. */
function inlinesOf(run: Run): Inline[] {
  return run.text.split(/\^\[([^\]]*)\]/).flatMap((text, place): Inline[] => {
    if (text === "") return [];
    if (place % 2 === 1) return [{ type: "footnote", content: [{ type: "text", text }] }];
    return [wordsOf(text, run)];
  });
}

function wordsOf(text: string, { isEmphasis, isStrong, href }: Run): Words {
  const marks: Mark[] = [
    ...(isEmphasis ? [{ type: "em" as const }] : []),
    ...(isStrong ? [{ type: "strong" as const }] : []),
    ...(href === null ? [] : [{ type: "link" as const, attrs: { href: href.replace(here, "") } }]),
  ];
  return { type: "text", text, ...(marks.length > 0 && { marks }) };
}
