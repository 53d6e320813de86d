import { createCoalescer } from "../coalescer.ts";
import { Mailbox } from "../mailbox.ts";
import type { TourEvents } from "./tour-events.ts";
import type { TourViewState } from "./view-board.ts";

/** Milliseconds between two messages of a kind, as the contract promises. */
export const tourPace = { view: 50, room: 500 };

/** What a tour shows, with its id. */
export type ViewEvent = TourViewState & { tourId: string };

/** Something of a tour changed other than what it shows. */
export type RoomEvent = { tourId: string };

/** What a tour shows, or showed last if it is over; null if it is there no more. */
export type Seen = { view: TourViewState | null; isOver: boolean };

type ChannelOptions = {
  tourId: string;
  events: TourEvents;
  /** Looks what the tour shows now; null if nobody knows. Must not fail. */
  see(): Promise<Seen | null>;
  /** Whether the tour is there no more. Must not fail. */
  isGone(): Promise<boolean>;
  /** Is told when nobody listens any more. */
  onSilent(): void;
};

/** What this process's followers of one tour are told, at the contract's pace. */
export class TourChannel {
  readonly #options: ChannelOptions;
  readonly #views = new Map<Mailbox<ViewEvent>, { last: number }>();
  readonly #rooms = new Set<Mailbox<RoomEvent>>();
  readonly #stop: (() => void)[];
  readonly #view = createCoalescer<null>(
    tourPace.view,
    () => null,
    () => void this.look(),
  );
  readonly #room = createCoalescer<null>(
    tourPace.room,
    () => null,
    () => void this.#tellRoom(),
  );

  constructor(options: ChannelOptions) {
    this.#options = options;
    const { events, tourId } = options;
    this.#stop = [
      events.follow("view", tourId, () => this.#view.push(null)),
      events.follow("room", tourId, () => this.#room.push(null)),
    ];
  }

  /** What is shown from now on, the newest at once, until the tour is over. */
  views(): Mailbox<ViewEvent> {
    const box: Mailbox<ViewEvent> = new Mailbox(
      (_waiting, next) => next,
      () => {
        this.#views.delete(box);
        this.#silence();
      },
    );
    this.#views.set(box, { last: -1 });
    void this.look();
    return box;
  }

  /** An event at once and whenever something changed, as long as there is the tour. */
  rooms(): Mailbox<RoomEvent> {
    const box: Mailbox<RoomEvent> = new Mailbox(
      (_waiting, next) => next,
      () => {
        this.#rooms.delete(box);
        this.#silence();
      },
    );
    this.#rooms.add(box);
    box.post("room", { tourId: this.#options.tourId });
    return box;
  }

  /** Something changed that only this process has to tell. */
  roomChanged(): void {
    this.#room.push(null);
  }

  /** Looks whether there is a newer view, tells it to those who do not have it, and whether it is the last. */
  async look(): Promise<void> {
    const seen = await this.#options.see();
    if (!seen) return;
    const { view, isOver } = seen;
    for (const [box, known] of this.#views) {
      if (view && view.sequence > known.last) {
        known.last = view.sequence;
        box.post("view", { ...view, tourId: this.#options.tourId });
      }
      if (isOver) box.finish();
    }
  }

  close(): void {
    for (const box of [...this.#views.keys(), ...this.#rooms]) box.close();
  }

  async #tellRoom(): Promise<void> {
    if (await this.#options.isGone()) for (const box of this.#rooms) box.close();
    for (const box of this.#rooms) box.post("room", { tourId: this.#options.tourId });
  }

  #silence(): void {
    if (this.#views.size > 0 || this.#rooms.size > 0) return;
    this.#view.close();
    this.#room.close();
    for (const stop of this.#stop) stop();
    this.#options.onSilent();
  }
}
