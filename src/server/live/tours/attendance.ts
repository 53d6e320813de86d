import { Counts } from "../../counts.ts";

/** Who is there. */
export type Attending = {
  /** Connections that follow, those of the presenter not counted. */
  followers: number;
  /** When the presenter was there last, in milliseconds since 1970: now if they are; null if it is not known here. */
  presenterSeen: number | null;
};

/** Something that stands for one connection. */
type Connection = object;

type There = {
  connections: Map<Connection, { presenter: boolean; times: number; releaseNetwork: () => void }>;
  /** The connections of each network. */
  networks: Counts<string>;
  presenterLeft: number | null;
};

/** Counts the connections of this process that follow tours, each once however often it follows. */
export class Attendance {
  readonly #tours = new Map<string, There>();
  readonly #onChange: (tourId: string, presenterLeft: boolean) => void;

  /** @param onChange is told when somebody came or left, and whether the presenter is gone with them */
  constructor(onChange: (tourId: string, presenterLeft: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Whether a connection follows a tour already. */
  has(tourId: string, connection: Connection): boolean {
    return this.#tours.get(tourId)?.connections.has(connection) ?? false;
  }

  /** How many connections of a network attend a tour. */
  ofNetwork(tourId: string, network: string): number {
    return this.#tours.get(tourId)?.networks.of(network) ?? 0;
  }

  /** Notes that a connection of a network follows a tour; what is returned ends that. */
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

  /** Who of this process is there. */
  of(tourId: string): Attending {
    const there = this.#tours.get(tourId);
    if (!there) return { followers: 0, presenterSeen: null };
    const presenters = presentersOf(there);
    const presenterSeen = presenters > 0 ? Date.now() : there.presenterLeft;
    return { followers: there.connections.size - presenters, presenterSeen };
  }

  /** The tours somebody of this process attends. */
  tours(): string[] {
    return [...this.#tours.keys()];
  }

  /** Those whose presenter is connected to this process. */
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
