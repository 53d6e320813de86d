/** A JSON object. */
type Json = Record<string, unknown>;

/**
 * Returns the violations of the IIIF Presentation API 3.0 in a Collection: missing required properties of it and its
 * items.
 */
export function collectionProblems(collection: unknown, origin: string): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(sentence);
  };
  const root = asObject(collection);
  check(root["@context"] === "http://iiif.io/api/presentation/3/context.json", "no context");
  check(root.type === "Collection", "it is no Collection");
  check(isAddress(root.id, origin), "it has no address of the site");
  check(isLanguageMap(root.label), "it has no label");
  check(Array.isArray(root.items) && root.items.length > 0, "it has no items");
  const ids = new Set<unknown>([root.id]);
  for (const item of Array.isArray(root.items) ? root.items.map(asObject) : []) {
    check(item.type === "Manifest" || item.type === "Collection", `an item is a ${item.type}`);
    check(isAddress(item.id, origin), "an item has no address of the site");
    check(isLanguageMap(item.label), "an item has no label");
    check(!("items" in item), "an item that is only named has items");
    check(!ids.has(item.id), "an item stands there twice");
    ids.add(item.id);
  }
  return problems;
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

function isAddress(value: unknown, origin: string): boolean {
  return typeof value === "string" && URL.canParse(value) && value.startsWith(`${origin}/iiif/`);
}

function isLanguageMap(value: unknown): boolean {
  const lists = Object.values(asObject(value));
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length > 0);
}
