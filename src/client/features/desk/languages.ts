import { readLanguage } from "../../../text/language.ts";
import { offeredLanguages } from "../../../record/languages.ts";

/** A language in English, such as `Brazilian Portuguese`; what is no tag as it is. */
export function languageName(tag: string): string {
  if (readLanguage(tag) === null) return tag;
  return new Intl.DisplayNames("en-GB", { type: "language", fallback: "code" }).of(tag) ?? tag;
}

/** The languages to choose from, by name. @param present one that is chosen already, which is among them; null if none is */
export function languageChoices(present: string | null): { id: string; label: string }[] {
  return [...new Set<string>([...offeredLanguages, ...(present === null ? [] : [present])])]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en-GB"));
}
