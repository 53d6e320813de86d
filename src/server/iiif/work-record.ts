import type { WorkRow } from "../store/works.ts";
import { hasValue, labelled, own, text } from "./language-map.ts";

/**
 * Fields of a work for its canvas among those of other works; without its long texts, since there may be a thousand.
 */
export type CreditedWork = Pick<
  WorkRow,
  | "id"
  | "slug"
  | "title"
  | "identifier"
  | "creators"
  | "date"
  | "creditLine"
  | "rights"
  | "recordLanguage"
  | "imageCount"
>;

/** Returns a work without its long texts. */
export function creditedWork(work: WorkRow): CreditedWork {
  const { id, slug, title, identifier, creators, date, creditLine, rights } = work;
  const { recordLanguage, imageCount } = work;
  return {
    id,
    slug,
    title,
    identifier,
    creators,
    date,
    creditLine,
    rights,
    recordLanguage,
    imageCount,
  };
}

/** Returns a work's record as the `metadata` of its manifest. */
export function recordOf(work: WorkRow) {
  const { recordLanguage: language } = work;
  return [
    labelled(own("Identifier"), [work.identifier]),
    labelled(own("Creator"), creatorsOf(work)),
    labelled(own("Date"), [work.date], language),
    labelled(own("Type"), [work.workType], language),
    labelled(own("Technique"), [work.technique], language),
    labelled(own("Dimensions"), [work.dimensions?.text], language),
    labelled(own("Subject"), work.subjects, language),
    labelled(own("Place"), work.places, language),
    labelled(own("Rights"), [work.rights?.label], language),
    ...work.metadata.map(({ label, values }) => labelled(text(label, language), values, language)),
  ].filter(hasValue);
}

/** Returns the few lines of a work's record that distinguish it from other works, as the `metadata` of a canvas. */
export function briefRecordOf(work: CreditedWork) {
  return [
    labelled(own("Title"), [work.title], work.recordLanguage),
    labelled(own("Creator"), creatorsOf(work)),
    labelled(own("Date"), [work.date], work.recordLanguage),
    labelled(own("Identifier"), [work.identifier]),
  ].filter(hasValue);
}

/**
 * Returns the statements that viewers must show with works, according to the IIIF Presentation API 3.0, section 3.1:
 * their distinct credit lines, and the rights if these are the same for all.
 */
export function creditOf(
  works: readonly Pick<WorkRow, "creditLine" | "rights" | "recordLanguage">[],
) {
  const credits = [...new Set(works.map(({ creditLine }) => creditLine))];
  const [language = null, ...more] = new Set(works.map(({ recordLanguage }) => recordLanguage));
  const statement = labelled(own("Credit line"), credits, more.length > 0 ? null : language);
  const [rights, ...others] = new Set(works.map(({ rights: given }) => given?.uri));
  return {
    ...(hasValue(statement) && { requiredStatement: statement }),
    ...(others.length === 0 && isKnownRights(rights) && { rights }),
  };
}

function creatorsOf({ creators }: Pick<WorkRow, "creators">): string[] {
  return creators.map(({ name, role }) => (role ? `${name} (${role})` : name));
}

/** Returns whether a manifest may contain this URI as its rights. */
function isKnownRights(uri: string | null | undefined): boolean {
  return /^http:\/\/(creativecommons\.org\/(licenses|publicdomain)\/|rightsstatements\.org\/vocab\/)/.test(
    uri ?? "",
  );
}
