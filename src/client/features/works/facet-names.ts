import type { ValueFacet } from "./works-search.ts";

/** Names of the facets: as a title, and as a plural for their values. */
export const facetNames: Record<ValueFacet, { title: string; many: string }> = {
  type: { title: "Type", many: "types" },
  creator: { title: "Creator", many: "creators" },
  subject: { title: "Subject", many: "subjects" },
  place: { title: "Place", many: "places" },
  technique: { title: "Technique", many: "techniques" },
  rights: { title: "Rights", many: "statements of rights" },
};
