import { useCallback, useEffect, useState } from "react";
import type { Openness } from "./OpenTextsContext.ts";

type OpenTextsOptions = {
  /** Whether the user wants to finish editing. */
  isEnding: boolean;
  /** Called with whether a text is not saved yet. */
  onOpen: (isOpen: boolean) => void;
};

/**
 * Tracks unsaved texts. If the user wants to finish while one of them waits for a decision, it gets the focus.
 *
 * @returns the callback for `OpenTextsContext`
 */
export function useOpenTexts({ isEnding, onOpen }: OpenTextsOptions) {
  const [texts, setTexts] = useState<ReadonlyMap<string, Openness>>(new Map());
  const tell = useCallback(
    (id: string, openness: Openness) =>
      setTexts((before) => {
        if ((before.get(id) ?? null) === openness) return before;
        const after = new Map(before);
        if (openness) after.set(id, openness);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const isOpen = texts.size > 0;
  useEffect(() => {
    onOpen(isOpen);
    return () => onOpen(false);
  }, [isOpen, onOpen]);

  const asking = [...texts].find(([, openness]) => openness === "asking")?.[0];
  useEffect(() => {
    if (isEnding && asking !== undefined) document.getElementById(asking)?.focus();
  }, [isEnding, asking]);

  return tell;
}
