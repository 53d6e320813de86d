import { readLanguage } from "./language.ts";
import { mayLead, richTextLimits } from "./rich-text.ts";
import type { RichText } from "./rich-text.ts";

/** Reason why a rich text is rejected. */
export type RichTextFault = "shape" | "long" | "link" | "character";

/** Rules of a node type: its allowed children, a check of its attributes, and whether it may be empty. */
type Rule = { holds: readonly string[]; mayBeEmpty?: true; attrs?: (attrs: unknown) => boolean };

const inLine = ["text", "hardBreak", "footnote"];
const lists = ["bulletList", "orderedList"];

const rules: Readonly<Record<string, Rule>> = {
  doc: { holds: ["paragraph", "heading", "blockquote", ...lists], mayBeEmpty: true },
  paragraph: { holds: inLine, mayBeEmpty: true },
  heading: { holds: inLine, mayBeEmpty: true, attrs: isHeading },
  bulletList: { holds: ["listItem"] },
  orderedList: { holds: ["listItem"] },
  listItem: { holds: ["paragraph", ...lists] },
  blockquote: { holds: ["paragraph"] },
  footnote: { holds: ["text"], mayBeEmpty: true },
  hardBreak: { holds: [], mayBeEmpty: true },
};

class Refused extends Error {
  readonly fault: RichTextFault;

  constructor(fault: RichTextFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Validates a submitted rich text. Rejects disallowed nodes and unknown attributes instead of dropping them. */
export function readRichText(given: unknown): { text: RichText } | { fault: RichTextFault } {
  const spent = { words: 0, parts: 0 };
  try {
    return { text: read(given, ["doc"], 0) as RichText };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }

  function read(part: unknown, allowed: readonly string[], depth: number): object {
    if (!isObject(part) || typeof part["type"] !== "string") throw new Refused("shape");
    const { type, content, attrs, ...rest } = part;
    if (!allowed.includes(type)) throw new Refused("shape");
    spent.parts += 1;
    if (spent.parts > richTextLimits.parts) throw new Refused("long");
    if (type === "text") return readWords(part);
    const rule = rules[type];
    const isKnown = attrs === undefined ? !rule?.attrs : rule?.attrs?.(attrs);
    if (!rule || !isKnown || Object.keys(rest).length > 0) throw new Refused("shape");
    const inner = lists.includes(type) ? depth + 1 : depth;
    if (inner > richTextLimits.depth) throw new Refused("shape");
    if (content !== undefined && !Array.isArray(content)) throw new Refused("shape");
    const parts: unknown[] = content ?? [];
    if (parts.length === 0 && !rule.mayBeEmpty) throw new Refused("shape");
    const held = parts.map((inside) => read(inside, rule.holds, inner));
    return {
      type,
      ...(attrs !== undefined && { attrs }),
      ...((held.length > 0 || type === "doc") && { content: held }),
    };
  }

  function readWords({ type, text, marks, ...rest }: Record<string, unknown>): object {
    if (typeof text !== "string" || text === "" || Object.keys(rest).length > 0) {
      throw new Refused("shape");
    }
    if (/\0|\p{Surrogate}/u.test(text)) throw new Refused("character");
    spent.words += text.length;
    if (spent.words > richTextLimits.words) throw new Refused("long");
    if (marks === undefined) return { type, text };
    if (!Array.isArray(marks) || marks.length > 4) throw new Refused("shape");
    const read = marks.map(readMark);
    if (new Set(read.map((mark) => mark.type)).size < read.length) throw new Refused("shape");
    return { type, text, ...(read.length > 0 && { marks: read }) };
  }
}

function readMark(mark: unknown): { type: string; attrs?: object } {
  if (!isObject(mark)) throw new Refused("shape");
  const { type, attrs, ...rest } = mark;
  if (Object.keys(rest).length > 0) throw new Refused("shape");
  if ((type === "em" || type === "strong") && attrs === undefined) return { type };
  if (!isObject(attrs) || Object.keys(attrs).length !== 1) throw new Refused("shape");
  const { href, lang } = attrs;
  if (type === "link" && typeof href === "string") {
    if (!mayLead(href)) throw new Refused("link");
    return { type, attrs };
  }
  const tag = type === "language" && typeof lang === "string" ? readLanguage(lang) : null;
  if (tag === null) throw new Refused("shape");
  return { type: "language", attrs: { lang: tag } };
}

function isHeading(attrs: unknown): boolean {
  if (!isObject(attrs) || Object.keys(attrs).length !== 1) return false;
  return attrs["level"] === 2 || attrs["level"] === 3;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
