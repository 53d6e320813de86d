import { useEffect, useState } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { keepWriting, keptWriting } from "./kept-writing.ts";
import type { KeptWriting } from "./kept-writing.ts";

/** Milliseconds after a change until what is not saved is kept. */
const pause = 200;

type Options = {
  desk: ExhibitionDesk;
  /** The name to keep it under. */
  name: string;
  exhibitionId: string;
  memberId: string;
};

/**
 * Keeps in this browser what is not saved, for the case that the page is loaded anew or breaks down. What was written in
 * this window before is taken up at once; what was written in another one, which may be open still, is offered as long as it
 * is kept. What another one keeps from now on is on its way to the server from there.
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
      // It is kept under this page's name before the other one is forgotten.
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
    /** Whether this browser keeps what is not saved. */
    isKept,
    /** What was written in other windows. */
    found,
    /** How many changes were taken up when the page was opened. */
    takenUp,
    /** What was written in another window is done here, or forgotten. */
    settle,
  };
}

/** @returns leaves off once all is saved, as what is not saved when somebody leaves goes on being sent */
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
