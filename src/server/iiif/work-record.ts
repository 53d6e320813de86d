import type { WorkRow } from "../store/works.ts";
import { labelled, own, text } from "./language-map.ts";

/** What a canvas of a work says of it beside other works'; without its long texts, since there may be a thousand. */
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
  | "imageCount"
>;

/** A work without its long texts. */
export function creditedWork(work: WorkRow): CreditedWork {
  const { id, slug, title, identifier, creators, date, creditLine, rights, imageCount } = work;
  return { id, slug, title, identifier, creators, date, creditLine, rights, imageCount };
}

/** A work's record as the `metadata` of its manifest. */
export function recordOf(work: WorkRow) {
  return [
    labelled(own("Identifier"), [work.identifier]),
    labelled(own("Creator"), creatorsOf(work)),
    labelled(own("Date"), [work.date]),
    labelled(own("Type"), [work.workType]),
    labelled(own("Technique"), [work.technique]),
    labelled(own("Dimensions"), [work.dimensions?.text]),
    labelled(own("Subject"), work.subjects),
    labelled(own("Place"), work.places),
    labelled(own("Rights"), [work.rights?.label]),
    ...work.metadata.map(({ label, values }) => labelled(text(label), values)),
  ].filter(({ value }) => value.none.length > 0);
}

/** The few lines of a work's record that tell it from other works, as the `metadata` of a canvas. */
export function briefRecordOf(work: CreditedWork) {
  return [
    labelled(own("Title"), [work.title]),
    labelled(own("Creator"), creatorsOf(work)),
    labelled(own("Date"), [work.date]),
    labelled(own("Identifier"), [work.identifier]),
  ].filter(({ value }) => value.none.length > 0);
}

/**
 * What is to be shown with works, as the IIIF Presentation API 3.0, section 3.1, has it: their different credit lines,
 * and the rights if these are the same for all.
 */
export function creditOf(works: readonly Pick<WorkRow, "creditLine" | "rights">[]) {
  const credits = [...new Set(works.map(({ creditLine }) => creditLine))];
  const statement = labelled(own("Credit line"), credits);
  const [rights, ...others] = new Set(works.map(({ rights: given }) => given?.uri));
  return {
    ...(statement.value.none.length > 0 && { requiredStatement: statement }),
    ...(others.length === 0 && isKnownRights(rights) && { rights }),
  };
}

function creatorsOf({ creators }: Pick<WorkRow, "creators">): string[] {
  return creators.map(({ name, role }) => (role ? `${name} (${role})` : name));
}

/** Whether it is an address that a manifest may give as its rights. */
function isKnownRights(uri: string | null | undefined): boolean {
  return /^http:\/\/(creativecommons\.org\/(licenses|publicdomain)\/|rightsstatements\.org\/vocab\/)/.test(
    uri ?? "",
  );
}
