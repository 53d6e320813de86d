import { convertLanguageMapping } from "@iiif/parser/presentation-2";
import * as v from "valibot";
import type { LeaveOut } from "./left-out.ts";

/** Texts by language, `none` for those without a language. */
export type LanguageMap = Record<string, string[]>;

const address = v.pipe(v.string(), v.maxLength(2_000));
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const length = v.pipe(v.number(), v.finite(), v.minValue(1));
/** The address that a reference contains. */
const named = v.union([
  address,
  v.pipe(
    v.object({ id: address }),
    v.transform(({ id }) => id),
  ),
]);

/** A chapter and its items: canvases and nested ranges. */
export type Range = {
  id?: string | undefined;
  type?: string | undefined;
  behavior?: string[] | undefined;
  label?: LanguageMap | undefined;
  items?: (string | Range)[] | undefined;
  /** For a part of a canvas, as is the selector. */
  source?: string | undefined;
  /** Whether a selector exists. */
  selector?: boolean | undefined;
};

/**
 * Returns schemas for the properties of the IIIF Presentation API 3 that an import reads. Omits a property or a list
 * item that does not conform to the API, and reads the rest.
 *
 * @param leaveOut called with the name of each omitted property and item
 */
export function presentationSchemas(leaveOut: LeaveOut) {
  const unread = (name: string, value: unknown) => {
    if (value !== null && value !== undefined) leaveOut(`${name} that could not be read`);
  };
  const optional = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    v.fallback(v.optional(schema), (read) => {
      unread(name, read?.value);
      return undefined;
    });
  /** Older manifests have a single value in place of a list with one item. */
  const listOf = <Schema extends v.GenericSchema>(name: string, item: Schema) =>
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => {
          const items: v.InferOutput<Schema>[] = [];
          for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
            const read = v.safeParse(item, one);
            if (read.success) items.push(read.output);
            else unread(name, one);
          }
          return items;
        }),
      ),
    );
  const texts = v.union([
    v.record(
      v.string(),
      v.pipe(
        listOf("text", text),
        v.transform((all) => all ?? []),
      ),
    ),
    v.pipe(
      text,
      v.transform((said): LanguageMap => ({ none: [said] })),
    ),
  ]);

  const link = (name: string) => v.object({ id: address, label: optional(`${name} label`, texts) });
  const links = (name: string) => listOf(name, link(name));
  const statement = (name: string) =>
    v.object({ label: optional(`${name} label`, texts), value: optional(`${name} value`, texts) });

  /** A service of the IIIF Image API, of any version; other services have no type or profile of that API. */
  const service = v.pipe(
    v.object({
      id: v.optional(address),
      "@id": v.optional(address),
      type: v.optional(v.unknown()),
      "@type": v.optional(v.unknown()),
      "@context": v.optional(v.unknown()),
      profile: v.optional(v.unknown()),
    }),
    v.transform((one) => ({
      id: one.id ?? one["@id"] ?? "",
      /** All values that may contain the version of the Image API. */
      says: [one.type, one["@type"], one["@context"], ...[one.profile].flat()]
        .filter((said) => typeof said === "string")
        .join(" "),
    })),
  );
  const selector = v.object({
    type: optional("selector type", v.string()),
    value: optional("selector value", v.string()),
    /** For an ImageApiSelector, as are the three below. */
    region: optional("selector region", v.string()),
    rotation: optional("selector rotation", text),
    quality: optional("selector quality", v.string()),
    format: optional("selector format", v.string()),
  });
  const resource = {
    id: optional("picture id", address),
    type: optional("picture type", v.string()),
    label: optional("picture label", texts),
    service: listOf("service", service),
    /** For a body that is text, as are `chars` and `language`. */
    value: optional("text", v.string()),
  };
  const picture = v.object({
    ...resource,
    width: optional("picture width", length),
    height: optional("picture height", length),
    chars: optional("text", v.string()),
    language: listOf("language", v.string()),
    /** For a part of an image. */
    source: optional("source", v.union([address, v.object(resource)])),
    selector: listOf("selector", selector),
  });
  const choice = v.object({ ...picture.entries, items: listOf("picture", picture) });
  const target = v.union([
    address,
    v.object({
      id: optional("target id", address),
      source: optional("target source", named),
      selector: listOf("selector", selector),
    }),
  ]);
  const annotation = v.object({
    motivation: listOf("motivation", v.string()),
    label: optional("annotation label", texts),
    body: listOf("annotation body", v.union([choice, v.string()])),
    target: listOf("target", target),
  });
  const annotationPage = v.object({
    id: optional("annotation page id", address),
    items: listOf("annotation", annotation),
    /** Address of the following page. */
    next: optional("next page of annotations", named),
  });
  const canvas = v.object({
    id: address,
    label: optional("canvas label", texts),
    metadata: listOf("metadata", statement("metadata")),
    width: optional("canvas width", length),
    height: optional("canvas height", length),
    items: listOf("painting page", annotationPage),
    annotations: listOf("annotation page", annotationPage),
  });
  const range: v.GenericSchema<unknown, Range> = v.object({
    id: optional("range id", address),
    type: optional("range type", v.string()),
    behavior: listOf("range behavior", v.string()),
    label: optional("range label", texts),
    items: listOf("range", v.union([address, v.lazy(() => range)])),
    source: optional("range source", named),
    selector: v.pipe(
      v.optional(v.unknown()),
      v.transform((said) => said !== undefined && said !== null),
    ),
  });
  /** A place in GeoJSON-LD. */
  const feature = v.object({
    properties: optional(
      "properties of navPlace",
      v.object({ label: optional("label of navPlace", texts) }),
    ),
  });
  const manifest = v.object({
    id: address,
    type: v.literal("Manifest"),
    label: optional("manifest label", texts),
    summary: optional("manifest summary", texts),
    metadata: listOf("metadata", statement("metadata")),
    requiredStatement: optional("statement", statement("statement")),
    rights: optional("manifest rights", v.string()),
    provider: listOf(
      "provider",
      v.object({
        label: optional("provider label", texts),
        homepage: links("homepage"),
        seeAlso: links("seeAlso"),
      }),
    ),
    homepage: links("homepage"),
    seeAlso: links("seeAlso"),
    rendering: links("rendering"),
    navDate: optional("navDate", v.string()),
    navPlace: optional("navPlace", v.object({ features: listOf("feature of navPlace", feature) })),
    items: listOf("canvas", canvas),
    structures: listOf("range", range),
  });
  const collection = v.object({
    id: address,
    type: v.picklist(["Collection", "CollectionPage"]),
    items: listOf("item of a collection", v.object({ id: address })),
    first: optional("first page of a collection", named),
    next: optional("next page of a collection", named),
  });

  /** Texts and links of version 2 in the form of version 3. */
  const text2 = v.union([
    v.string(),
    v.object({ "@value": v.string(), "@language": v.optional(v.string(), "none") }),
  ]);
  const links2 = (name: string) =>
    listOf(
      name,
      v.union([
        v.pipe(
          address,
          v.transform((id) => ({ id })),
        ),
        v.pipe(
          v.object({ "@id": address, label: listOf(`${name} label`, text2) }),
          v.transform(({ "@id": id, label = [] }) => ({
            id,
            ...(label.length > 0 && { label: convertLanguageMapping(label) }),
          })),
        ),
      ]),
    );
  /** Properties of version 2 that are read before the conversion. */
  const version2 = v.looseObject({
    "@id": v.optional(address, ""),
    license: listOf("license", v.string()),
    related: links2("related"),
    seeAlso: links2("seeAlso"),
    rendering: links2("rendering"),
  });
  return { manifest, collection, annotationPage, version2 };
}

type Schemas = ReturnType<typeof presentationSchemas>;
/** A manifest of the IIIF Presentation API 3, with the properties that an import reads. */
export type Manifest = v.InferOutput<Schemas["manifest"]>;
/** A list of manifests and other collections, or a page of it. */
export type Collection = v.InferOutput<Schemas["collection"]>;
export type AnnotationPage = v.InferOutput<Schemas["annotationPage"]>;
export type Annotation = NonNullable<AnnotationPage["items"]>[number];
export type Canvas = NonNullable<Manifest["items"]>[number];
export type Link = NonNullable<Manifest["homepage"]>[number];
/** An image, or a text in its place. */
export type Picture = Omit<Exclude<NonNullable<Annotation["body"]>[number], string>, "items">;
