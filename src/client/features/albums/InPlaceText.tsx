import { useId, useState, type KeyboardEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { TextConflict } from "./TextConflict.tsx";

/** A text, and the version of what it belongs to. */
export type Versioned = { readonly text: string; readonly version: number };

/** Told what saving a text came to. */
export type SaveOutcome = {
  /** Called with the text as it is now when somebody else has changed it since. */
  onConflict: (theirs: Versioned) => void;
  onRefused: (refusal: Refusal) => void;
};

type InPlaceTextProps = {
  label: string;
  className?: string;
  placeholder?: string;
  value: string;
  version: number;
  maxLength: number;
  /** Whether it may not be empty; then it stays as it was. */
  isRequired?: boolean;
  /** Whether it has lines of its own. */
  isLong?: boolean;
  /** Saves a text, made on a version. */
  onSave: (made: Versioned, outcome: SaveOutcome) => void;
};

/**
 * A text that is written where it stands. It is saved when the field is left, or by Enter; Escape leaves it as it was.
 * What somebody else wrote meanwhile is shown beside it, to choose from.
 */
export function InPlaceText(props: InPlaceTextProps) {
  const { label, className = "", value, version, isRequired = false, isLong = false } = props;
  const id = useId();
  /** What is being written, on the version that was there when it began. */
  const [draft, setDraft] = useState<Versioned | null>(null);
  const [conflict, setConflict] = useState<{ mine: string; theirs: Versioned } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function save(made: Versioned) {
    setDraft(null);
    setConflict(null);
    setRefusal(null);
    props.onSave(made, {
      onConflict: (theirs) => {
        if (theirs.text !== made.text) setConflict({ mine: made.text, theirs });
      },
      onRefused: (reason) => {
        // What was written is not lost.
        setDraft(made);
        setRefusal(reason);
      },
    });
  }

  function giveUp() {
    setDraft(null);
    setRefusal(null);
  }

  function leave() {
    if (!draft || refusal) return;
    const text = draft.text.trim();
    if (text === value || (isRequired && text === "")) return setDraft(null);
    save({ ...draft, text });
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && draft) {
      event.stopPropagation();
      giveUp();
    } else if (event.key === "Enter" && !isLong) {
      event.preventDefault();
      leave();
    }
  }

  return (
    <div className={`in-place ${className}`}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="in-place__field"
        rows={1}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={draft?.text ?? value}
        onChange={({ target }) => {
          setRefusal(null);
          const text = isLong ? target.value : target.value.replace(/\s*\n\s*/g, " ");
          setDraft((begun) => ({ text, version: begun?.version ?? version }));
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      <div className="in-place__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={giveUp} />
        {refusal && draft && (
          <Button variant="quiet" onClick={giveUp}>
            Leave it as it was
          </Button>
        )}
      </div>
      {conflict && (
        <TextConflict
          mine={conflict.mine}
          theirs={conflict.theirs.text}
          onTheirs={() => setConflict(null)}
          onMine={() => save({ text: conflict.mine, version: conflict.theirs.version })}
        />
      )}
    </div>
  );
}
