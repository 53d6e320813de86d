import type { Logger } from "pino";
import type { StoreEvent } from "../../store/announcements.ts";
import type { Database } from "../../store/connection.ts";
import {
  abandonedTours,
  endTour,
  keepPassingView,
  keepView,
  notePresenters,
  sayInTour,
  tourById,
} from "../../store/tours.ts";
import type { TourRow } from "../../store/tours.ts";
import type { Mailbox } from "../mailbox.ts";
import { TourChannel } from "./channel.ts";
import type { RoomEvent, Seen, ViewEvent } from "./channel.ts";
import { Presence } from "./presence.ts";
import { Resting } from "./resting.ts";
import type { TourBackbone } from "./backbone.ts";
import type { Put, TourViewState } from "./view-board.ts";

/** In milliseconds. */
const times = {
  /** How long a view must stay unchanged before it is stored as a step. */
  rest: 1_000,
  /** Interval at which the current view is stored while none rests. */
  pass: 3_000,
  /** Interval at which the attendance is checked. */
  look: 1_000,
  /** Interval at which the presence of presenters is stored and abandoned tours are ended. */
  sweep: 60_000,
};

/** Hours without a presenter after which a tour ends automatically. */
const abandonedAfter = 6;

/** Increment of the sequence of views after a start: more than can have been shown without being stored. */
const leap = 10_000;

/** A tour that a connection of this process follows. */
type Followed = {
  channel: TourChannel;
  /** When its presenter was last connected, according to the database when following began. */
  seenAt: number;
  /** The attendance that followers were last notified of; null before the first check. */
  told: string | null;
};

/** The live state of tours. */
export class Tours {
  /** Attendance of tours. */
  readonly presence: Presence;
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #backbone: TourBackbone;
  readonly #channels = new Map<string, Followed>();
  readonly #resting = new Resting<TourViewState>({
    ...times,
    isSame: (one, other) => one.view === other.view,
    onRest: (id, view) => this.#write(() => keepView(this.#db, id, view)),
    onPass: (id, view) => this.#write(() => keepPassingView(this.#db, id, view)),
  });
  readonly #timers: NodeJS.Timeout[];
  #isLooking = false;

  constructor(db: Database, backbone: TourBackbone, logger: Logger) {
    this.#db = db;
    this.#backbone = backbone;
    this.#logger = logger;
    this.presence = new Presence({
      backbone,
      onChange: (id) => this.#channels.get(id)?.channel.roomChanged(),
      onPresenterLeft: (id) =>
        this.#try("could not note a presenter", () => notePresenters(db, [id])),
    });
    backbone.onReachable(() => {
      for (const { channel } of this.#channels.values()) {
        channel.roomChanged();
        void channel.look();
      }
    });
    this.#timers = [
      setInterval(() => void this.#look(), times.look).unref(),
      setInterval(() => void this.#sweep(), times.sweep).unref(),
    ];
  }

  /** Returns the current or last view of a tour. */
  newest(row: TourRow): Promise<TourViewState> {
    return this.#begin(row).catch(() => written(row));
  }

  /** Whether views currently reach other processes. */
  get isReachable(): boolean {
    return this.#backbone.isReachable();
  }

  /**
   * Shows a newer view to followers and ignores one that is not newer. Returns null if the tour is over. Fails while
   * the other processes are unreachable.
   */
  async present(row: TourRow, view: TourViewState): Promise<Put | null> {
    await this.#begin(row);
    const put = await this.#backbone.board.put(row.id, view);
    if (put?.taken) {
      this.#backbone.events.tell("view", row.id);
      this.#resting.note(row.id, view);
    }
    return put;
  }

  /** Posts a message in a tour; returns null if the tour is over. */
  async say(row: TourRow, words: string): Promise<TourRow | null> {
    const { view } = await this.newest(row);
    const said = await sayInTour(this.#db, row.id, { words, view });
    this.changed(row.id);
    return said;
  }

  /** Ends a tour and stores its last view. */
  async end(row: Pick<TourRow, "id">): Promise<TourRow | null> {
    const up = await this.#backbone.board.read(row.id).catch(() => null);
    const last = up ?? this.#resting.newest(row.id);
    const ended = await endTour(this.#db, row.id, last);
    await this.#takeDown(row.id);
    return ended;
  }

  /** Notifies the followers of tours that no longer exist. */
  hear(event: StoreEvent): void {
    if (event.kind === "tours-gone") for (const id of event.ids) void this.#takeDown(id);
  }

  /** Notifies all followers that something about a tour changed. */
  changed(tourId: string): void {
    this.#backbone.events.tell("room", tourId);
    if (!this.isReachable) this.#channels.get(tourId)?.channel.roomChanged();
  }

  /** Returns the views of a tour from now on, the newest at once, until the tour ends. */
  async views(row: TourRow): Promise<Mailbox<ViewEvent>> {
    await this.newest(row);
    return this.#channelOf(row).views();
  }

  /** Returns an iterator with an event at once and after every change, for as long as the tour exists. */
  rooms(row: TourRow): Mailbox<RoomEvent> {
    return this.#channelOf(row).rooms();
  }

  /** Stores the current views and ends every subscription. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { channel } of [...this.#channels.values()]) channel.close();
    await this.#resting.finish();
    await this.#backbone.close();
  }

  #channelOf({ id: tourId, seenAt }: TourRow): TourChannel {
    const known = this.#channels.get(tourId);
    if (known) return known.channel;
    const channel = new TourChannel({
      tourId,
      events: this.#backbone.events,
      see: () => this.#see(tourId).catch(() => null),
      isGone: async () => (await tourById(this.#db, tourId).catch(() => undefined)) === null,
      onSilent: () => this.#channels.delete(tourId),
    });
    this.#channels.set(tourId, { channel, seenAt: seenAt.getTime(), told: null });
    return channel;
  }

  /** Puts the stored view of a live tour on the board if it has none. Fails while other processes are unreachable. */
  async #begin(row: TourRow): Promise<TourViewState> {
    if (row.state === "ENDED") return written(row);
    const { board } = this.#backbone;
    const { sequence } = row;
    // Followers may have seen higher sequences than the stored one.
    const resumed = sequence === 0 ? 0 : sequence + leap;
    const { view, isNew } = await board.begin(row.id, { ...written(row), sequence: resumed });
    if (!isNew) return view;
    // The tour may have ended since the row was read; its view must not remain then.
    const now = await tourById(this.#db, row.id);
    if (now?.state === "LIVE") return view;
    await board.remove(row.id);
    return written(now ?? row);
  }

  async #see(tourId: string): Promise<Seen> {
    const view = await this.#backbone.board.read(tourId);
    if (view) return { view, isOver: false };
    const row = await tourById(this.#db, tourId);
    return { view: row && (await this.#begin(row)), isOver: row?.state !== "LIVE" };
  }

  /** Removes the view of a tour. Followers then read the state of the tour. */
  async #takeDown(tourId: string): Promise<void> {
    this.#resting.forget(tourId);
    await this.#backbone.board.remove(tourId).catch(() => undefined);
    this.#backbone.events.tell("view", tourId);
    this.changed(tourId);
  }

  /** Notifies followers of a changed attendance in other processes and of a presenter who is away. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (const [tourId, followed] of this.#channels) {
      await this.#try("could not look who follows a tour", () => this.#lookAt(tourId, followed));
    }
    this.#isLooking = false;
  }

  async #lookAt(tourId: string, followed: Followed): Promise<void> {
    const now = await this.presence.inWords(tourId, followed.seenAt);
    const before = followed.told;
    followed.told = now;
    if (before !== followed.told) followed.channel.roomChanged();
    if (this.#backbone.isShared) await followed.channel.look();
  }

  async #sweep(): Promise<void> {
    await this.#try("could not look for tours without a presenter", async () => {
      await notePresenters(this.#db, this.presence.presented());
      for (const id of await abandonedTours(this.#db, abandonedAfter)) {
        if (await tourById(this.#db, id)) await this.end({ id });
      }
    });
  }

  #write(work: () => Promise<void>): Promise<void> {
    return this.#try("could not write down a tour's view", work);
  }

  async #try(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#logger.warn({ err: error }, what));
  }
}

function written({ sequence, view }: TourRow): TourViewState {
  return { sequence, view, pointer: null };
}
