import { useRef, useState } from "react";
import type { Refusal } from "../parts/refusal.ts";
import { mostRetries } from "./most-retries.ts";

/** A text, and the version of the object it belongs to. */
export type Versioned = { readonly text: string; readonly version: number };

/** Callbacks for the outcome of saving a text. */
export type SaveOutcome = {
  onDone: () => void;
  /** Called with the current text if the object has changed since. */
  onConflict: (theirs: Versioned) => void;
  onRefused: (refusal: Refusal) => void;
};

/** A text being edited, and the texts before it that are no conflict: the original one and the user's own. */
type Draft = Versioned & { readonly bases: readonly string[] };

type WrittenTextOptions = Versioned & {
  /** Whether it is required; an empty text is discarded. */
  isRequired: boolean;
  /** Saves a text that is based on a version. */
  onSave: (made: Versioned, outcome: SaveOutcome) => void;
};

/**
 * Manages a text while it is edited and saved. The user is asked only if the text on the server differs from the one
 * they edited; a version that is outdated for another reason leads to a retry.
 */
export function useWrittenText({ text: value, version, isRequired, onSave }: WrittenTextOptions) {
  /** The text being edited, with the version at the start of the edit. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<{ mine: string; theirs: Versioned } | null>(null);
  const [refused, setRefused] = useState<{ of: Draft; why: Refusal } | null>(null);
  const [isSending, setSending] = useState(false);
  /** The text that was saved last. Outcomes of earlier saves are ignored. */
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
        // Restores the text, unless the user is already writing another one.
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
    /** Whether there is unsaved text. */
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
    /** Saves the text, unless the server has just refused it. */
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
    /** Call it when the refused text is sent again. */
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
