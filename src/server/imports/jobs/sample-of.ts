import { textsOf } from "../../graphql/work-field-texts.ts";
import type { ComparedWork } from "../../store/compare-works.ts";
import type { ImportSample } from "../../store/import-reading.ts";
import { workFields } from "../../store/work-difference.ts";
import { shortTexts } from "./short-texts.ts";

/** Maximum number of works shown before an import. */
export const samplesLimit = 6;

/** Returns a preview of an imported work. */
export function sampleOf(work: ComparedWork, pictures: readonly string[]): ImportSample {
  const { identifier, title, creators, date } = work;
  const fields = workFields.flatMap((field) => {
    if (field === "images" || field === "status") return [];
    const value = shortTexts(textsOf({ ...work, images: [] }, field));
    return value.length > 0 ? [{ field, value }] : [];
  });
  return {
    identifier,
    title,
    creators: creators.map(({ name }) => name),
    date,
    fields,
    pictures: [...pictures],
  };
}
