import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { waitToRetry } from "../../../relay/back-off.ts";
import { onMissed } from "../../../relay/missed-events.ts";
import { askToStay } from "../../parts/ask-to-stay.ts";
import { tellLate } from "../../parts/late-refusal.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { ExhibitionBook, type Reading } from "./editing/exhibition-book.ts";
import { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { placeToKeep } from "./kept-writing.ts";
import { readExhibition } from "./read-exhibition.ts";
import { useSender } from "./use-sender.ts";

/** Retry count for the delay before a failed request is sent again, which amounts to some seconds. */
const patience = 4;

/** The editing state of an exhibition for one member. */
type Hand = {
  readonly desk: ExhibitionDesk;
  readonly book: ExhibitionBook;
  /** The local storage key of the unsaved changes. */
  readonly name: string;
  /** Functions that the mounted component provides. */
  readonly ports: { send: ReturnType<typeof useSender>; readAnew: () => void };
};

/** Editing states that were left before all was saved, by member and exhibition; `end` stops their error messages. */
const left = new Map<string, { hand: Hand; end: () => void }>();

/**
 * Returns the editing state of an exhibition. Changes are saved even after the component unmounts; a component that
 * mounts again before that gets the same state.
 */
export function useExhibitionDesk(id: string, memberId: string, first: () => Reading) {
  const environment = useRelayEnvironment();
  const send = useSender(id);
  const key = `${memberId} ${id}`;
  const [hand] = useState((): Hand => {
    const known = left.get(key)?.hand;
    known?.desk.read(first());
    return known ?? newHand(first(), { send, name: placeToKeep(id, memberId) });
  });
  const { desk, book, name } = hand;
  const ports = useRef(hand.ports);
  const [isGone, setGone] = useState(false);
  const reread = useCallback(() => {
    readExhibition(environment, id).then(
      (reading) => (reading ? desk.read(reading) : setGone(true)),
      // The next event reports the gap again.
      () => undefined,
    );
  }, [environment, id, desk]);
  useEffect(() => {
    ports.current.send = send;
    ports.current.readAnew = reread;
  });
  useEffect(() => onMissed(reread), [reread]);
  useEffect(() => {
    left.get(key)?.end();
    left.delete(key);
    return () => {
      desk.settle();
      if (desk.view.state === "saved") return;
      left.set(key, { hand, end: tellOfWhatIsLeft(desk, () => left.delete(key)) });
    };
  }, [key, hand, desk]);

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

  return { desk, book, name, view, isGone, setGone };
}

function newHand(reading: Reading, { send, name }: { send: Hand["ports"]["send"]; name: string }) {
  const ports: Hand["ports"] = { send, readAnew: () => undefined };
  const book = new ExhibitionBook(reading);
  const desk = new ExhibitionDesk({
    book,
    send: (request, onAnswer) => ports.send(request, onAnswer),
    onGap: () => ports.readAnew(),
  });
  return { desk, book, name, ports };
}

/** Message for an invalid or conflicting change, which the user resolves in the editor. */
const open: Refusal = { message: "Open it again at the desk to see why." };

/**
 * Keeps watching unsaved changes after the page was closed, and shows a toast on any page if saving fails.
 *
 * @param onSaved called once all is saved
 * @returns a function that stops watching
 */
function tellOfWhatIsLeft(desk: ExhibitionDesk, onSaved: () => void): () => void {
  let told: Refusal | null = desk.view.dropped;
  function look() {
    const { stopped, dropped, asked, head, state } = desk.view;
    if (state === "saved") {
      leave();
      onSaved();
    }
    const isLeftOpen = asked !== null || state === "unsaved";
    const refusal = stopped ?? dropped ?? (isLeftOpen ? open : null);
    if (!refusal || refusal === told) return;
    told = refusal;
    const what = `A change of “${head.title}” is not saved.`;
    const { message } = refusal;
    const again = () => desk.sendAgain();
    tellLate({ what, refusal: refusal === stopped ? { message, again } : { message } });
  }
  const leave = desk.subscribe(look);
  return leave;
}
