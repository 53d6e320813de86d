import { createCoalescer } from "../coalescer.ts";
import { Mailbox } from "../mailbox.ts";
import type { TourEvents } from "./tour-events.ts";
import type { TourViewState } from "./view-board.ts";

/** Milliseconds between two messages of a kind, as documented in the GraphQL schema. */
export const tourPace = { view: 50, room: 500 };

/** The current view of a tour, with the tour's id. */
export type ViewEvent = TourViewState & { tourId: string };

/** A change to a tour other than to its view. */
export type RoomEvent = { tourId: string };

/** The current or last view of a tour; null if the tour no longer exists. */
export type Seen = { view: TourViewState | null; isOver: boolean };

type ChannelOptions = {
  tourId: string;
  events: TourEvents;
  /** Reads the current view; null if unknown. Must not fail. */
  see(): Promise<Seen | null>;
  /** Returns whether the tour no longer exists. Must not fail. */
  isGone(): Promise<boolean>;
  /** Called when the last listener has left. */
  onSilent(): void;
};

/** Sends the events of one tour to the followers in this process, at the documented rates. */
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

  /** Returns the views from now on, the newest at once, until the tour ends. */
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

  /** Returns an iterator with an event at once and after every change, for as long as the tour exists. */
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

  /** Sends an event about a change that concerns only this process. */
  roomChanged(): void {
    this.#room.push(null);
  }

  /** Sends the current view to the followers that do not have it, and ends their iterators if the tour is over. */
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
