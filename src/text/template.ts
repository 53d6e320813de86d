/** What a template's names may stand for. */
export type TemplateValues = Readonly<Record<string, string>>;

const name = /\{(\w+)\}/g;

/** The names that stand in a template. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(name)].map(([, found = ""]) => found);
}

/**
 * A template such as `{title}, {date}` with values for its names. A name without a value goes with the words that join
 * it to what stands before it. What would be longer than `most` UTF-16 units comes to nothing.
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
