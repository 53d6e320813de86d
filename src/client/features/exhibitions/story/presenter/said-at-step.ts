import { cut } from "../../../../../text/fold.ts";
import { wordsOf } from "../../../../../text/rich-text.ts";
import type { StoryStep } from "../storyStep.ts";

/** Maximum length of a message in a tour, in UTF-16 code units. */
const longest = 500;

/** Returns the message that a step sends to the followers of a tour; empty for none. */
export function saidAtStep({ title, text }: Pick<StoryStep, "title" | "text">): string {
  const named = title && !/[.!?…:]$/.test(title) ? `${title}.` : title;
  const said = [named, wordsOf(text)].filter(Boolean).join(" ").replace(/\s+/g, " ").trim();
  return said.length <= longest ? said : `${cut(said, longest - 1)}…`;
}
