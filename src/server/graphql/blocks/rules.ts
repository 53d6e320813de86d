import * as v from "valibot";
import { notLanguage } from "../../../record/work-rules.ts";
import { readLanguage } from "../../../text/language.ts";
import { readLook } from "../../../view/taken-frame.ts";
import { limits } from "../../../view/limits.ts";
import { readRichText } from "../../../text/read-rich-text.ts";
import type { RichTextFault } from "../../../text/read-rich-text.ts";
import { richTextLimits } from "../../../text/rich-text.ts";
import type { RichText } from "../../../text/rich-text.ts";
import { isStorable } from "../../store/is-storable.ts";
import { idWithin } from "../global-id.ts";

const number = (value: number) => value.toLocaleString("en-GB");

/** Error messages about texts and images in exhibitions. */
export const sentences = {
  unstorable: "A null character, or half of a character, cannot be saved. Leave it out.",
  empty: "Write something here.",
  long: (length: number) => `This can have at most ${number(length)} characters. Shorten it.`,
  view: "What is seen there cannot be kept. Choose the picture once more.",
  many: (most: number, what: string) =>
    `There can be at most ${number(most)} ${what}. Take some out.`,
  key: "Each of them needs a name of its own. Load the page again.",
  address: "This is no web address. It begins with https:// and has no spaces.",
} as const;

const textFaults: Record<RichTextFault, string> = {
  shape: "This text has something that cannot be kept. Paste it anew, without its formatting.",
  long: `A text has at most ${number(richTextLimits.words)} characters. Divide it into two.`,
  link: "A link leads to a web address, a mail address or a page of this site. Correct it.",
  character: sentences.unstorable,
};

/** Rule for rich text. */
export const richText = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, RichText>(({ dataset, addIssue, NEVER }) => {
    const read = readRichText(dataset.value);
    if ("text" in read) return read.text;
    addIssue({ message: textFaults[read.fault] });
    return NEVER;
  }),
);

/** Rule for a language tag, which it normalizes. */
export const language = v.pipe(
  v.string(),
  v.check((tag) => readLanguage(tag) !== null, notLanguage),
  v.transform((tag) => readLanguage(tag) ?? tag),
);

/** Rule for optional plain text, which it trims; null if it is blank. */
export const words = (length: number) =>
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => text?.trim() || null),
    v.check((text) => (text?.length ?? 0) <= length, sentences.long(length)),
    v.check((text) => isStorable(text ?? ""), sentences.unstorable),
  );

/** Rule for plain text that may be empty, which it trims. */
export const anyWords = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check((text) => text.length <= length, sentences.long(length)),
    v.check(isStorable, sentences.unstorable),
  );

/** Rule for plain text that must not be blank. */
export const neededWords = (length: number, missing: string = sentences.empty) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check((text) => text !== "", missing),
    v.check((text) => text.length <= length, sentences.long(length)),
    v.check(isStorable, sentences.unstorable),
  );

/** Rule for a web address with one of these schemes. */
export const webAddress = (schemes: readonly string[]) =>
  v.pipe(
    neededWords(2_000),
    v.check((text) => {
      if (/\s/.test(text) || !URL.canParse(text)) return false;
      const { protocol, hostname, username, password } = new URL(text);
      return schemes.includes(protocol) && hostname !== "" && username === "" && password === "";
    }, sentences.address),
  );

const globalId = (type: "Work" | "Image") =>
  v.pipe(
    v.string(),
    v.check((id) => idWithin(type, id) !== null, sentences.view),
    v.transform((id) => idWithin(type, id) ?? ""),
  );

const pixels = v.pipe(
  v.number(),
  v.check((side) => Number.isInteger(side) && side > 0 && side <= limits.side, sentences.view),
);

/** Rule for a view snapshot, with the ids in their stored form. */
export const takenView = v.object({
  workId: globalId("Work"),
  imageId: globalId("Image"),
  place: v.pipe(
    v.number(),
    v.check(
      (place) => Number.isInteger(place) && place >= 0 && place < limits.images,
      sentences.view,
    ),
  ),
  width: pixels,
  height: pixels,
  frame: v.pipe(
    v.string(),
    v.check((text) => readLook(text) !== null, sentences.view),
  ),
});

/** Rule for the ids of selected works, which it converts to the stored form and deduplicates. */
export const chosenWorks = (most: number) =>
  v.pipe(
    v.array(globalId("Work")),
    v.transform((ids) => [...new Set(ids)]),
    v.check((ids) => ids.length <= most, sentences.many(most, "works")),
  );

/** Rule for a list of items, each with a unique key. */
export const keyed = <Entries extends v.ObjectEntries>(
  entries: Entries,
  most: number,
  what: string,
) =>
  v.pipe(
    v.array(
      v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/, sentences.key)), ...entries }),
    ),
    v.check((items) => items.length <= most, sentences.many(most, what)),
    v.check(
      (items) => new Set(items.map((item) => (item as { key: string }).key)).size === items.length,
      sentences.key,
    ),
  );
