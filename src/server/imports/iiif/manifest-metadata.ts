import { storedLimits } from "../../../record/limits.ts";
import type { MetadataEntry } from "../../../record/work-fields.ts";
import { textOf, textsOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import type { Link, Manifest } from "./presentation-schemas.ts";

/** Returns metadata entries with their values; omits those without a value. */
export function entriesOf(metadata: Manifest["metadata"], leaveOut: LeaveOut): MetadataEntry[] {
  return (metadata ?? []).flatMap(({ label, value }) => {
    const values = textsOf(value);
    if (values.length > 0) return [{ label: textOf(label) ?? "Note", values }];
    leaveOut("metadata without a value");
    return [];
  });
}

/**
 * Returns the metadata of canvases, with the canvas in each label if there are several.
 *
 * @param most maximum number of entries that the work can still store; their texts are at most half of all its texts
 * @param leaveOut called for entries without a value, and for those beyond the limits of a work
 */
export function metadataOfCanvases(
  { items = [] }: Manifest,
  most: number,
  leaveOut: LeaveOut,
): MetadataEntry[] {
  const all = items.flatMap((canvas, index) => {
    const name = textOf(canvas.label) ?? `image ${index + 1}`;
    return entriesOf(canvas.metadata, leaveOut).map(({ label, values }) => ({
      label: items.length === 1 ? label : `${label} (${name})`,
      values,
    }));
  });
  let textLeft = storedLimits.allTexts / 2;
  const kept = all.slice(0, Math.max(0, most)).filter(({ label, values }) => {
    textLeft -= label.length + values.join("").length;
    return textLeft >= 0 && values.length <= storedLimits.items;
  });
  leaveOut("metadata of a canvas beyond what a work holds", all.length - kept.length);
  return kept;
}

/** Returns the names of a manifest's providers, each followed by the pages of the provider. */
export function providersOf({ provider = [] }: Manifest): string[] {
  return provider.flatMap(({ label, homepage, seeAlso }) => {
    const names = textsOf(label);
    return [...names, ...linksOf(homepage, names[0]), ...linksOf(seeAlso, names[0])];
  });
}

/** Returns addresses, each after its label unless that equals `known`. */
export function linksOf(links: readonly Link[] = [], known: string | null | undefined): string[] {
  return links.map(({ id, label }) => {
    const name = textOf(label);
    return name === null || name === known ? id : `${name}: ${id}`;
  });
}

/** Returns the names of a manifest's places on a map. */
export function placesOf({ navPlace }: Manifest): string[] {
  return (navPlace?.features ?? []).flatMap(({ properties }) => textsOf(properties?.label));
}
