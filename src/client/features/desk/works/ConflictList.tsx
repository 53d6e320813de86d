import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { textsOfField } from "../../../../record/field-texts.ts";
import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";
import { fieldWords } from "./field-words.ts";
import type { WorkChange } from "./work-changes.ts";
import { fieldsOf } from "./written.ts";
import type { Written } from "./written.ts";

type ConflictListProps = {
  conflicts: readonly WorkChange[];
  theirs: WorkFields;
  mine: Written;
  onTheirs: (field: WrittenField) => void;
  onMine: (field: WrittenField) => void;
};

/** The conflicting fields of a work, each with the original, the remote and the local value to choose from. */
export function ConflictList({ conflicts, theirs, mine, onTheirs, onMine }: ConflictListProps) {
  const list = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useFocusHandedOn(list, (part) =>
    part.closest("form")?.querySelector<HTMLElement>('[type="submit"]'),
  );
  const fields = fieldsOf(mine);
  return (
    <section ref={list} className="work-conflicts" aria-label="Changed by somebody else too">
      <h2 ref={title} tabIndex={-1}>
        Somebody else changed this too
      </h2>
      <p>Choose what is to stay, then save. Nothing of yours is lost until then.</p>
      <ul>
        {conflicts.map(({ field, was }) => (
          <Conflict key={field} heir={title}>
            <h3>{fieldWords[field]}</h3>
            <dl>
              <Texts label="It was" texts={textsOfField({ ...theirs, [field]: was }, field)} />
              <Texts label="Theirs" texts={textsOfField(theirs, field)} />
              <Texts label="Yours" texts={textsOfField(fields, field)} />
            </dl>
            <div className="work-conflict__acts">
              <Button
                aria-label={`Take theirs: ${fieldWords[field]}`}
                onClick={() => onTheirs(field)}
              >
                Take theirs
              </Button>
              <Button aria-label={`Keep yours: ${fieldWords[field]}`} onClick={() => onMine(field)}>
                Keep yours
              </Button>
            </div>
          </Conflict>
        ))}
      </ul>
    </section>
  );
}

/** @param heir receives the focus when this conflict is resolved and others remain */
function Conflict({
  heir,
  children,
}: {
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const field = useRef<HTMLLIElement>(null);
  useFocusHandedOn(field, () => heir.current);
  return (
    <li ref={field} className="work-conflict">
      {children}
    </li>
  );
}

function Texts({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {texts.length === 0 && <dd className="work-conflict__nothing">Nothing</dd>}
      {texts.map((text, at) => (
        <dd key={at}>{text}</dd>
      ))}
    </div>
  );
}
