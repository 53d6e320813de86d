import { fairGroupOf } from "../../accounts/network-address.ts";
import type { TourRow } from "../../store/tours.ts";
import { Attendance } from "./attendance.ts";
import type { Attending } from "./attendance.ts";
import type { TourBackbone } from "./backbone.ts";

/** Milliseconds a presenter may be gone until followers are told. */
const grace = 5_000;

/** Connections that may follow one tour in one process. */
export const tourFollowersLimit = 10_000;
/** Those of one IPv4 address or 48 bits of IPv6, so that no network takes all. */
export const tourFollowersOfNetwork = 2_500;

type Tour = Pick<TourRow, "id" | "presenterId" | "state" | "seenAt">;

type PresenceOptions = {
  backbone: TourBackbone;
  /** Called when somebody of this process came or left. */
  onChange: (tourId: string) => void;
  /** Notes that a presenter was there until now; does not fail. */
  onPresenterLeft: (tourId: string) => Promise<void>;
};

/** Who is there: those who follow tours, here and elsewhere, and those who present them. */
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

  /** Notes that a connection from an address follows; null if too many do. A presenter always has a place. The returned function ends the attendance. */
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

  /** How many follow in all processes, and since when the presenter is away. */
  async attending(row: Tour): Promise<{ followers: number; awaySince: Date | null }> {
    if (row.state === "ENDED") return { followers: 0, awaySince: null };
    const { followers, presenterSeen } = await this.#everywhere(row.id);
    const seen = Math.max(presenterSeen ?? 0, row.seenAt.getTime());
    return { followers, awaySince: isAway(seen) ? new Date(seen) : null };
  }

  /** The tours whose presenter is connected to this process. */
  presented(): string[] {
    return this.#here.presented();
  }

  /**
   * Who is there, in words that are others when followers are to be told: when others came or left, or the presenter
   * has been gone for long enough.
   *
   * @param seenAt when the presenter was there last, as far as was written down
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
    // So that other processes count those who left at once.
    if (this.#backbone.isShared) await this.#everywhere(tourId);
    this.#onChange(tourId);
  }
}

function isAway(seen: number): boolean {
  return Date.now() - seen > grace;
}
