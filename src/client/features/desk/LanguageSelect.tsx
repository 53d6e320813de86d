import { offeredLanguages } from "../../../record/languages.ts";
import { readLanguage } from "../../../text/language.ts";
import { PlainSelect } from "../../ui/PlainSelect.tsx";

type LanguageSelectProps = {
  label: string;
  /** What the choice of no language is called, such as `As the exhibition`. */
  none: string;
  /** A language tag; null if none is chosen. */
  language: string | null;
  onSelect: (language: string | null) => void;
};

/** A list of languages to choose one or none from. One that is chosen already is in it, even if it is not offered otherwise. */
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
