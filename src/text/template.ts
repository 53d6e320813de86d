/** Values of the names in a template. */
export type TemplateValues = Readonly<Record<string, string>>;

const name = /\{(\w+)\}/g;

/** Returns the names in a template. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(name)].map(([, found = ""]) => found);
}

/**
 * Fills a template such as `{title}, {date}` with values. A name without a value is omitted together with the text that
 * joins it to what precedes it. Returns an empty text if the result would be longer than `most` UTF-16 code units.
 */
export function fillTemplate(template: string, values: TemplateValues, most: number): string {
  const parts = template.split(name);
  const [beginning = "", ...rest] = parts;
  let filled = beginning;
  let joint = "";
  let isBegun = false;
  for (let at = 0; at < rest.length; at += 2) {
    const value = (values[rest[at] ?? ""] ?? "").trim();
    if (value !== "") {
      if (filled.length + value.length > most) return "";
      filled += (isBegun ? joint : "") + value;
      isBegun = true;
    }
    joint = rest[at + 1] ?? "";
  }
  const isWords = rest.length === 0;
  const text = isWords || isBegun ? (filled + (isWords ? "" : joint)).trim() : "";
  return text.length > most ? "" : text;
}
