import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ViewInHand } from "../../../exhibitions/takenViewInHand.ts";
import {
  entriesInOrder,
  unknownOrder,
  withEvent,
  withFacts,
  withReading,
} from "../../../parts/placed-order.ts";
import type { PlacedFacts, PlacedOrder } from "../../../parts/placed-order.ts";
import type { ShownView } from "../block-form.ts";
import type { DeskBlock, ReadBlock } from "../deskBlock.ts";
import type { HeadFields, ReadHead } from "../deskHead.ts";
import type { BlockInHand, InHand } from "./operations.ts";

/** A whole exhibition, read from one response. */
export type Reading = { readonly head: ReadHead; readonly blocks: readonly ReadBlock[] };

/** The content of a mutation payload or an event. */
export type Facts = {
  /** The change number at which the facts are valid, or a later one. */
  readonly change: number;
  /** The head of the exhibition, if the payload contains it. */
  readonly head: ReadHead | null;
  readonly blocks: readonly ReadBlock[];
  readonly removedIds: readonly string[];
};

/**
 * The known server state of an exhibition. Blocks that were created here retain their client ids. Texts that were
 * written here retain their exact form: the server trims spaces after which the user may be about to continue.
 */
export class ExhibitionBook {
  #order: PlacedOrder<DeskBlock> = unknownOrder();
  #head: ReadHead;
  /** Content written here, by block, with the version that the server assigned to it. */
  readonly #written = new Map<string, { version: number; content: BlockContentInput }>();
  #writtenHead: { version: number; fields: HeadFields } | null = null;
  readonly #idsHere = new Map<string, string>();
  readonly #idsThere = new Map<string, string>();
  readonly #views = new Map<string, ShownView>();
  #known: InHand | null = null;
  /** Cached block objects, so that an unchanged block has a stable identity. */
  readonly #inHands = new Map<string, { of: DeskBlock; inHand: BlockInHand }>();

  constructor(reading: Reading) {
    this.#head = reading.head;
    this.read(reading);
  }

  /** The server state of the exhibition. The object is stable until something changes. */
  get known(): InHand {
    this.#known ??= {
      head: this.#fields(),
      blocks: entriesInOrder(this.#order).map((block) => this.#inHand(block)),
    };
    return this.#known;
  }

  /** The version of the head. */
  get headVersion(): number {
    return this.#head.version;
  }

  /** Returns the server state of a block; null if it does not exist. */
  blockNow(id: string): (BlockInHand & { version: number }) | null {
    const block = this.#order.said.get(this.idThere(id) ?? "")?.entry;
    return block ? { ...this.#inHand(block), version: block.version } : null;
  }

  /** Returns the server's id of a block; null if it has none yet. */
  idThere(id: string): string | null {
    return this.#idsThere.get(id) ?? (isMadeHere(id) ? null : id);
  }

  /** Records the server's id of a block that was created here. */
  name(idHere: string, idThere: string): void {
    this.#idsHere.set(idThere, idHere);
    this.#idsThere.set(idHere, idThere);
    this.#known = null;
  }

  /** Returns the client id of a block. */
  idHere(idThere: string): string {
    return this.#idsHere.get(idThere) ?? idThere;
  }

  /** Returns what a view shows; null if that is unknown, or if the image is no longer visible. */
  viewShown(view: TakenViewInput): ShownView | null {
    return this.#views.get(viewKey(view)) ?? null;
  }

  remember(views: readonly ViewInHand[]): void {
    for (const { view, shown } of views) if (shown) this.#views.set(viewKey(view), shown);
  }

  /** Applies a reading of the whole exhibition. */
  read({ head, blocks }: Reading): void {
    this.#takeHead(head);
    const entries = this.#read(blocks);
    this.#know(withReading(this.#order, head.change, entries));
  }

  /**
   * Applies an event.
   *
   * @returns whether it could be applied; otherwise the exhibition must be fetched again
   */
  hear(event: Facts & { readonly since: number }): boolean {
    const next = withEvent(this.#order, { ...this.#facts(event), since: event.since });
    if (!next) return false;
    this.#takeHead(event.head);
    this.#know(next);
    return true;
  }

  /** Applies the payload of a mutation. */
  take(facts: Facts): void {
    this.#takeHead(facts.head);
    this.#know(withFacts(this.#order, this.#facts(facts)));
  }

  /** Applies a block whose change number is unknown. */
  takeNewer(read: ReadBlock): void {
    const { id, version } = read.block;
    const said = this.#order.said.get(id);
    // The removal is newer than this version of the block.
    if (said && (said.entry === null || said.entry.version >= version)) return;
    const change = said?.change ?? this.#order.change;
    this.take({ change, head: null, blocks: [read], removedIds: [] });
  }

  /** Records that the content was written here and became this version of the block. */
  wrote(id: string, version: number, content: BlockContentInput): void {
    this.#written.set(this.idThere(id) ?? id, { version, content });
    this.#known = null;
  }

  wroteHead(version: number, fields: Partial<HeadFields>): void {
    this.#writtenHead = { version, fields: { ...this.#fields(), ...fields } };
    this.#known = null;
  }

  #fields(): HeadFields {
    const { version, fields } = this.#head;
    return this.#writtenHead?.version === version ? this.#writtenHead.fields : fields;
  }

  #inHand(block: DeskBlock): BlockInHand {
    const { id, isHidden, version } = block;
    const written = this.#written.get(id);
    const content = written?.version === version ? written.content : block.content;
    const idHere = this.idHere(id);
    const last = this.#inHands.get(id);
    const isAsLast = last?.of === block && last.inHand.id === idHere;
    if (isAsLast && last.inHand.content === content) return last.inHand;
    const inHand = { id: idHere, isHidden, content };
    this.#inHands.set(id, { of: block, inHand });
    return inHand;
  }

  #takeHead(head: ReadHead | null) {
    if (!head || head.change < this.#head.change) return;
    this.#head = head;
    this.remember(head.views);
  }

  #facts({ change, blocks, removedIds }: Facts): PlacedFacts<DeskBlock> {
    return { change, entries: this.#read(blocks), removedIds };
  }

  #read(blocks: readonly ReadBlock[]): DeskBlock[] {
    for (const { views } of blocks) this.remember(views);
    return blocks.map(({ block }) => block);
  }

  #know(order: PlacedOrder<DeskBlock>) {
    this.#order = order;
    this.#known = null;
  }
}

const madeHere = "new-";
/** Different on every page load: the next page may adopt the unsaved blocks of this one. */
const page = Date.now().toString(36);
let made = 0;

/** Returns a client id for a block, used until the server assigns one. */
export function newIdHere(): string {
  made += 1;
  return `${madeHere}${page}-${made}`;
}

function isMadeHere(id: string): boolean {
  return id.startsWith(madeHere);
}

function viewKey({ workId, imageId, place, width, height, frame }: TakenViewInput): string {
  return [workId, imageId, place, width, height, frame].join(" ");
}
