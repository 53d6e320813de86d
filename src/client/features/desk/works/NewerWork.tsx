import { useRef } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";
import { fieldsInWords } from "./field-words.ts";

type NewerWorkProps = {
  /** What was changed, of what stands in the form. */
  fields: readonly WrittenField[];
  onShow: () => void;
};

/** Says that the work was changed while its form is open: by somebody else, or elsewhere by whoever looks. */
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
