/** A JSON object. */
type Json = Record<string, unknown>;

/**
 * Returns the violations of the Web Annotation Data Model, as used by the IIIF Presentation API 3.0, in a page of
 * notes: in its own properties and those of each annotation, its bodies and its target.
 */
export function annotationProblems(page: unknown, origin: string): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(sentence);
  };
  const isAddress = (value: unknown) =>
    typeof value === "string" && value.startsWith(`${origin}/`) && URL.canParse(value);
  const ids = new Set<unknown>();

  const root = asObject(page);
  check(root["@context"] === "http://iiif.io/api/presentation/3/context.json", "no context");
  check(root.type === "AnnotationPage", "it is no AnnotationPage");
  check(isAddress(root.id), "the page has no address");
  check(!("next" in root) || isAddress(asObject(root.next).id), "the next page has no address");
  check(Array.isArray(root.items), "the page has no items");
  for (const annotation of listOf(root.items)) {
    check(annotation.type === "Annotation", "an item is no Annotation");
    check(isAddress(annotation.id), "an annotation has no address");
    check(!ids.has(annotation.id), "two annotations have one id");
    ids.add(annotation.id);
    check(["commenting", "replying"].includes(String(annotation.motivation)), "no motivation");
    for (const name of ["created", "modified"]) {
      check(!(name in annotation) || isTime(annotation[name]), `${name} is no time`);
    }
    check(asObject(annotation.creator).type === "Person", "the creator is no person");
    check(typeof asObject(annotation.creator).name === "string", "the creator has no name");
    const bodies = listOf(annotation.body);
    check(bodies.length > 0, "an annotation says nothing");
    for (const body of bodies) {
      check(body.type === "TextualBody" && typeof body.value === "string", "a body is no text");
      check(["text/plain", "text/html"].includes(String(body.format)), "a body has no format");
      check(body.format === "text/plain" || !isDangerous(String(body.value)), "a body is a script");
    }
    const { target } = annotation;
    const selected = asObject(target);
    check(isAddress(typeof target === "string" ? target : selected.source), "a wrong target");
    if (typeof target !== "string") {
      const { type, x, y } = asObject(selected.selector);
      check(selected.type === "SpecificResource", "a part is no SpecificResource");
      check(
        ["FragmentSelector", "SvgSelector", "PointSelector"].includes(String(type)),
        "a part has no selector",
      );
      const isWhole = [x, y].every((each) => Number.isInteger(each));
      check(type !== "PointSelector" || isWhole, "a point is not in whole pixels");
    }
  }
  return problems;
}

function isDangerous(html: string): boolean {
  return /<(?!\/?(p|em|strong|ul|ol|li|a|br)\b)|javascript:[^<]*"|\son\w+=[^<]*>/i.test(
    html.replace(/>[^<]*</g, "><"),
  );
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asObject) : [];
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}
