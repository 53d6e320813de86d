import { useSyncExternalStore } from "react";
import type { Refusal, Outcome } from "../parts/refusal.ts";
import { draftOf, forgetDraft, keepDraft, nothingTyped, onDrafts, type Draft } from "./drafts.ts";

let sendings = 0;
const none = () => undefined;

/** Manages a draft, which is stored as long as the page is open. */
export function useDraft(key: string, start = nothingTyped) {
  const kept = useSyncExternalStore(onDrafts, () => draftOf(key), none);
  const change = (part: Partial<Draft>) => keepDraft(key, { ...(draftOf(key) ?? start), ...part });
  const draft = kept ?? start;

  /**
   * Marks the draft as being sent. The draft receives the outcome, since it may outlive the form: accepted, it is
   * removed; refused, it is restored, unless another text has replaced it.
   *
   * @param onInstead called with the refusal in that case
   */
  function send(onDone: () => void, onInstead: (refusal: Refusal) => void): Required<Outcome> {
    sendings += 1;
    const sending = sendings;
    const sent = { ...draft, sending, refusal: null };
    keepDraft(key, sent);
    return {
      onDone: () => {
        if (draftOf(key)?.sending === sending) forgetDraft(key);
        onDone();
      },
      onRefused: (refusal) => {
        const now = draftOf(key) ?? sent;
        if (now.sending !== sending) return onInstead(refusal);
        const { again } = refusal;
        const sendAgain = () => {
          change({ sending, refusal: null });
          again?.();
        };
        const said = again ? { ...refusal, again: sendAgain } : refusal;
        keepDraft(key, { ...now, sending: null, refusal: said });
      },
    };
  }

  return {
    draft,
    /** Whether there is a draft. */
    isKept: kept !== undefined,
    isSending: draft.sending !== null,
    change,
    send,
    forget: () => forgetDraft(key),
  };
}
