import { useSyncExternalStore } from "react";
import type { Refusal, Outcome } from "../parts/refusal.ts";
import { draftOf, forgetDraft, keepDraft, nothingTyped, onDrafts, type Draft } from "./drafts.ts";

let sendings = 0;
const none = () => undefined;

/** What somebody types, kept for as long as the page is there, and the ways to change, to send and to forget it. */
export function useDraft(key: string, start = nothingTyped) {
  const kept = useSyncExternalStore(onDrafts, () => draftOf(key), none);
  const change = (part: Partial<Draft>) => keepDraft(key, { ...(draftOf(key) ?? start), ...part });
  const draft = kept ?? start;

  /**
   * Says that it is on its way. What becomes of it is told to the draft, which may outlive the form: taken it goes,
   * refused it comes back, unless something else is written in its place by then.
   *
   * @param onInstead told of the refusal in that case
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
    /** Whether something is being written. */
    isKept: kept !== undefined,
    isSending: draft.sending !== null,
    change,
    send,
    forget: () => forgetDraft(key),
  };
}
