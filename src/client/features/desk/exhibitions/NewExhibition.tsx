import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import type { ListedExhibition } from "./DeskExhibitionItem.tsx";
import { languageChoices, languageName } from "../LanguageSelect.tsx";
import { useCreateExhibition } from "./useCreateExhibition.ts";

type NewExhibitionProps = {
  /** The exhibition to translate; null for a new exhibition. */
  translated: ListedExhibition | null;
  /** Ids of the connections to which the exhibition is prepended. */
  connections: string[];
  onMade: (id: string) => void;
  onClose: () => void;
};

/** A dialog that asks for title and language of a new exhibition and creates it. */
export function NewExhibition({ translated, connections, onMade, onClose }: NewExhibitionProps) {
  const { createExhibition, isCreating } = useCreateExhibition();
  const [language, setLanguage] = useState("en");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choices = languageChoices(language).filter(({ id }) => id !== translated?.language);
  const chosen = choices.find(({ id }) => id === language)?.id ?? choices[0]?.id ?? language;
  return (
    <Dialog
      title={translated ? `Translate “${translated.title}”` : "New exhibition"}
      size="form"
      isOpen
      onOpenChange={onClose}
    >
      {translated && (
        <p>
          The translation begins with all blocks of “{translated.title}”, in{" "}
          {languageName(translated.language)}. Readers are offered both.
        </p>
      )}
      <Form
        submit="Make it"
        sending="Making it …"
        isSending={isCreating}
        startsInFirstField
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) =>
          createExhibition(
            {
              title: read("title"),
              language: chosen,
              copyOf: translated?.id ?? null,
              isTranslation: translated !== null,
            },
            { connections, onMade, onRefused: setRefusal },
          )
        }
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField
          label="Title"
          name="title"
          autoComplete="off"
          maxLength={200}
          missing="Give the exhibition a title."
        />
        <PlainSelect label="Language" options={choices} selected={chosen} onSelect={setLanguage} />
      </Form>
    </Dialog>
  );
}
