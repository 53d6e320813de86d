import { Counts } from "../../counts.ts";

/** Number of followers and presence of the presenter. */
export type Attending = {
  /** Connected followers, without the presenter's connections. */
  followers: number;
  /**
   * When the presenter was last connected, in milliseconds since 1970: now if still connected; null if this process
   * does not know.
   */
  presenterSeen: number | null;
};

/** An object that identifies a connection. */
type Connection = object;

type There = {
  connections: Map<Connection, { presenter: boolean; times: number; releaseNetwork: () => void }>;
  /** Number of connections of each network. */
  networks: Counts<string>;
  presenterLeft: number | null;
};

/** Counts the connections of this process that follow tours, each connection once however many subscriptions it has. */
export class Attendance {
  readonly #tours = new Map<string, There>();
  readonly #onChange: (tourId: string, presenterLeft: boolean) => void;

  /** @param onChange called when a connection joins or leaves, and whether the presenter's last connection left */
  constructor(onChange: (tourId: string, presenterLeft: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Returns whether a connection already follows a tour. */
  has(tourId: string, connection: Connection): boolean {
    return this.#tours.get(tourId)?.connections.has(connection) ?? false;
  }

  /** Returns how many connections of a network attend a tour. */
  ofNetwork(tourId: string, network: string): number {
    return this.#tours.get(tourId)?.networks.of(network) ?? 0;
  }

  /** Registers that a connection of a network follows a tour. The returned function ends the attendance. */
  enter(tourId: string, connection: Connection, network: string, presenter: boolean): () => void {
    const there = this.#tours.get(tourId) ?? {
      connections: new Map(),
      networks: new Counts<string>(),
      presenterLeft: null,
    };
    this.#tours.set(tourId, there);
    const known = there.connections.get(connection);
    if (known) known.times += 1;
    else {
      const releaseNetwork = there.networks.add(network);
      there.connections.set(connection, { presenter, times: 1, releaseNetwork });
      this.#onChange(tourId, false);
    }
    let left = false;
    return () => {
      if (!left) this.#leave(tourId, connection);
      left = true;
    };
  }

  /** Returns the attendance of a tour in this process. */
  of(tourId: string): Attending {
    const there = this.#tours.get(tourId);
    if (!there) return { followers: 0, presenterSeen: null };
    const presenters = presentersOf(there);
    const presenterSeen = presenters > 0 ? Date.now() : there.presenterLeft;
    return { followers: there.connections.size - presenters, presenterSeen };
  }

  /** Returns the ids of the tours that connections of this process attend. */
  tours(): string[] {
    return [...this.#tours.keys()];
  }

  /** Returns the ids of the tours whose presenter is connected to this process. */
  presented(): string[] {
    return [...this.#tours].filter(([, there]) => presentersOf(there) > 0).map(([id]) => id);
  }

  #leave(tourId: string, connection: Connection): void {
    const there = this.#tours.get(tourId);
    const known = there?.connections.get(connection);
    if (!there || !known) return;
    known.times -= 1;
    if (known.times > 0) return;
    there.connections.delete(connection);
    known.releaseNetwork();
    const presenterLeft = known.presenter && presentersOf(there) === 0;
    if (presenterLeft) there.presenterLeft = Date.now();
    if (there.connections.size === 0) this.#tours.delete(tourId);
    this.#onChange(tourId, presenterLeft);
  }
}

function presentersOf({ connections }: There): number {
  let count = 0;
  for (const { presenter } of connections.values()) if (presenter) count += 1;
  return count;
}
