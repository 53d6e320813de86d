import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { languageChoices } from "./languages.ts";

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
