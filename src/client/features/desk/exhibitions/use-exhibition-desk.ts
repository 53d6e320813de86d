import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { waitToRetry } from "../../../relay/back-off.ts";
import { onMissed } from "../../../relay/missed-events.ts";
import { askToStay } from "../../parts/ask-to-stay.ts";
import { tellLate } from "../../parts/late-refusal.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { ExhibitionBook, type Reading } from "./editing/exhibition-book.ts";
import { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { readExhibition } from "./read-exhibition.ts";
import { useSender } from "./use-sender.ts";

/** As after so many attempts: some seconds until what was not sent is sent again. */
const patience = 4;

/** An exhibition in somebody's hands, from what was read of it; what they did is saved also once they have left. */
export function useExhibitionDesk(id: string, first: () => Reading) {
  const environment = useRelayEnvironment();
  const send = useSender(id);
  const sender = useRef(send);
  useEffect(() => {
    sender.current = send;
  });
  const readAnew = useRef(() => undefined as void);
  const [{ desk, book }] = useState(() => {
    const book = new ExhibitionBook(first());
    const desk = new ExhibitionDesk({
      book,
      send: (request, onAnswer) => sender.current(request, onAnswer),
      onGap: () => readAnew.current(),
    });
    return { desk, book };
  });
  const [isGone, setGone] = useState(false);
  const reread = useCallback(() => {
    readExhibition(environment, id).then(
      (reading) => (reading ? desk.read(reading) : setGone(true)),
      // The next event tells that something is missing once more.
      () => undefined,
    );
  }, [environment, id, desk]);
  useEffect(() => {
    readAnew.current = reread;
  }, [reread]);
  useEffect(() => onMissed(reread), [reread]);
  const back = useRef<() => void>(() => undefined);
  useEffect(() => {
    back.current();
    return () => {
      desk.settle();
      back.current = tellOfWhatIsLeft(desk);
    };
  }, [desk]);

  const view = useSyncExternalStore(
    desk.subscribe,
    () => desk.view,
    () => desk.view,
  );
  const isUnsaved = view.state !== "saved";
  useEffect(() => (isUnsaved ? askToStay() : undefined), [isUnsaved]);
  const isWaiting = view.stopped?.again !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const left = new AbortController();
    void waitToRetry(patience, left.signal).then(() => {
      if (!left.signal.aborted) desk.sendAgain();
    });
    return () => left.abort();
  }, [desk, isWaiting]);

  return { desk, book, view, isGone, setGone };
}

/**
 * What was not saved when somebody left the page goes on being sent; if that fails, they are told wherever they are.
 *
 * @returns ends that, when they are back
 */
function tellOfWhatIsLeft(desk: ExhibitionDesk): () => void {
  let told: Refusal | null = null;
  return desk.subscribe(() => {
    const { stopped, head } = desk.view;
    if (!stopped || stopped === told) return;
    told = stopped;
    const what = `A change of “${head.title}” is not saved.`;
    tellLate({ what, refusal: { message: stopped.message, again: () => desk.sendAgain() } });
  });
}
