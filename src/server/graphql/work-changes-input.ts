import type {
  FieldProblem,
  InputMaybe,
  RightsInput,
  WorkChangesInput,
} from "../../../__generated__/resolvers.ts";
import { longest, mostItems } from "../../record/limits.ts";
import { parseRights } from "../../record/rights.ts";
import type { Rights } from "../../record/work-fields.ts";
import { notLanguage } from "../../record/work-rules.ts";
import { readLanguage } from "../../text/language.ts";
import { namesIn } from "../../text/template.ts";
import { isStorable } from "../store/is-storable.ts";
import { altNames, oneLine } from "../store/work-changes.ts";
import type { WorkChanges } from "../store/work-changes.ts";

const lists = ["addSubjects", "removeSubjects", "addPlaces", "removePlaces"] as const;
const texts = ["creditLine", "workType", "technique"] as const;

const sentences = {
  nothing: "Say what is to become of the works.",
  removed: "Works are taken out by undoing the import that brought them. Withdraw them instead.",
  unstorable: "There is a character in it that cannot be kept (U+0000, or half of one). Remove it.",
  address:
    "This is no address of RightsStatements.org or Creative Commons. Leave it out, or copy it from there.",
  tooMany: `At most ${mostItems} can come or go at a time.`,
  tooLong: (most: number) =>
    `At most ${most.toLocaleString("en-GB")} characters, please; this has more.`,
  noName: (name: string) =>
    `“{${name}}” stands for nothing. There are ${altNames.map((known) => `{${known}}`).join(", ")}.`,
};

/** Validates the changes of works and converts them for the store, or returns the problems of their fields. */
export function workChangesFrom(
  input: WorkChangesInput,
): { changes: WorkChanges } | { problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const changes: WorkChanges = {};
  const refuse = (field: string, message: string | null) =>
    message !== null && problems.push({ field, message });

  if (input.status === "REMOVED") refuse("status", sentences.removed);
  else if (input.status) changes.status = input.status;
  for (const name of texts) {
    const text = input[name];
    if (text == null) continue;
    refuse(name, problemOf(text, longest[name]));
    changes[name] = text.trim() || null;
  }
  if (input.rights) {
    refuse("rights", problemOf(input.rights.label, longest.rights));
    const rights = rightsFrom(input.rights);
    if (rights === "unknown") refuse("rights", sentences.address);
    else changes.rights = rights;
  }
  if (input.recordLanguage != null) {
    const tag = input.recordLanguage.trim();
    const language = readLanguage(tag);
    refuse("recordLanguage", tag === "" || language !== null ? null : notLanguage);
    changes.recordLanguage = language;
  }
  for (const name of lists) {
    const values = cleanList(input[name]);
    if (values.length === 0) continue;
    refuse(name, values.length > mostItems ? sentences.tooMany : null);
    refuse(name, firstOf(values.map((value) => problemOf(value, longest.term))));
    changes[name] = values;
  }
  if (input.missingAlt != null) {
    const template = input.missingAlt.trim();
    refuse("missingAlt", problemOf(template, longest.pictureText));
    const unknown = namesIn(template).find((name) => !altNames.some((known) => known === name));
    refuse("missingAlt", unknown === undefined ? null : sentences.noName(unknown));
    changes.missingAlt = template;
  }
  if (problems.length > 0) return { problems };
  if (Object.keys(changes).length === 0) {
    return { problems: [{ field: "changes", message: sentences.nothing }] };
  }
  return { changes };
}

function problemOf(text: string, most: number): string | null {
  if (text.length > most) return sentences.tooLong(most);
  return isStorable(text) ? null : sentences.unstorable;
}

function firstOf(messages: readonly (string | null)[]): string | null {
  return messages.find((message) => message !== null) ?? null;
}

function cleanList(values: InputMaybe<readonly string[]> | undefined): string[] {
  const clean = (values ?? []).map(oneLine);
  return [...new Set(clean.filter((value) => value !== ""))];
}

function rightsFrom({ label, uri }: RightsInput): Rights | null | "unknown" {
  const words = label.trim();
  const address = uri?.trim() ?? "";
  if (words === "" && address === "") return null;
  if (address === "") return parseRights(words);
  const known = parseRights(address).uri;
  return known === null ? "unknown" : { label: words || known, uri: known };
}
