import type { Client } from "graphql-ws";
import {
  entriesInOrder,
  unknownOrder,
  withEvent,
  withFacts,
  withReading,
} from "../../src/client/features/parts/placed-order.ts";
import type { PlacedFacts, PlacedOrder } from "../../src/client/features/parts/placed-order.ts";
import { change } from "./album-operations.ts";
import type { AlbumAnswer, AlbumMutation } from "./album-operations.ts";
import type { Person } from "./album-people.ts";
import { connectLive, follow } from "./live.ts";
import type { Following } from "./live.ts";

/** The fields of an album entry that the client caches. */
export type KnownEntry = { id: string; position: string; caption: string | null; version: number };

type Told = {
  albumChanged: PlacedFacts<KnownEntry> & { since: number; removedEntryIds: string[] };
};

const fields = "id position caption version";
const wholeText = `query ($id: ID!) { album(id: $id) { change
  entries(first: 100) { edges { node { ${fields} } } } } }`;
const changedText = `subscription ($id: ID!) { albumChanged(id: $id) {
  change since entries { ${fields} } removedEntryIds } }`;

/** Reads a whole album, of at most 100 entries. */
export async function readAlbum(
  person: Person,
  id: string,
): Promise<{ change: number; entries: KnownEntry[] }> {
  const { album } = await person.read<{
    album: { change: number; entries: { edges: { node: KnownEntry }[] } };
  }>(wholeText, { id });
  return { change: album.change, entries: album.entries.edges.map(({ node }) => node) };
}

/** A client that views and changes an album, and knows only what it has received. */
export class AlbumClient {
  order: PlacedOrder<KnownEntry> = unknownOrder();
  readonly #person: Person;
  readonly #albumId: string;
  readonly #connection: Client;
  readonly #following: Following<Told>;
  #heard = 0;

  constructor(url: string, person: Person, albumId: string) {
    this.#person = person;
    this.#albumId = albumId;
    this.#connection = connectLive(url, person.headers());
    const payload = { query: changedText, variables: { id: albumId } };
    this.#following = follow<Told>(this.#connection, payload);
  }

  /** Reads the whole album. */
  async read(): Promise<void> {
    const { change: read, entries } = await readAlbum(this.#person, this.#albumId);
    this.order = withReading(this.order, read, entries);
  }

  /** Waits until an event of this change or a later one has arrived. */
  async reached(wanted: number): Promise<void> {
    await this.#following.until((all) =>
      all.some(({ albumChanged }) => albumChanged.change >= wanted),
    );
  }

  /** Applies at most `most` of the received events. */
  async hear(most = Number.MAX_SAFE_INTEGER): Promise<void> {
    const events = this.#following.received.slice(this.#heard, this.#heard + most);
    this.#heard += events.length;
    for (const { albumChanged } of events) {
      const event = { ...albumChanged, removedIds: albumChanged.removedEntryIds };
      const next = withEvent(this.order, event);
      if (next) this.order = next;
      else await this.read();
    }
  }

  /** Changes the album without applying the response; returns null if the response contains no entries. */
  async change(
    name: AlbumMutation,
    input: Record<string, unknown>,
  ): Promise<PlacedFacts<KnownEntry> | null> {
    return factsIn(await change(this.#person, name, input));
  }

  /** Applies a response. */
  takeIn(facts: PlacedFacts<KnownEntry>): void {
    this.order = withFacts(this.order, facts);
  }

  /** Returns the known entries of the album in order. */
  entries(): KnownEntry[] {
    return entriesInOrder(this.order);
  }

  async close(): Promise<void> {
    await this.#connection.dispose();
  }
}

function known({ id, position, caption, version }: KnownEntry): KnownEntry {
  return { id, position, caption, version };
}

/** Returns the entries in a mutation's response, if it contains any. */
function factsIn(answer: AlbumAnswer): PlacedFacts<KnownEntry> | null {
  const { added, alreadyIn, album, entryEdge, entry, removedEntryId } = answer;
  switch (answer.__typename) {
    case "AddToAlbumsSuccess": {
      const [addition] = [...added, ...alreadyIn];
      if (!addition) return null;
      const entries = [known(addition.entryEdge.node)];
      return { change: addition.album.change, entries, removedIds: [] };
    }
    case "RemoveAlbumEntrySuccess":
      return { change: album.change, entries: [], removedIds: [removedEntryId] };
    case "RestoreAlbumEntrySuccess":
    case "MoveAlbumEntrySuccess":
      return { change: album.change, entries: [known(entryEdge.node)], removedIds: [] };
    case "CaptionAlbumEntrySuccess":
      return { change: album.change, entries: [known(entry)], removedIds: [] };
    default:
      return null;
  }
}
