import { isText } from "./merging/is-same.ts";
import type { Conflict } from "./merging/three-ways.ts";
import { wordsOf, type RichText, type TextBlock } from "../../../../text/rich-text.ts";
import { fieldName } from "./editing/operation-words.ts";

const names: Readonly<Record<string, string>> = {
  label: "The name",
  caption: "The caption",
  width: "The width",
  view: "The picture",
  first: "The first picture",
  second: "The second picture",
  poster: "The poster",
  arrangement: "The arrangement",
  words: "The words",
  source: "The source",
  address: "The address",
  look: "The look",
  transcript: "The transcript",
  works: "Which works",
  text: "A part of the text",
};

/** Singular nouns for the fields that hold lists. */
const items: Readonly<Record<string, string>> = { slides: "a slide", steps: "a step" };

/** Returns the name of a conflicting field, capitalized, such as `The caption of a slide`. */
export function conflictName({ path, mayBeBoth }: Conflict): string {
  const field = path.at(-1) ?? "";
  const item = path.map((each) => items[each]).find((each) => each !== undefined);
  const outer = fieldName(field);
  const own = mayBeBoth && field !== "text" ? `A part of ${outer}` : undefined;
  const name = own ?? names[field] ?? outer.charAt(0).toUpperCase() + outer.slice(1);
  return item && item !== names[field] ? `${name} of ${item}` : name;
}

/** Returns one side of a conflict as text; null for a value without text, such as an image. */
export function conflictWords(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (isText(value)) return wordsOf(value as RichText);
  // A list of text blocks.
  if (Array.isArray(value)) return wordsOf({ type: "doc", content: value as TextBlock[] });
  return null;
}
