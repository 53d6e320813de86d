import type { LeaveOut } from "./left-out.ts";
import { imageInformation, version2, version3 } from "./resource-shapes.ts";
import type { Shape } from "./resource-shapes.ts";

type Shapes = Readonly<Record<string, Shape>>;

/**
 * Reports every property of a manifest, a Collection or an `info.json` that an import does not read, including
 * extensions; texts in languages that are not used; and links and images within texts.
 *
 * @param json the parsed JSON, before any conversion
 * @throws RangeError if it is nested too deeply
 */
export function nameUnread(json: unknown, leaveOut: LeaveOut): void {
  if (!isObject(json)) return;
  const type = json["@type"] ?? json["type"];
  const [, kind] = /(Manifest|Collection)(?:Page)?$/.exec(String(type)) ?? [];
  if (kind) visit(json, kind.toLowerCase(), shapesFor(json), leaveOut);
  else visit(json, "info.json", imageInformation, leaveOut);
}

/** Reports everything in a page of annotations that an import does not read. */
export function nameUnreadOfPage(json: unknown, leaveOut: LeaveOut): void {
  if (isObject(json)) visit(json, "annotation page", shapesFor(json), leaveOut);
}

function shapesFor(json: Record<string, unknown>): Shapes {
  return typeof json["@type"] === "string" ? version2 : version3;
}

function visit(value: unknown, name: string, shapes: Shapes, leaveOut: LeaveOut): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, name, shapes, leaveOut);
    return;
  }
  const shape = shapes[name];
  if (!isObject(value) || !shape) return;
  const [read, texts] = [shape.read.split(" "), shape.texts?.split(" ")];
  for (const [property, content] of Object.entries(value)) {
    if (isEmpty(content) || read.includes(property)) continue;
    const within = shape.within && Object.hasOwn(shape.within, property);
    if (within) visit(content, shape.within?.[property] ?? "", shapes, leaveOut);
    else if (texts?.includes(property)) visitTexts(content, leaveOut);
    else leaveOut(`${name} ${property}`);
  }
}

function visitTexts(content: unknown, leaveOut: LeaveOut): void {
  const all = [content].flat();
  const languages =
    isObject(content) && !("@value" in content)
      ? Object.values(content).filter((texts) => !isEmpty(texts)).length
      : new Set(all.filter(isObject).map((one) => one["@language"])).size;
  leaveOut("text in another language", Math.max(0, languages - 1));
  const text = typeof content === "string" ? content : JSON.stringify(content);
  if (!text.includes("<")) return;
  leaveOut("link in a text", text.match(/<a\s[^<>]*href/gi)?.length ?? 0);
  leaveOut("picture in a text", text.match(/<img\s/gi)?.length ?? 0);
}

function isEmpty(content: unknown): boolean {
  return (
    content === undefined ||
    content === null ||
    content === "" ||
    (Array.isArray(content) && content.length === 0)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
