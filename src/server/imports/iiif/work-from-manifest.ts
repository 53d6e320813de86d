import { storedLimits } from "../../../record/limits.ts";
import type { MetadataEntry } from "../../../record/work-fields.ts";
import type { WorkInput } from "../../store/work-input.ts";
import { readHeader } from "../columns.ts";
import type { Field } from "../columns.ts";
import { parseDimensions } from "../../../record/dimensions.ts";
import { parseRights } from "../../../record/rights.ts";
import { parseYear } from "../values.ts";
import { languageOf, plainText, textOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import { entriesOf, linksOf, metadataOfCanvases } from "./manifest-metadata.ts";
import { placesOf, providersOf } from "./manifest-metadata.ts";
import { picturesOf } from "./pictures-of-manifest.ts";
import type { Manifest } from "./presentation-schemas.ts";
import type { RemotePicture } from "./remote-picture.ts";

/** A work described by a manifest, and its images, not loaded yet. */
export type RemoteWork = { work: Omit<WorkInput, "images">; pictures: RemotePicture[] };

/** Fields whose values may come from a manifest's metadata. */
const taken = [
  "creators",
  "date",
  "year",
  "workType",
  "technique",
  "subjects",
  "places",
  "dimensions",
  "creditLine",
  "rights",
  "description",
] as const satisfies Field[];
type Taken = (typeof taken)[number];

/**
 * Converts a manifest into a work. Its identifier is the manifest's address, since different collections use the same
 * numbers. Metadata that corresponds to a field is stored in that field, everything else under its label.
 *
 * @param leaveOut called for content of the manifest that the work does not store
 */
export function workFromManifest(manifest: Manifest, leaveOut: LeaveOut): RemoteWork {
  const entries = entriesOf(manifest.metadata, leaveOut);
  const columns = readHeader(entries.map(({ label }) => label));
  const found = new Map<Taken, string[]>();
  const metadata: MetadataEntry[] = [];
  entries.forEach((entry, index) => {
    const field = taken.find((one) => one === columns[index]?.field);
    if (field) found.set(field, [...(found.get(field) ?? []), ...entry.values]);
    else metadata.push(entry);
  });
  const list = (field: Taken) => found.get(field) ?? [];
  const text = (field: Taken) => list(field).join("\n") || null;
  const { navDate } = manifest;
  const dated = text("date") ?? text("year");
  const [navYear = ""] = /^-?\d{4}(?=-)/.exec(navDate ?? "") ?? [];
  const year = parseYear(dated ?? navYear).value;
  const dimensions = text("dimensions");
  const statement = textOf(manifest.requiredStatement?.value);
  const credit = text("creditLine");
  const rights = manifest.rights ?? text("rights");
  const summary = textOf(manifest.summary);
  const title = textOf(manifest.label);
  const described = text("description");
  const statementLabel = textOf(manifest.requiredStatement?.label);
  const isCredit = statement !== null && (credit === null || credit === statement);
  const isUsual = statementLabel === null || /^(attribution|credit line)$/i.test(statementLabel);
  if (isCredit && !isUsual) leaveOut("label of the required statement");
  const also = [
    { label: "Year", values: text("date") === null ? [] : list("year") },
    { label: "Date for navigation", values: navDate === undefined ? [] : [navDate] },
    { label: "Description", values: summary !== null && described !== null ? [described] : [] },
    {
      label: "Rights",
      values:
        manifest.rights === undefined
          ? []
          : list("rights").filter((value) => value !== manifest.rights),
    },
    {
      label: statementLabel ?? "Attribution",
      values: statement !== null && !isCredit ? [statement] : [],
    },
    { label: "Provider", values: providersOf(manifest) },
    { label: "Homepage", values: linksOf(manifest.homepage, title) },
    { label: "See also", values: linksOf(manifest.seeAlso, title) },
    { label: "Also available", values: linksOf(manifest.rendering, title) },
  ].filter(({ values }) => values.length > 0);
  const most = storedLimits.items - metadata.length - also.length;
  return {
    work: {
      identifier: manifest.id,
      title: title ?? manifest.id,
      creators: list("creators").map((name) => ({ name, role: null })),
      date: dated,
      earliestYear: year,
      latestYear: year,
      workType: text("workType"),
      technique: text("technique"),
      subjects: [...new Set(list("subjects"))],
      places: [...new Set([...list("places"), ...placesOf(manifest)])],
      dimensions: dimensions === null ? null : parseDimensions(dimensions),
      description: summary ?? described,
      creditLine: credit ?? statement,
      rights: rights === null ? null : parseRights(plainText(rights)),
      recordLanguage: languageOf(manifest.label, manifest.summary),
      metadata: [...metadata, ...metadataOfCanvases(manifest, most, leaveOut), ...also],
      status: "PUBLISHED",
    },
    pictures: picturesOf(manifest, leaveOut),
  };
}
