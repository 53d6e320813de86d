import type { Point } from "../../../view/view.ts";

/** What is shown to those who follow: a view as one word, and where one points. */
export type Shot = { readonly view: string; readonly pointer: Point | null };

/** The same with its number. */
export type NumberedShot = Shot & { readonly sequence: number };

/** What the server says of it; `sequence` is the highest number so far. */
export type ShotAnswer = { readonly taken: boolean; readonly sequence: number };

/** Shows what somebody looks at to others, as it changes. */
export type Sender = {
  /** Hears what is looked at now, as often as one likes. */
  show(shot: Shot): void;
  stop(): void;
};

type SenderOptions = {
  /** Sends one; rejects if no answer came. */
  send: (shot: NumberedShot) => Promise<ShotAnswer>;
  /** The highest number that is known. */
  sequence: number;
};

/** Milliseconds between two that are sent, and after one that was lost. */
const pause = 100;
const pauseAfterLoss = 1_000;
/** How many may be on their way at once; while they are, only the newest waits. */
const mostUnderWay = 4;

/** Sends what changed, at most ten times a second, the newest alone, each with a higher number than all that were taken. */
export function createSender({ send, sequence: known }: SenderOptions): Sender {
  let sequence = known;
  let newest: Shot | null = null;
  let sent: Shot | null = null;
  let underWay = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function goOn() {
    clearTimeout(timer);
    if (isStopped || !newest || underWay >= mostUnderWay || isSame(newest, sent)) return;
    const wait = notBefore - Date.now();
    if (wait > 0) timer = setTimeout(goOn, wait);
    else void sendNewest(newest);
  }

  async function sendNewest(shot: Shot) {
    sent = shot;
    sequence += 1;
    underWay += 1;
    notBefore = Date.now() + pause;
    const number = sequence;
    try {
      const answer = await send({ ...shot, sequence: number });
      // After many were lost a number may be too high to be taken: then they go on from the one that is known.
      const isTooHigh = !answer.taken && answer.sequence < number && underWay === 1;
      sequence = isTooHigh ? answer.sequence : Math.max(sequence, answer.sequence);
      // Somebody was before it: it is shown with a higher number, unless there is a newer one already.
      if (!answer.taken && sent === shot) sent = null;
    } catch {
      if (sent === shot) sent = null;
      notBefore = Date.now() + pauseAfterLoss;
    }
    underWay -= 1;
    goOn();
  }

  return {
    show(shot) {
      newest = shot;
      goOn();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function isSame(one: Shot, other: Shot | null): boolean {
  return (
    one.view === other?.view &&
    one.pointer?.x === other.pointer?.x &&
    one.pointer?.y === other.pointer?.y
  );
}
