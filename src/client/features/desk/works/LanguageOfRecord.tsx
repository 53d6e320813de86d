import { LanguageSelect } from "../LanguageSelect.tsx";
import { ChangedMark } from "./ChangedMark.tsx";
import { fieldWords } from "./field-words.ts";
import { useWorkForm } from "./WorkFormContext.ts";

/** A select for the language of a work's record. */
export function LanguageOfRecord() {
  const { written, write, problems } = useWorkForm();
  return (
    <div className="text-field">
      <LanguageSelect
        label={fieldWords.recordLanguage}
        none="Not known"
        language={written.recordLanguage || null}
        onSelect={(language) => write("recordLanguage", language ?? "")}
      />
      <ChangedMark field="recordLanguage" />
      <p className="text-field__problem">{problems.get("recordLanguage")}</p>
      <p className="text-field__description">
        The language that this record is written in. Screen readers pronounce it accordingly.
      </p>
    </div>
  );
}
