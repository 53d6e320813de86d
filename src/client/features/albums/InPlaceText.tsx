import { useContext, useEffect, useId, type KeyboardEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import { OpenTextsContext } from "./OpenTextsContext.ts";
import { TextConflict } from "./TextConflict.tsx";
import { useWrittenText, type SaveOutcome, type Versioned } from "./use-written-text.ts";

type InPlaceTextProps = {
  label: string;
  className?: string;
  placeholder?: string;
  value: string;
  version: number;
  maxLength: number;
  /** Whether it is required; an empty text is discarded. */
  isRequired?: boolean;
  /** Whether it may have line breaks. */
  isLong?: boolean;
  /** Saves a text that is based on a version. */
  onSave: (made: Versioned, outcome: SaveOutcome) => void;
};

/**
 * Inline text editor. It saves when the field loses the focus, or on Enter; Escape discards the change. If somebody
 * else has changed the text meanwhile, it shows both versions to choose from.
 */
export function InPlaceText(props: InPlaceTextProps) {
  const { label, className = "", value, version, isRequired = false, isLong = false } = props;
  const id = useId();
  const written = useWrittenText({ text: value, version, isRequired, onSave: props.onSave });
  const { isOpen, isWriting, conflict, refusal, leave, giveUp } = written;
  const isAsking = conflict !== null || refusal !== null;
  const tellOpen = useContext(OpenTextsContext);
  useEffect(() => {
    tellOpen(id, isAsking ? "asking" : isOpen ? "open" : null);
    return () => tellOpen(id, null);
  }, [tellOpen, id, isOpen, isAsking]);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isWriting) {
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
        value={written.text}
        onChange={({ target }) =>
          written.write(isLong ? target.value : target.value.replace(/\s*\n\s*/g, " "))
        }
        onKeyDown={press}
        onBlur={leave}
      />
      <div className="in-place__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={written.sendAgain} />
        {refusal && (
          <Button variant="quiet" onClick={giveUp}>
            Leave it as it was
          </Button>
        )}
      </div>
      {conflict && (
        <TextConflict
          mine={conflict.mine}
          theirs={conflict.theirs.text}
          onTheirs={written.takeTheirs}
          onMine={written.takeMine}
        />
      )}
    </div>
  );
}
