import type { MetadataEntry } from "../../../record/work-fields.ts";
import type { WorkInput } from "../../store/work-input.ts";
import { readHeader } from "../columns.ts";
import type { Field } from "../columns.ts";
import { parseDimensions } from "../../../record/dimensions.ts";
import { parseRights } from "../../../record/rights.ts";
import { parseYear } from "../values.ts";
import { plainText, textOf, textsOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import { picturesOf } from "./pictures-of-manifest.ts";
import type { Manifest } from "./presentation.ts";
import type { RemotePicture } from "./remote-picture.ts";

/** A work as a manifest tells it, and its pictures still to be had. */
export type RemoteWork = { work: Omit<WorkInput, "images">; pictures: RemotePicture[] };

/** Fields whose values metadata of a manifest may hold. */
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
 * The work a manifest tells of. Its identifier is the manifest's address, since numbers of one collection are those of
 * another too. Metadata that says something a work has a field for is found there, everything else under its label.
 *
 * @param leaveOut is called for what the manifest has and the work does not keep
 */
export function workFromManifest(manifest: Manifest, leaveOut: LeaveOut): RemoteWork {
  const entries = (manifest.metadata ?? []).flatMap(({ label, value }): MetadataEntry[] => {
    const values = textsOf(value);
    return values.length === 0 ? [] : [{ label: textOf(label) ?? "Note", values }];
  });
  const columns = readHeader(entries.map(({ label }) => label));
  const found = new Map<Taken, string[]>();
  const metadata: MetadataEntry[] = [];
  entries.forEach((entry, index) => {
    const field = taken.find((one) => one === columns[index]?.field);
    if (field) found.set(field, entry.values);
    else metadata.push(entry);
  });
  const list = (field: Taken) => found.get(field) ?? [];
  const text = (field: Taken) => list(field).join("\n") || null;
  const dated = text("date") ?? text("year");
  const year = parseYear(dated ?? "").value;
  const dimensions = text("dimensions");
  const statement = textOf(manifest.requiredStatement?.value);
  const credit = text("creditLine");
  const rights = manifest.rights ?? text("rights");
  const summary = textOf(manifest.summary);
  const described = text("description");
  const also: MetadataEntry[] = [
    { label: "Description", values: summary !== null && described !== null ? [described] : [] },
    { label: "Rights", values: manifest.rights === undefined ? [] : list("rights") },
    {
      label: textOf(manifest.requiredStatement?.label) ?? "Attribution",
      values: credit !== null && statement !== null && credit !== statement ? [statement] : [],
    },
    { label: "Provider", values: (manifest.provider ?? []).flatMap(({ label }) => textsOf(label)) },
    { label: "Homepage", values: (manifest.homepage ?? []).map(({ id }) => id) },
    { label: "See also", values: (manifest.seeAlso ?? []).map(({ id }) => id) },
  ];
  return {
    work: {
      identifier: manifest.id,
      title: textOf(manifest.label) ?? manifest.id,
      creators: list("creators").map((name) => ({ name, role: null })),
      date: dated,
      earliestYear: year,
      latestYear: year,
      workType: text("workType"),
      technique: text("technique"),
      subjects: [...new Set(list("subjects"))],
      places: [...new Set(list("places"))],
      dimensions: dimensions === null ? null : parseDimensions(dimensions),
      description: summary ?? described,
      creditLine: credit ?? statement,
      rights: rights === null ? null : parseRights(plainText(rights)),
      metadata: [...metadata, ...also.filter(({ values }) => values.length > 0)],
      status: "PUBLISHED",
    },
    pictures: picturesOf(manifest, leaveOut),
  };
}
