import * as v from "valibot";
import type { EditExhibitionInput, FieldProblem } from "../../../__generated__/resolvers.ts";
import { exhibitionLimits } from "../store/exhibition-parts.ts";
import type { ExhibitionHead } from "../store/exhibition-parts.ts";
import { language, richText, sentences as ofContent, takenView } from "./blocks/rules.ts";
import { sentences } from "./exhibition-refusals.ts";
import { isStorable } from "../store/is-storable.ts";

export const title = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.check((text) => text !== "", sentences.noTitle),
  v.check((text) => text.length <= exhibitionLimits.title, sentences.longTitle),
  v.check(isStorable, ofContent.unstorable),
);

const day = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => isDay(text), sentences.day),
  ),
);

const rules = {
  title,
  introduction: richText,
  cover: v.nullable(takenView),
  opensOn: day,
  closesOn: day,
  colours: v.picklist(["SITE", "NIGHT", "PAPER", "GREY"]),
  typeface: v.picklist(["SANS", "SERIF"]),
  credits: richText,
  language,
} satisfies { [Field in keyof ExhibitionHead]: v.GenericSchema<unknown, ExhibitionHead[Field]> };

/** Fields that may be null; for others null means the same as absent. */
const mayBeNull: ReadonlySet<string> = new Set(["cover", "opensOn", "closesOn"]);

/**
 * Validates the input of an exhibition's head and converts it to the stored form, or returns the problems of its
 * fields.
 *
 * @param present the current days, for those that are absent
 */
export function readHead(
  { id: _id, version: _version, ...given }: EditExhibitionInput,
  present: Pick<ExhibitionHead, "opensOn" | "closesOn">,
): { head: Partial<ExhibitionHead> } | { problems: FieldProblem[] } {
  const asked = Object.entries(given).filter(
    ([field, value]) => value !== undefined && (value !== null || mayBeNull.has(field)),
  );
  const read = v.safeParse(v.partial(v.object(rules)), Object.fromEntries(asked));
  if (!read.success) {
    return {
      problems: read.issues.map(({ path, message }) => ({
        field: (path ?? []).map(({ key }) => String(key)).join("."),
        message,
      })),
    };
  }
  const { opensOn, closesOn } = { ...present, ...read.output };
  return opensOn != null && closesOn != null && closesOn < opensOn
    ? { problems: [{ field: "closesOn", message: sentences.days }] }
    : { head: read.output as Partial<ExhibitionHead> };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
