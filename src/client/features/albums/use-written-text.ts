import { useRef, useState } from "react";
import type { Refusal } from "../parts/refusal.ts";
import { mostRetries } from "./most-retries.ts";

/** A text, and the version of what it belongs to. */
export type Versioned = { readonly text: string; readonly version: number };

/** Told what saving a text came to. */
export type SaveOutcome = {
  onDone: () => void;
  /** Called with the text as it is now when what it belongs to was changed since. */
  onConflict: (theirs: Versioned) => void;
  onRefused: (refusal: Refusal) => void;
};

/** A text that is being written, and what stood there before it, which nobody else has written. */
type Draft = Versioned & { readonly bases: readonly string[] };

type WrittenTextOptions = Versioned & {
  /** Whether it may not be empty; then it stays as it was. */
  isRequired: boolean;
  /** Saves a text, made on a version. */
  onSave: (made: Versioned, outcome: SaveOutcome) => void;
};

/**
 * A text while it is written and saved. Somebody is asked only when another text stands there than the one they wrote upon;
 * a version that is out of date for another reason is no matter of theirs.
 */
export function useWrittenText({ text: value, version, isRequired, onSave }: WrittenTextOptions) {
  /** What is being written, on the version that was there when it began. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<{ mine: string; theirs: Versioned } | null>(null);
  const [refused, setRefused] = useState<{ of: Draft; why: Refusal } | null>(null);
  const [isSending, setSending] = useState(false);
  /** What was saved last. What came of anything before does not matter any more. */
  const sent = useRef<Draft | null>(null);

  function save(made: Draft) {
    sent.current = made;
    setDraft(null);
    setConflict(null);
    setRefused(null);
    setSending(true);
    send(made, made.version, mostRetries);
  }

  function send(made: Draft, madeOn: number, retries: number) {
    const { text, bases } = made;
    const isLast = () => sent.current === made;
    function end() {
      sent.current = null;
      setSending(false);
    }
    const outcome: SaveOutcome = {
      onDone: () => isLast() && end(),
      onConflict: (theirs) => {
        if (!isLast()) return;
        if (theirs.text === text) return end();
        if (retries > 0 && bases.includes(theirs.text)) {
          return send(made, theirs.version, retries - 1);
        }
        end();
        setConflict({ mine: text, theirs });
      },
      onRefused: (why) => {
        if (!isLast()) return;
        setSending(false);
        // What was written is not lost, unless something else is being written in its place.
        setDraft((newer) => newer ?? made);
        setRefused({ of: made, why });
      },
    };
    onSave({ text, version: madeOn }, outcome);
  }

  return {
    text: draft?.text ?? value,
    isWriting: draft !== null,
    conflict,
    refusal: refused?.of === draft ? (refused?.why ?? null) : null,
    /** Whether there is something yet that is not saved. */
    isOpen: draft !== null || conflict !== null || isSending,
    write: (text: string) => {
      const before = sent.current;
      const begun = draft ?? {
        version,
        bases: before ? [value, before.text, ...before.bases] : [value],
      };
      setRefused(null);
      setDraft({ ...begun, text });
    },
    /** Saves what is written, unless that was refused just now. */
    leave: () => {
      if (!draft || refused?.of === draft) return;
      const text = draft.text.trim();
      if (text === value || (isRequired && text === "")) return setDraft(null);
      save({ ...draft, text });
    },
    giveUp: () => {
      setDraft(null);
      setRefused(null);
    },
    /** What was refused is sent again. */
    sendAgain: () => {
      setDraft(null);
      setRefused(null);
      setSending(true);
    },
    takeTheirs: () => setConflict(null),
    takeMine: () => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      save({ text: mine, version: theirs.version, bases: [theirs.text] });
    },
  };
}
