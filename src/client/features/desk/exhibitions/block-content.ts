import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import type { LucideIcon } from "lucide-react";
import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockKind, ContentOf, KindInHand } from "../../exhibitions/blocks/block-in-hand.ts";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { blockKinds } from "./block-kinds.ts";

const kinds: { [Kind in BlockKind]: KindInHand<Kind, never> } = blockKinds;

/** Maximum length of a block summary, in UTF-16 code units. */
const mostOfSummary = 80;

/** Returns the type of a block's content; null if it has none. */
export function kindOf(content: BlockContentInput): BlockKind | null {
  return (Object.keys(kinds) as BlockKind[]).find((kind) => content[kind] != null) ?? null;
}

/** Wraps the content of a block type as GraphQL input. */
export function contentOf<Kind extends BlockKind>(
  kind: Kind,
  held: ContentOf<Kind>,
): BlockContentInput {
  return { [kind]: held };
}

/** Returns the name of a block's type, capitalized. */
export function kindName(content: BlockContentInput | null): string {
  const kind = content && kindOf(content);
  return kind ? kinds[kind].name : "Something newer";
}

/** Returns the display name of a GraphQL block type, capitalized: `Zoom story` for `ZoomStoryBlock`. */
export function typeWords(type: string): string {
  const words = type
    .replace(/Block$/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words || "Something newer";
}

/** Returns the icon of a block's type. */
export function kindIcon(content: BlockContentInput | null): LucideIcon {
  const kind = content && kindOf(content);
  return kind ? kinds[kind].icon : CircleQuestionMark;
}

/** Cached summaries: every change of a block renders the names of all blocks. */
const summaries = new WeakMap<BlockContentInput, string>();

/** Returns the beginning of a block's text; empty if it has no text. */
export function summaryOf(content: BlockContentInput | null): string {
  if (!content) return "";
  const summary = summaries.get(content) ?? newSummary(content);
  summaries.set(content, summary);
  return summary;
}

function newSummary(content: BlockContentInput): string {
  const kind = kindOf(content);
  if (!kind) return "";
  const words = summaryIn(kind, content).replace(/\s+/g, " ").trim();
  return words.length > mostOfSummary
    ? `${words.slice(0, mostOfSummary).replace(/\s+\S*$/, "")} …`
    : words;
}

/** Returns the name of a block for messages: `Text “The walls of …”`. */
export function blockName(content: BlockContentInput | null): string {
  const summary = summaryOf(content);
  return summary ? `${kindName(content)} “${summary}”` : kindName(content);
}

function summaryIn<Kind extends BlockKind>(kind: Kind, content: BlockContentInput): string {
  const held = content[kind];
  return held == null ? "" : kinds[kind].summary(held);
}

/** The content of a new block, with the details of its views. */
export type NewContent = { content: BlockContentInput; views: readonly ViewInHand[] };

/** Returns the content of a new block of a type; null if the type requires input first. */
export function madeAtOnce<Kind extends BlockKind>(kind: Kind): NewContent | null {
  const { views = [], questions = [], make } = kinds[kind].begin;
  const made = views.length + questions.length === 0 ? make([], {}) : null;
  return made && { content: contentOf(kind, made), views: [] };
}

/** Whether a problem belongs to a field of a block's content. */
export function isOfContent(field: string): boolean {
  return field === "content" || field.startsWith("content.");
}
