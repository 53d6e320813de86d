/** A JSON object. */
type Json = Record<string, unknown>;

/**
 * Returns the violations of the IIIF Presentation API 3.0 in a manifest of images: required properties of a Manifest,
 * Canvas, AnnotationPage and Annotation (section 3 and 5), the form of texts (4.4), addresses and services.
 */
export function manifestProblems(manifest: unknown, origin: string): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(sentence);
  };
  const ids = new Set<unknown>();
  const checkId = (resource: Json, what: string) => {
    check(isAddress(resource.id, origin), `${what} has no address of the site`);
    check(!ids.has(resource.id), `${what} has an id that something else has`);
    ids.add(resource.id);
  };
  const checkPictures = (value: unknown, what: string) => {
    for (const picture of listOf(value, what, check)) {
      check(isAddress(picture.id, origin), `${what} has no address`);
      check(picture.type === "Image", `${what} is no Image`);
      check(/^image\//.test(String(picture.format)), `${what} has no format`);
      check(isSize(picture), `${what} has no size`);
      for (const service of listOf(picture.service, `the service of ${what}`, check)) {
        check(isAddress(service.id, origin), `the service of ${what} has no address`);
        check(service.type === "ImageService3", `the service of ${what} has another type`);
        check(service.profile === "level2", `the service of ${what} has another profile`);
      }
    }
  };
  const checkRecord = (resource: Json, what: string) => {
    const { requiredStatement, metadata = [], rights, homepage = [] } = resource;
    if (requiredStatement) check(isLabelled(requiredStatement), `a wrong statement of ${what}`);
    for (const entry of listOf(metadata, `metadata of ${what}`, check, 0)) {
      check(isLabelled(entry), `metadata ${JSON.stringify(entry)} of ${what}`);
    }
    const known = /^http:\/\/(creativecommons|rightsstatements)\.org\//;
    if (rights) check(known.test(String(rights)), `rights of another house of ${what}`);
    for (const page of listOf(homepage, `homepage of ${what}`, check, 0)) {
      check(isAddress(page.id, origin) && page.type === "Text", `a wrong homepage of ${what}`);
      check(isLanguageMap(page.label) && page.format === "text/html", "a homepage without label");
    }
  };

  const root = asObject(manifest);
  const contexts = [root["@context"]].flat();
  check(contexts.at(-1) === "http://iiif.io/api/presentation/3/context.json", "no context");
  check(root.type === "Manifest", "it is no Manifest");
  checkId(root, "the manifest");
  check(isLanguageMap(root.label), "the manifest has no label");
  if ("summary" in root) check(isPlainMap(root.summary), "the summary is no plain text");
  checkRecord(root, "the manifest");
  check(Array.isArray(root.metadata), "the manifest has no metadata");
  checkPictures(root.thumbnail, "the thumbnail");
  check(Array.isArray(root.homepage), "the manifest has no homepage");
  const labels = new Set<string>();
  for (const canvas of listOf(root.items, "items", check)) {
    check(canvas.type === "Canvas", "an item is no Canvas");
    checkId(canvas, "a canvas");
    check(!String(canvas.id).includes("#"), "a canvas has a fragment in its id");
    check(isLanguageMap(canvas.label), "a canvas has no label");
    const label = Object.values(asObject(canvas.label)).join();
    check(!labels.has(label), `several canvases are called ${label}`);
    labels.add(label);
    checkRecord(canvas, "a canvas");
    check(isSize(canvas), "a canvas has no size");
    checkPictures(canvas.thumbnail, "a canvas's thumbnail");
    for (const page of listOf(canvas.annotations, "a canvas's annotations", check)) {
      check(page.type === "AnnotationPage", "a canvas's annotation is no AnnotationPage");
      checkId(page, "a page of annotations");
    }
    for (const page of listOf(canvas.items, "a canvas's items", check)) {
      check(page.type === "AnnotationPage", "a canvas's item is no AnnotationPage");
      checkId(page, "a page");
      for (const annotation of listOf(page.items, "a page's items", check)) {
        check(annotation.type === "Annotation", "a page's item is no Annotation");
        checkId(annotation, "an annotation");
        check(annotation.motivation === "painting", "an annotation does not paint");
        check(annotation.target === canvas.id, "an annotation paints another canvas");
        checkPictures([annotation.body], "the body");
      }
    }
  }
  return problems;
}

type Check = (holds: boolean, sentence: string) => void;

function listOf(value: unknown, what: string, check: Check, least = 1): Json[] {
  check(Array.isArray(value) && value.length >= least, `${what} is no list of ${least} or more`);
  return Array.isArray(value) ? value.map(asObject) : [];
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

function isAddress(value: unknown, origin: string): boolean {
  return typeof value === "string" && URL.canParse(value) && value.startsWith(`${origin}/`);
}

function isSize({ width, height }: Json): boolean {
  return [width, height].every((side) => Number.isInteger(side) && Number(side) > 0);
}

function isLanguageMap(value: unknown): boolean {
  const lists = Object.values(asObject(value));
  const isList = (list: unknown) =>
    Array.isArray(list) && list.length > 0 && list.every((text) => typeof text === "string");
  return lists.length > 0 && lists.every(isList);
}

/** Returns whether the value is a language map in which no text would be parsed as HTML. */
function isPlainMap(value: unknown): boolean {
  const texts = Object.values(asObject(value)).flat();
  return isLanguageMap(value) && !texts.some((text) => /^<[\s\S]*>$/.test(String(text)));
}

function isLabelled(value: unknown): boolean {
  const { label, value: said } = asObject(value);
  return isLanguageMap(label) && isPlainMap(said);
}
