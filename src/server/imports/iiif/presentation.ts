import { convertPresentation2 } from "@iiif/parser/presentation-2";
import * as v from "valibot";
import { ImportFailure } from "../import-failure.ts";
import { infoAsManifest } from "./info-as-manifest.ts";
import { LeftOutList } from "./left-out.ts";
import type { LeaveOut } from "./left-out.ts";
import { PartsOfVersion2 } from "./parts-of-version-2.ts";
import { presentationSchemas } from "./presentation-schemas.ts";
import type { AnnotationPage, Collection, Manifest } from "./presentation-schemas.ts";
import { nameUnread, nameUnreadOfPage } from "./unread-properties.ts";

/**
 * Reads a manifest or a collection of the Presentation API, version 2 or 3; an `info.json` is a manifest with one
 * image.
 *
 * @param json the parsed JSON
 * @param leaveOut called for everything that is not read
 * @throws ImportFailure if it is neither, or lacks a required property
 */
export function readPresentation(json: unknown, leaveOut: LeaveOut): Manifest | Collection {
  return withinDepth(() => {
    // Before the conversion, which modifies its input.
    nameUnread(json, leaveOut);
    return checked(json, leaveOut);
  });
}

/** Message for JSON that is nested too deeply. */
export const tooDeep = "It is nested more deeply than can be read.";

function withinDepth<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RangeError) throw new ImportFailure(tooDeep);
    throw problem;
  }
}

function checked(json: unknown, leaveOut: LeaveOut): Manifest | Collection {
  const schemas = presentationSchemas(leaveOut);
  const upgraded = infoAsManifest(json) ?? upgrade(json, schemas);
  const type = v.is(v.looseObject({ type: v.string() }), upgraded) ? upgraded.type : null;
  if (type !== "Manifest" && type !== "Collection" && type !== "CollectionPage") {
    throw new ImportFailure("It is neither a IIIF manifest nor a IIIF collection.");
  }
  const read = v.safeParse(schemas[type === "Manifest" ? "manifest" : "collection"], upgraded);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  throw new ImportFailure(
    `The ${type === "Manifest" ? "manifest" : "collection"} is not as the IIIF Presentation API has it: ${issue.message.replace(/\.$/, "")}${place === null ? "" : ` at “${place}”`}.`,
  );
}

/**
 * Reads a page of annotations of either version; returns null if it is none.
 *
 * @param leaveOut called for everything that is not read
 * @throws ImportFailure if it is nested too deeply, or of version 2 and invalid
 */
export function readAnnotationPage(json: unknown, leaveOut: LeaveOut): AnnotationPage | null {
  return withinDepth(() => {
    const leftOut = new LeftOutList();
    nameUnreadOfPage(json, leftOut.add);
    const schemas = presentationSchemas(leftOut.add);
    const read = v.safeParse(schemas.annotationPage, upgrade(json, schemas));
    if (!read.success) return null;
    leftOut.addTo(leaveOut);
    return read.output;
  });
}

const ofVersion2 = v.looseObject({ "@type": v.pipe(v.string(), v.startsWith("sc:")) });

/** Converts version 2 to version 3; returns version 3 unchanged. */
function upgrade(json: unknown, { version2 }: ReturnType<typeof presentationSchemas>): unknown {
  if (!v.is(ofVersion2, json)) return json;
  const read = v.safeParse(version2, json);
  if (!read.success) return json;
  const { license = [], related, seeAlso, rendering, ...rest } = read.output;
  const context = { "@context": "http://iiif.io/api/presentation/2/context.json" };
  try {
    const parts = new PartsOfVersion2();
    const upgraded = parts.putBack(convertPresentation2({ ...context, ...parts.take(rest) }));
    // The converter invents missing ids, addresses of links and a provider, and drops the licence and most pages.
    return {
      rights: license[0],
      ...upgraded,
      homepage: related,
      seeAlso,
      rendering,
      provider: undefined,
      ...(rest["@id"] === "" && { id: undefined }),
    };
  } catch {
    throw new ImportFailure("It looks like IIIF Presentation 2, but could not be understood.");
  }
}
