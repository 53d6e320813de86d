import { offeredLanguages } from "../../../record/languages.ts";
import { readLanguage } from "../../../text/language.ts";
import { PlainSelect } from "../../ui/PlainSelect.tsx";

type LanguageSelectProps = {
  label: string;
  /** Label of the option that selects no language, such as `As the exhibition`. */
  none: string;
  /** A language tag; null if none is chosen. */
  language: string | null;
  onSelect: (language: string | null) => void;
};

/** A select for one language or none. It also offers the selected language if that is not among the usual ones. */
export function LanguageSelect({ label, none, language, onSelect }: LanguageSelectProps) {
  return (
    <PlainSelect
      label={label}
      options={[{ id: "", label: none }, ...languageChoices(language)]}
      selected={language ?? ""}
      onSelect={(id) => onSelect(id || null)}
    />
  );
}

/**
 * Returns the English name of a language, such as `Brazilian Portuguese`; the text itself if it is not a language tag.
 */
export function languageName(tag: string): string {
  if (readLanguage(tag) === null) return tag;
  return new Intl.DisplayNames("en-GB", { type: "language", fallback: "code" }).of(tag) ?? tag;
}

/**
 * Returns the languages to choose from, sorted by name.
 *
 * @param present the selected language, which is always included; null if none is selected
 */
export function languageChoices(present: string | null): { id: string; label: string }[] {
  return [...new Set<string>([...offeredLanguages, ...(present === null ? [] : [present])])]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en-GB"));
}
