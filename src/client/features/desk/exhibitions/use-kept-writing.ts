import { useEffect, useState } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { keepWriting, keptWriting } from "./kept-writing.ts";
import type { KeptWriting } from "./kept-writing.ts";

/** Delay between a change and its persistence, in milliseconds. */
const pause = 200;

type Options = {
  desk: ExhibitionDesk;
  /** The local storage key. */
  name: string;
  exhibitionId: string;
  memberId: string;
};

/**
 * Persists unsaved changes in this browser, so that they survive a reload or crash. Changes of this window from before
 * are applied at once. Changes of another window, which may still be open, are offered until that window saves them.
 * Only those found on mount are offered: an open window sends its later changes to the server itself.
 */
export function useKeptWriting({ desk, name, exhibitionId, memberId }: Options) {
  const [isKept, setKept] = useState(true);
  const [found, setFound] = useState<readonly KeptWriting[]>([]);
  const [takenUp, setTakenUp] = useState(0);

  useEffect(() => keepUnsaved(desk, name, setKept), [desk, name]);

  useEffect(() => {
    const first = keptWriting(exhibitionId, memberId);
    setFound(first.filter(({ isOfThisWindow }) => !isOfThisWindow));
    const look = () => {
      const now = keptWriting(exhibitionId, memberId);
      setFound((before) => now.filter(({ name: its }) => before.some((each) => each.name === its)));
    };
    for (const kept of first.filter(({ isOfThisWindow }) => isOfThisWindow)) {
      desk.takeUp(kept.unsaved);
      // Stored under this page's key before the other key is deleted, so that a crash loses nothing.
      keepWriting(name, desk.unsaved);
      keepWriting(kept.name, []);
      setTakenUp((count) => count + kept.unsaved.length);
    }
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [desk, name, exhibitionId, memberId]);

  function settle(kept: KeptWriting, isTaken: boolean) {
    if (isTaken) {
      desk.takeUp(kept.unsaved);
      keepWriting(name, desk.unsaved);
    }
    keepWriting(kept.name, []);
    setFound((before) => before.filter((each) => each !== kept));
  }

  return {
    /** Whether this browser persists unsaved changes. */
    isKept,
    /** Unsaved changes of other windows. */
    found,
    /** Number of changes that were applied when the page opened. */
    takenUp,
    /** Applies or discards the changes of another window. */
    settle,
  };
}

/** @returns a function that stops once all is saved, because changes are still sent after the page was closed */
function keepUnsaved(
  desk: ExhibitionDesk,
  name: string,
  onKept: (isKept: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  function keep() {
    clearTimeout(timer);
    timer = undefined;
    onKept(keepWriting(name, desk.unsaved));
  }
  function end() {
    clearTimeout(timer);
    removeEventListener("pagehide", keep);
    leave();
  }
  const leave = desk.subscribe(() => {
    if (desk.view.state === "saved") {
      keep();
      if (isLeft) end();
    } else timer ??= setTimeout(keep, pause);
  });
  addEventListener("pagehide", keep);
  return () => {
    isLeft = true;
    if (desk.view.state === "saved") end();
  };
}
