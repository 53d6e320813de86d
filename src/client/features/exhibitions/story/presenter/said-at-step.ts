import { cut } from "../../../../../text/fold.ts";
import { wordsOf } from "../../../../../text/rich-text.ts";
import type { StoryStep } from "../storyStep.ts";

/** The most characters that are said in a tour at once. */
const longest = 500;

/** What is said to those who follow a tour when it comes to a step; empty for nothing. */
export function saidAtStep({ title, text }: Pick<StoryStep, "title" | "text">): string {
  const named = title && !/[.!?…:]$/.test(title) ? `${title}.` : title;
  const said = [named, wordsOf(text)].filter(Boolean).join(" ").replace(/\s+/g, " ").trim();
  return said.length <= longest ? said : `${cut(said, longest - 1)}…`;
}
