import type { Point } from "../../../view/view.ts";

/** A shared view in its text form, with the pointer's position. */
export type Shot = { readonly view: string; readonly pointer: Point | null };

/** A shared view with its sequence number. */
export type NumberedShot = Shot & { readonly sequence: number };

/** The server's response; `sequence` is the highest number so far. */
export type ShotAnswer = { readonly taken: boolean; readonly sequence: number };

/** Sends the current view to the followers of a tour. */
export type Sender = {
  /** Sets the current view. May be called at any rate. */
  show(shot: Shot): void;
  stop(): void;
};

type SenderOptions = {
  /** Sends a view. Rejects if there is no response. */
  send: (shot: NumberedShot) => Promise<ShotAnswer>;
  /** The highest known sequence number. */
  sequence: number;
};

/** Minimum interval between two requests, and delay after a failed one, in milliseconds. */
const pause = 100;
const pauseAfterLoss = 1_000;
/** Maximum number of requests in flight. Meanwhile only the latest view waits. */
const mostUnderWay = 4;

/**
 * Creates a sender that throttles views to ten per second and sends only the latest one, each with a higher number than
 * all accepted ones.
 */
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
      // After many lost requests a number may be too high to be accepted. Then the numbering continues from the
      // server's.
      const isTooHigh = !answer.taken && answer.sequence < number && underWay === 1;
      sequence = isTooHigh ? answer.sequence : Math.max(sequence, answer.sequence);
      // Another sender was first. The view is sent again with a higher number, unless there is a newer one.
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
