import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import type { LucideIcon } from "lucide-react";
import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockKind, ContentOf, KindInHand } from "../../exhibitions/blocks/block-in-hand.ts";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { blockKinds } from "./block-kinds.ts";

const kinds: { [Kind in BlockKind]: KindInHand<Kind, never> } = blockKinds;

/** Characters of its words by which a block is called. */
const mostOfSummary = 80;

/** Of which type a block is that holds this; null if it holds nothing. */
export function kindOf(content: BlockContentInput): BlockKind | null {
  return (Object.keys(kinds) as BlockKind[]).find((kind) => content[kind] != null) ?? null;
}

/** What a block holds, as it is sent. */
export function contentOf<Kind extends BlockKind>(
  kind: Kind,
  held: ContentOf<Kind>,
): BlockContentInput {
  return { [kind]: held };
}

/** The name of a block's type, as it begins a line. */
export function kindName(content: BlockContentInput | null): string {
  const kind = content && kindOf(content);
  return kind ? kinds[kind].name : "Something newer";
}

/** A type of blocks as the contract names it, as it begins a line: `Zoom story` for `ZoomStoryBlock`. */
export function typeWords(type: string): string {
  const words = type
    .replace(/Block$/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words || "Something newer";
}

/** The sign of a block's type. */
export function kindIcon(content: BlockContentInput | null): LucideIcon {
  const kind = content && kindOf(content);
  return kind ? kinds[kind].icon : CircleQuestionMark;
}

/** Summaries that were made: all blocks are named whenever one of them changes. */
const summaries = new WeakMap<BlockContentInput, string>();

/** The beginning of what a block says; empty if it says nothing. */
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

/** What a block is called where it is spoken of: `Text “The walls of …”`. */
export function blockName(content: BlockContentInput | null): string {
  const summary = summaryOf(content);
  return summary ? `${kindName(content)} “${summary}”` : kindName(content);
}

function summaryIn<Kind extends BlockKind>(kind: Kind, content: BlockContentInput): string {
  const held = content[kind];
  return held == null ? "" : kinds[kind].summary(held);
}

/** What a new block holds, and the views in it. */
export type NewContent = { content: BlockContentInput; views: readonly ViewInHand[] };

/** What a new block of a type holds; null if something is to be asked first. */
export function madeAtOnce<Kind extends BlockKind>(kind: Kind): NewContent | null {
  const { views = [], questions = [], make } = kinds[kind].begin;
  const made = views.length + questions.length === 0 ? make([], {}) : null;
  return made && { content: contentOf(kind, made), views: [] };
}

/** Whether a problem is one of what a block holds. */
export function isOfContent(field: string): boolean {
  return field === "content" || field.startsWith("content.");
}
