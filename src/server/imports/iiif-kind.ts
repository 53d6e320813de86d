const contexts: readonly (readonly [RegExp, string])[] = [
  [/iiif\.io\/api\/presentation\/3\//, "3"],
  [/iiif\.io\/api\/presentation\/2\//, "2"],
  [/(?:shared-canvas\.org|iiif\.io\/api\/presentation\/1\/|presentation-api\/1)/, "1"],
];
const imageContexts: readonly (readonly [RegExp, string])[] = [
  [/iiif\.io\/api\/image\/3\//, "3"],
  [/iiif\.io\/api\/image\/2\//, "2"],
  [/image-api\/1|iiif\.io\/api\/image\/1\//, "1"],
];

/**
 * Describes a resource of the IIIF APIs with an article, such as `a IIIF manifest (version 3)`; returns null for any
 * other JSON value.
 */
export function readIiifKind(value: unknown): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { "@context": context, "@type": oldType, type, profile } = value as Record<string, unknown>;
  const named = JSON.stringify(context ?? "");
  const versionIn = (known: typeof contexts) => known.find(([form]) => form.test(named))?.[1];
  const kind = [type, oldType].map((one) =>
    typeof one === "string" ? one.replace(/^sc:/, "") : "",
  );
  const presentation = versionIn(contexts);
  if (presentation !== undefined && kind.includes("Manifest")) {
    return `a IIIF manifest (version ${presentation})`;
  }
  if (presentation !== undefined && kind.includes("Collection")) {
    return `a IIIF Collection (version ${presentation})`;
  }
  const image = versionIn(imageContexts);
  if (image !== undefined && (profile !== undefined || kind.includes("ImageService3"))) {
    return `a IIIF picture's description (info.json, version ${image})`;
  }
  return null;
}
