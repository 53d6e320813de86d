import type { WrittenField } from "../../../../record/work-fields.ts";
import { Button } from "../../../ui/Button.tsx";
import { fieldsInWords } from "./field-words.ts";

type NewerWorkProps = {
  /** What was changed, of what stands in the form. */
  fields: readonly WrittenField[];
  onShow: () => void;
};

/** Says that somebody changed the work while its form is open. */
export function NewerWork({ fields, onShow }: NewerWorkProps) {
  const what = fields.length > 0 ? fieldsInWords(fields) : "its status or its pictures";
  return (
    <div className="work-form__notice" role="status">
      <p>Somebody else has changed this work meanwhile: {what}.</p>
      <Button onClick={onShow}>Show it here</Button>
    </div>
  );
}
