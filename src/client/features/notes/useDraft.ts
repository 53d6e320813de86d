import { useState } from "react";
import { draftOf, forgetDraft, keepDraft, type Draft } from "./drafts.ts";

/** What somebody types, kept for as long as the page is there, and the ways to change and to forget it. */
export function useDraft(key: string, start: Draft) {
  const [draft, setDraft] = useState(() => draftOf(key) ?? start);
  return {
    draft,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      keepDraft(key, next);
      setDraft(next);
    },
    forget: () => forgetDraft(key),
  };
}
