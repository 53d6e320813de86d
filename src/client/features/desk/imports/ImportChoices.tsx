import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportChoices_run$key } from "../../../../../__generated__/relay/ImportChoices_run.graphql.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { LanguageSelect } from "../LanguageSelect.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import type { useChangeImport } from "./useChangeImport.ts";

const statuses = [
  { id: "PUBLISHED", label: "Published at once" },
  { id: "DRAFT", label: "Drafts, to be published later" },
] as const;

const places = [
  { id: "KEEP", label: "Stay there" },
  { id: "COPY", label: "Are copied in" },
] as const;

type Choice = {
  newWorks?: "PUBLISHED" | "DRAFT";
  remotePictures?: "COPY" | "KEEP";
  recordLanguage?: string | null;
};

type ImportChoicesProps = ReturnType<typeof useChangeImport> & {
  run: ImportChoices_run$key;
  onRefused: (refusal: Refusal | null) => void;
};

/** The options of an import: status of new works, handling of remote images, and language of records without one. */
export function ImportChoices(props: ImportChoicesProps) {
  const { run: key, changeImport, isChanging, onRefused } = props;
  const { id, choices } = useFragment(
    graphql`
      fragment ImportChoices_run on Import {
        id
        choices {
          newWorks
          remotePictures
          recordLanguage
        }
      }
    `,
    key,
  );
  const [wanted, setWanted] = useState<Choice>({});
  if (!choices) return null;
  const { newWorks, remotePictures, recordLanguage } = isChanging
    ? { ...choices, ...wanted }
    : choices;

  function choose(choice: Choice) {
    onRefused(null);
    setWanted(choice);
    changeImport({ id, ...choice }, { onRefused });
  }

  return (
    <div className="import-choices">
      <PlainSelect
        label="New works are"
        options={statuses}
        selected={newWorks === "DRAFT" ? "DRAFT" : "PUBLISHED"}
        onSelect={(chosen) => choose({ newWorks: chosen })}
      />
      <PlainSelect
        label="Pictures on other sites"
        options={places}
        selected={remotePictures === "COPY" ? "COPY" : "KEEP"}
        onSelect={(chosen) => choose({ remotePictures: chosen })}
      />
      <LanguageSelect
        label="Record language"
        none="As the source says"
        language={recordLanguage ?? null}
        onSelect={(chosen) => choose({ recordLanguage: chosen })}
      />
    </div>
  );
}
