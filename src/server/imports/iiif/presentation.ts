import { convertPresentation2 } from "@iiif/parser/presentation-2";
import * as v from "valibot";
import { ImportFailure } from "../import-failure.ts";
import { infoAsManifest } from "./info-as-manifest.ts";
import { LeftOutList } from "./left-out.ts";
import type { LeaveOut } from "./left-out.ts";
import { PartsOfVersion2 } from "./parts-of-version-2.ts";
import { nameUnread, nameUnreadOfPage } from "./unread-properties.ts";

/** Texts by language, `none` for those of no language. */
export type LanguageMap = Record<string, string[]>;

/** Presentation 2 was written by hand in many ways: a single value stands for a list of one. */
const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.optional(
    v.union([
      v.array(item),
      v.pipe(
        item,
        v.transform((one) => [one]),
      ),
    ]),
  );
const address = v.pipe(v.string(), v.maxLength(2_000));
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const languageMap = v.union([
  v.record(
    v.string(),
    v.pipe(
      listOf(text),
      v.transform((texts) => texts ?? []),
    ),
  ),
  v.pipe(
    text,
    v.transform((said): LanguageMap => ({ none: [said] })),
  ),
]);
const labelledValue = v.object({
  label: v.optional(languageMap),
  value: v.optional(languageMap),
});
const length = v.pipe(v.number(), v.finite(), v.minValue(1));

/** A service of the IIIF Image API, of any version; others have no type or profile that says so. */
const service = v.pipe(
  v.looseObject({
    id: v.optional(address),
    "@id": v.optional(address),
    type: v.optional(v.string()),
    "@type": v.optional(v.string()),
    "@context": v.optional(v.unknown()),
    profile: v.optional(v.unknown()),
  }),
  v.transform((one) => ({
    id: one.id ?? one["@id"] ?? "",
    /** Everything that may say which version of the Image API it is. */
    says: [one.type, one["@type"], one["@context"], ...[one.profile].flat()]
      .filter((said) => typeof said === "string")
      .join(" "),
  })),
);
const selector = v.looseObject({
  type: v.optional(v.string()),
  value: v.optional(v.string()),
  /** Of an ImageApiSelector, as the three below. */
  region: v.optional(v.string()),
  rotation: v.optional(text),
  quality: v.optional(v.string()),
  format: v.optional(v.string()),
});
const picture = v.object({
  id: v.optional(address),
  type: v.optional(v.string()),
  label: v.optional(languageMap),
  width: v.optional(length),
  height: v.optional(length),
  service: listOf(service),
  /** Of a body that is text, as the two below. */
  value: v.optional(v.string()),
  chars: v.optional(v.string()),
  language: v.optional(v.unknown()),
  /** Of a part of a picture. */
  source: v.optional(
    v.union([
      address,
      v.looseObject({
        id: v.optional(address),
        type: v.optional(v.string()),
        label: v.optional(languageMap),
        service: listOf(service),
        value: v.optional(v.string()),
      }),
    ]),
  ),
  selector: listOf(selector),
});
const body = v.union([v.object({ ...picture.entries, items: listOf(picture) }), v.string()]);
const target = v.union([
  address,
  v.object({
    id: v.optional(address),
    source: v.optional(v.union([address, v.looseObject({ id: v.optional(address) })])),
    selector: listOf(selector),
  }),
]);
const annotation = v.object({
  motivation: listOf(v.string()),
  label: v.optional(languageMap),
  body: listOf(body),
  target: listOf(target),
});
const page = v.union([
  address,
  v.pipe(
    v.looseObject({ id: address }),
    v.transform(({ id }) => id),
  ),
]);
const annotationPage = v.object({
  id: v.optional(address),
  items: listOf(annotation),
  /** The address of the page behind it. */
  next: v.fallback(v.optional(page), undefined),
});
const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const link = v.looseObject({ id: address, label: lenient(languageMap) });
/** Places, as GeoJSON-LD has them. */
const navPlace = v.looseObject({
  features: listOf(
    v.looseObject({
      properties: lenient(v.looseObject({ label: lenient(languageMap) })),
    }),
  ),
});
const described = {
  id: address,
  label: v.optional(languageMap),
  summary: v.optional(languageMap),
  metadata: listOf(labelledValue),
  requiredStatement: v.optional(labelledValue),
  rights: v.optional(v.string()),
};
const canvas = v.object({
  ...described,
  width: v.optional(length),
  height: v.optional(length),
  items: listOf(annotationPage),
  annotations: listOf(annotationPage),
});
/** A chapter, with what is in it: canvases, and ranges within. */
export type Range = {
  id?: string | undefined;
  type?: string | undefined;
  label?: LanguageMap | undefined;
  items?: (string | Range)[] | undefined;
  /** Of a part of a canvas, as the selector. */
  source?: string | { id?: string | undefined } | undefined;
  selector?: unknown;
};
const range: v.GenericSchema<unknown, Range> = v.object({
  id: v.optional(address),
  type: v.optional(v.string()),
  label: v.optional(languageMap),
  items: v.optional(v.array(v.union([address, v.lazy(() => range)]))),
  source: v.optional(v.union([address, v.looseObject({ id: v.optional(address) })])),
  selector: v.optional(v.unknown()),
});
const manifest = v.object({
  ...described,
  type: v.literal("Manifest"),
  provider: listOf(
    v.object({ label: v.optional(languageMap), homepage: listOf(link), seeAlso: listOf(link) }),
  ),
  homepage: listOf(link),
  seeAlso: listOf(link),
  rendering: listOf(link),
  navDate: lenient(v.string()),
  navPlace: lenient(navPlace),
  items: listOf(canvas),
  structures: listOf(v.lazy(() => range)),
});
const reference = v.looseObject({ id: address, type: v.string(), label: v.optional(languageMap) });
const collection = v.object({
  ...described,
  type: v.picklist(["Collection", "CollectionPage"]),
  items: listOf(reference),
  first: v.optional(page),
  next: v.optional(page),
});

/** A manifest as the IIIF Presentation API 3 has it, as far as an import reads it. */
export type Manifest = v.InferOutput<typeof manifest>;
export type Canvas = v.InferOutput<typeof canvas>;
export type AnnotationPage = v.InferOutput<typeof annotationPage>;
export type Annotation = v.InferOutput<typeof annotation>;
export type Picture = v.InferOutput<typeof picture>;
export type Link = v.InferOutput<typeof link>;
/** A list of manifests and other collections, or a page of it. */
export type Collection = v.InferOutput<typeof collection>;

/**
 * Reads a manifest or a collection of the Presentation API, version 2 or 3; an `info.json` is a manifest of one picture.
 *
 * @param json as it was parsed
 * @param leaveOut is called for everything that is not read
 * @throws ImportFailure if it is neither, or misses what it must have
 */
export function readPresentation(json: unknown, leaveOut: LeaveOut): Manifest | Collection {
  return withinDepth(() => {
    // The conversion changes what is given.
    nameUnread(json, leaveOut);
    return checked(json);
  });
}

/** What is said of what holds things within things beyond all measure. */
export const tooDeep = "It is nested more deeply than can be read.";

function withinDepth<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RangeError) throw new ImportFailure(tooDeep);
    throw problem;
  }
}

function checked(json: unknown): Manifest | Collection {
  const upgraded = infoAsManifest(json) ?? upgrade(json);
  const type = v.is(v.looseObject({ type: v.string() }), upgraded) ? upgraded.type : null;
  if (type !== "Manifest" && type !== "Collection" && type !== "CollectionPage") {
    throw new ImportFailure("It is neither a IIIF manifest nor a IIIF collection.");
  }
  const read = v.safeParse(type === "Manifest" ? manifest : collection, upgraded);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  throw new ImportFailure(
    `The ${type === "Manifest" ? "manifest" : "collection"} is not as the IIIF Presentation API has it: ${issue.message.replace(/\.$/, "")}${place === null ? "" : ` at “${place}”`}.`,
  );
}

/**
 * Reads a page of annotations of either version; null if it is none.
 *
 * @param leaveOut is called for everything that is not read
 * @throws ImportFailure if it is nested too deeply, or of version 2 and cannot be understood
 */
export function readAnnotationPage(json: unknown, leaveOut: LeaveOut): AnnotationPage | null {
  return withinDepth(() => {
    const leftOut = new LeftOutList();
    nameUnreadOfPage(json, leftOut.add);
    const read = v.safeParse(annotationPage, upgrade(json));
    if (!read.success) return null;
    leftOut.addTo(leaveOut);
    return read.output;
  });
}

const page2 = v.union([address, v.looseObject({ "@id": address })]);
const second = v.looseObject({
  "@id": v.optional(address, ""),
  "@type": v.pipe(v.string(), v.startsWith("sc:")),
  license: listOf(v.string()),
  related: listOf(page2),
});

/** Version 2 as version 3 would have it; version 3 as it is. */
function upgrade(json: unknown): unknown {
  const read = v.safeParse(second, json);
  if (!read.success) return json;
  const { license = [], related = [], ...rest } = read.output;
  const context = { "@context": "http://iiif.io/api/presentation/2/context.json" };
  try {
    const parts = new PartsOfVersion2();
    const upgraded = parts.putBack(convertPresentation2({ ...context, ...parts.take(rest) }));
    // The converter makes up ids and a provider where there are none, and drops the licence and most pages.
    return {
      rights: license[0],
      homepage: related.map((one) => ({ id: typeof one === "string" ? one : one["@id"] })),
      ...upgraded,
      provider: undefined,
      ...(rest["@id"] === "" && { id: undefined }),
    };
  } catch {
    throw new ImportFailure("It looks like IIIF Presentation 2, but could not be understood.");
  }
}
