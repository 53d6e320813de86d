import { useRef } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";
import { fieldsInWords } from "./field-words.ts";

type NewerWorkProps = {
  /** The changed fields that the form contains. */
  fields: readonly WrittenField[];
  onShow: () => void;
};

/** A notice that the work was changed while its form is open, by another user or in another window. */
export function NewerWork({ fields, onShow }: NewerWorkProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusHandedOn(notice, (part) =>
    part.closest("form")?.querySelector<HTMLElement>("input, textarea"),
  );
  const what = fields.length > 0 ? fieldsInWords(fields) : "its status or its pictures";
  return (
    <div ref={notice} className="work-form__notice" role="status">
      <p>This work was changed elsewhere meanwhile: {what}.</p>
      <Button onClick={onShow}>Show it here</Button>
    </div>
  );
}
