import { useState } from "react";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { LanguageSelect } from "../LanguageSelect.tsx";
import { worksCount } from "../../works/label.ts";
import {
  changesIn,
  fieldNames,
  fields,
  fieldsInWords,
  type BulkField,
  type BulkStatus,
} from "./change-fields.ts";
import { RightsFields } from "./RightsFields.tsx";
import type { WorkChangesInput } from "./useEditWorks.ts";

/** Props of each bulk editing form. */
export type BulkFormProps = {
  /** Number of works to change. */
  count: number;
  isSending: boolean;
  refusal: Refusal | null;
  onSend: (changes: WorkChangesInput) => void;
  /** Called when the request is retried. */
  onAgain: () => void;
  onClose: () => void;
};

type ChangeFieldsProps = BulkFormProps & {
  /** The field that is ticked initially. */
  startsWith: BulkField | null;
};

/** A bulk editing form with a checkbox and a value for each field. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { count, isSending, refusal, startsWith, onSend, onAgain, onClose } = props;
  const [ticked, setTicked] = useState<readonly BulkField[]>(startsWith ? [startsWith] : []);
  const [status, setStatus] = useState<BulkStatus>("PUBLISHED");
  const [language, setLanguage] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);

  function tick(field: BulkField, isTicked: boolean) {
    setEmpty(false);
    setTicked(
      isTicked
        ? fields.filter((each) => each === field || ticked.includes(each))
        : ticked.filter((each) => each !== field),
    );
  }

  return (
    <Dialog
      title={`Change ${worksCount(count)}`}
      size="form"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        submit={`Change ${worksCount(count)}`}
        sending="Changing …"
        isSending={isSending}
        {...refusal}
        {...(isEmpty && { message: "Tick what is to be changed, and say what it is to be." })}
        onAgain={onAgain}
        onSubmit={(read) => {
          const changes = changesIn(ticked, { status, recordLanguage: language ?? "" }, read);
          setEmpty(changes === null);
          if (changes) onSend(changes);
        }}
      >
        <p className="change-fields__words">
          Tick what is to be alike in all of them. What is not ticked stays, and a text that is left
          empty is taken away.
        </p>
        <div className="change-fields">
          {fields.map((field) => (
            <div key={field} className="change-fields__field">
              <Checkbox
                label={fieldNames[field]}
                checked={ticked.includes(field)}
                onChange={(isTicked) => tick(field, isTicked)}
              />
              {ticked.includes(field) && (
                <div className="change-fields__value">
                  {field === "status" && (
                    <PlainSelect
                      label="Status of all"
                      isLabelHidden
                      options={statusOptions}
                      selected={status}
                      onSelect={setStatus}
                    />
                  )}
                  {field === "recordLanguage" && (
                    <LanguageSelect
                      label="Record language of all"
                      none="Not known"
                      language={language}
                      onSelect={setLanguage}
                    />
                  )}
                  {field === "rights" && <RightsFields />}
                  {(field === "creditLine" || field === "workType" || field === "technique") && (
                    <TextField
                      label={`${fieldNames[field]} of all`}
                      name={field}
                      autoComplete="off"
                    />
                  )}
                  {field === "subjects" && <ListFields name="Subjects" />}
                  {field === "places" && <ListFields name="Places" />}
                </div>
              )}
            </div>
          ))}
        </div>
        <p className="change-fields__sum" role="status">
          {ticked.length > 0 && `${worksCount(count)} will get ${fieldsInWords(ticked)}.`}
        </p>
      </Form>
    </Dialog>
  );
}

function ListFields({ name }: { name: "Subjects" | "Places" }) {
  return (
    <>
      <TextField
        label={`${name} to add`}
        name={`add${name}`}
        autoComplete="off"
        description="Several with a semicolon between them."
      />
      <TextField label={`${name} to remove`} name={`remove${name}`} autoComplete="off" />
    </>
  );
}

const statusOptions = [
  { id: "PUBLISHED", label: "Published" },
  { id: "DRAFT", label: "Draft" },
  { id: "WITHDRAWN", label: "Withdrawn" },
] as const;
