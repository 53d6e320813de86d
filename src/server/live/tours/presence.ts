import { fairGroupOf } from "../../accounts/network-address.ts";
import type { TourRow } from "../../store/tours.ts";
import { Attendance } from "./attendance.ts";
import type { Attending } from "./attendance.ts";
import type { TourBackbone } from "./backbone.ts";

/** Milliseconds a presenter may be disconnected before followers are notified. */
const grace = 5_000;

/** Maximum number of connections that may follow one tour in one process. */
export const tourFollowersLimit = 10_000;
/** Maximum number of those from one IPv4 address or one /48 IPv6 network, so that no network takes all places. */
export const tourFollowersOfNetwork = 2_500;

type Tour = Pick<TourRow, "id" | "presenterId" | "state" | "seenAt">;

type PresenceOptions = {
  backbone: TourBackbone;
  /** Called when a connection of this process joins or leaves. */
  onChange: (tourId: string) => void;
  /** Records that a presenter was connected until now; does not fail. */
  onPresenterLeft: (tourId: string) => Promise<void>;
};

/** Tracks followers and presenters of tours, in this and other processes. */
export class Presence {
  readonly #backbone: TourBackbone;
  readonly #onChange: PresenceOptions["onChange"];
  readonly #onPresenterLeft: PresenceOptions["onPresenterLeft"];
  readonly #here = new Attendance((id, presenterLeft) => void this.#changed(id, presenterLeft));

  constructor({ backbone, onChange, onPresenterLeft }: PresenceOptions) {
    this.#backbone = backbone;
    this.#onChange = onChange;
    this.#onPresenterLeft = onPresenterLeft;
  }

  /**
   * Registers that a connection from an address follows a tour; returns null if too many do. A presenter always has a
   * place. The returned function ends the attendance.
   */
  attend(
    row: Tour,
    connection: object,
    address: string,
    memberId: string | null,
  ): (() => void) | null {
    const network = fairGroupOf(address);
    const isFull =
      this.#here.of(row.id).followers >= tourFollowersLimit ||
      this.#here.ofNetwork(row.id, network) >= tourFollowersOfNetwork;
    const isPresenter = memberId === row.presenterId;
    if (isFull && !isPresenter && !this.#here.has(row.id, connection)) return null;
    return this.#here.enter(row.id, connection, network, isPresenter);
  }

  /** Returns how many follow a tour in all processes, and since when the presenter is away. */
  async attending(row: Tour): Promise<{ followers: number; awaySince: Date | null }> {
    if (row.state === "ENDED") return { followers: 0, awaySince: null };
    const { followers, presenterSeen } = await this.#everywhere(row.id);
    const seen = Math.max(presenterSeen ?? 0, row.seenAt.getTime());
    return { followers, awaySince: isAway(seen) ? new Date(seen) : null };
  }

  /** Returns the ids of the tours whose presenter is connected to this process. */
  presented(): string[] {
    return this.#here.presented();
  }

  /**
   * Returns a text that changes when followers must be notified: when followers joined or left, or when the presenter
   * has been disconnected for longer than the grace period.
   *
   * @param seenAt when the presenter was last connected, according to the database
   */
  async inWords(tourId: string, seenAt: number): Promise<string> {
    const { followers, presenterSeen } = await this.#everywhere(tourId);
    return `${followers} ${isAway(presenterSeen ?? seenAt)}`;
  }

  #everywhere(tourId: string): Promise<Attending> {
    return this.#backbone.attending(tourId, this.#here.of(tourId));
  }

  async #changed(tourId: string, presenterLeft: boolean): Promise<void> {
    if (presenterLeft) await this.#onPresenterLeft(tourId);
    // Other processes then count those who left at once.
    if (this.#backbone.isShared) await this.#everywhere(tourId);
    this.#onChange(tourId);
  }
}

function isAway(seen: number): boolean {
  return Date.now() - seen > grace;
}
