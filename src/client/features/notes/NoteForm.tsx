import { useMemo, useState, type ReactNode } from "react";
import { parseMarkedText } from "../../../text/marked-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import type { Refusal } from "../parts/refusal.ts";
import type { Draft } from "./drafts.ts";
import { MarkedBlocks } from "./MarkedBlocks.tsx";
import { NoteField } from "./NoteField.tsx";

type NoteFormProps = {
  /** Label of the text field. */
  label: string;
  draft: Draft;
  onDraft: (part: Partial<Draft>) => void;
  /** Whether the user may enter a name. */
  hasName: boolean;
  /** Sentence about what happens to the note after sending; null if that is obvious. */
  after: string | null;
  submit: string;
  isSending: boolean;
  refusal: Refusal | null;
  onSend: () => void;
  onCancel: () => void;
  /** Content above the fields: the region of the note. */
  children?: ReactNode;
};

const ignore = () => undefined;

/** The fields of a note, with a preview and information about what happens to it. */
export function NoteForm(props: NoteFormProps) {
  const { label, draft, onDraft, hasName, after, submit, isSending, refusal } = props;
  const { onSend, onCancel, children } = props;
  const problems = refusal?.problems ?? {};
  const isWrong = problems["tags"] !== undefined || problems["authorName"] !== undefined;
  const [isOpen, setOpen] = useState(
    isWrong || draft.tags !== "" || (hasName && draft.name !== ""),
  );
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  const isMarked = useMemo(() => hasMarks(draft.text), [draft.text]);
  return (
    <form
      className="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSend();
      }}
    >
      {children}
      <NoteField
        label={label}
        isFirst
        rows={4}
        onSend={onSend}
        value={draft.text}
        onChange={(text) => onDraft({ text })}
        problem={problems["text"]}
        hasMarks
      />
      {isMarked && (
        <section className="note-form__preview" aria-label="How it will look">
          <MarkedBlocks text={draft.text} />
        </section>
      )}
      <Fold
        title={hasName ? "Tags and name" : "Tags"}
        isOpen={isOpen}
        onToggle={setOpen}
        onFocusChange={ignore}
      >
        {isOpen && (
          <div className="note-form__more">
            <NoteField
              label="Tags"
              value={draft.tags}
              onChange={(tags) => onDraft({ tags })}
              problem={problems["tags"]}
              description="Divided by commas; they may be left out."
            />
            {hasName && (
              <NoteField
                label="Your name"
                value={draft.name}
                onChange={(name) => onDraft({ name })}
                problem={problems["authorName"]}
                description="If it is left out, “A visitor”."
              />
            )}
          </div>
        )}
      </Fold>
      {after && <p className="note-form__after">{after}</p>}
      <p className="form__message" role="alert">
        {refusal?.message}
        {refusal?.again && (
          <Button variant="quiet" onClick={refusal.again}>
            Send again
          </Button>
        )}
      </p>
      <div className="form__actions">
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? "Sending …" : submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Returns whether a text has markup, so that it will look different from its source. */
function hasMarks(text: string): boolean {
  return parseMarkedText(text).some(
    (block) =>
      block.kind === "list" ||
      block.runs.some(({ isEmphasis, isStrong, href }) => isEmphasis || isStrong || href !== null),
  );
}
