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
  /** How long a view is shown until it is written down as a step. */
  rest: 1_000,
  /** How often what is shown is written down as long as none rests. */
  pass: 3_000,
  /** How often it is looked who is there. */
  look: 1_000,
  /** How often it is noted that presenters are there, and looked for tours without one. */
  sweep: 60_000,
};

/** Hours after which a tour without its presenter ends by itself. */
const abandonedAfter = 6;

/** By how much the numbers of views go on after a start: more than can have been shown and not written down. */
const leap = 10_000;

/** A tour somebody of this process follows. */
type Followed = {
  channel: TourChannel;
  /** When its presenter was there last, as far as was written down when following began. */
  seenAt: number;
  /** Who followers were told is there; null before the first look, since somebody may have come or left in between. */
  told: string | null;
};

/** The live side of tours. */
export class Tours {
  /** Who is there. */
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

  /** What a tour shows now, or showed last. */
  newest(row: TourRow): Promise<TourViewState> {
    return this.#begin(row).catch(() => written(row));
  }

  /** Whether what a tour shows reaches others now. */
  get isReachable(): boolean {
    return this.#backbone.isReachable();
  }

  /**
   * Shows followers something newer; what is not newer is passed over. Null if the tour is over. Fails while others
   * cannot be reached.
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

  /** Says something; null if the tour is over. */
  async say(row: TourRow, words: string): Promise<TourRow | null> {
    const { view } = await this.newest(row);
    const said = await sayInTour(this.#db, row.id, { words, view });
    this.changed(row.id);
    return said;
  }

  /** Ends a tour with what it shows. */
  async end(row: Pick<TourRow, "id">): Promise<TourRow | null> {
    const up = await this.#backbone.board.read(row.id).catch(() => null);
    const last = up ?? this.#resting.newest(row.id);
    const ended = await endTour(this.#db, row.id, last);
    await this.#takeDown(row.id);
    return ended;
  }

  /** Tells those who follow tours that are there no more. */
  hear(event: StoreEvent): void {
    if (event.kind === "tours-gone") for (const id of event.ids) void this.#takeDown(id);
  }

  /** Tells all who follow that something of a tour is other than before. */
  changed(tourId: string): void {
    this.#backbone.events.tell("room", tourId);
    if (!this.isReachable) this.#channels.get(tourId)?.channel.roomChanged();
  }

  /** What a tour shows from now on, the newest at once, until it is over. */
  async views(row: TourRow): Promise<Mailbox<ViewEvent>> {
    await this.newest(row);
    return this.#channelOf(row).views();
  }

  /** An event at once, and whenever something of the tour changed, as long as there is the tour. */
  rooms(row: TourRow): Mailbox<RoomEvent> {
    return this.#channelOf(row).rooms();
  }

  /** Writes down what is shown, and ends every subscription. */
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

  /** Puts the view of a tour that goes on up if none is. Fails while others cannot be reached. */
  async #begin(row: TourRow): Promise<TourViewState> {
    if (row.state === "ENDED") return written(row);
    const { board } = this.#backbone;
    const { sequence } = row;
    // Followers may have seen higher numbers than the one written down.
    const resumed = sequence === 0 ? 0 : sequence + leap;
    const { view, isNew } = await board.begin(row.id, { ...written(row), sequence: resumed });
    if (!isNew) return view;
    // It may have ended since the row was read; then nothing stays up.
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

  /** Nothing is shown any more; those who follow find out what became of the tour. */
  async #takeDown(tourId: string): Promise<void> {
    this.#resting.forget(tourId);
    await this.#backbone.board.remove(tourId).catch(() => undefined);
    this.#backbone.events.tell("view", tourId);
    this.changed(tourId);
  }

  /** Tells followers when others came or left elsewhere, or the presenter has been gone for long enough. */
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
