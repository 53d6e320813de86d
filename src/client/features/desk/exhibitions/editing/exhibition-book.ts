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

/** All that was read of an exhibition in one go. */
export type Reading = { readonly head: ReadHead; readonly blocks: readonly ReadBlock[] };

/** What an answer or an event tells. */
export type Facts = {
  /** The change at which it holds, or a later one. */
  readonly change: number;
  /** What it says of itself, if that was told. */
  readonly head: ReadHead | null;
  readonly blocks: readonly ReadBlock[];
  readonly removedIds: readonly string[];
};

/**
 * What the server has said of an exhibition. Blocks that were made here keep the id they were given here; and what was
 * written here stays as it was written, since the server keeps it without the spaces somebody may be about to write on
 * behind.
 */
export class ExhibitionBook {
  #order: PlacedOrder<DeskBlock> = unknownOrder();
  #head: ReadHead;
  /** What was written here of blocks and of the head, by the version that came of it. */
  readonly #written = new Map<string, { version: number; content: BlockContentInput }>();
  #writtenHead: { version: number; fields: HeadFields } | null = null;
  readonly #idsHere = new Map<string, string>();
  readonly #idsThere = new Map<string, string>();
  readonly #views = new Map<string, ShownView>();
  #known: InHand | null = null;
  /** Blocks as they were handed out, so that one that did not change is the same again. */
  readonly #inHands = new Map<string, { of: DeskBlock; inHand: BlockInHand }>();

  constructor(reading: Reading) {
    this.#head = reading.head;
    this.read(reading);
  }

  /** The exhibition as the server knows it; the same until something changes. */
  get known(): InHand {
    this.#known ??= {
      head: this.#fields(),
      blocks: entriesInOrder(this.#order).map((block) => this.#inHand(block)),
    };
    return this.#known;
  }

  /** The version of what it says of itself. */
  get headVersion(): number {
    return this.#head.version;
  }

  /** The block as the server knows it; null if there is none. */
  blockNow(id: string): (BlockInHand & { version: number }) | null {
    const block = this.#order.said.get(this.idThere(id) ?? "")?.entry;
    return block ? { ...this.#inHand(block), version: block.version } : null;
  }

  /** The server's id of a block; null if it has none yet. */
  idThere(id: string): string | null {
    return this.#idsThere.get(id) ?? (isMadeHere(id) ? null : id);
  }

  /** A block that was made here is known to the server. */
  name(idHere: string, idThere: string): void {
    this.#idsHere.set(idThere, idHere);
    this.#idsThere.set(idHere, idThere);
    this.#known = null;
  }

  /** The id by which a block is known here. */
  idHere(idThere: string): string {
    return this.#idsHere.get(idThere) ?? idThere;
  }

  /** What is seen in a view; null if that is not known, or not shown any more. */
  viewShown(view: TakenViewInput): ShownView | null {
    return this.#views.get(viewKey(view)) ?? null;
  }

  remember(views: readonly ViewInHand[]): void {
    for (const { view, shown } of views) if (shown) this.#views.set(viewKey(view), shown);
  }

  /** Takes in a reading of the whole exhibition. */
  read({ head, blocks }: Reading): void {
    this.#takeHead(head);
    const entries = this.#read(blocks);
    this.#know(withReading(this.#order, head.change, entries));
  }

  /**
   * Takes in an event.
   *
   * @returns whether it was understood; else the exhibition is to be read anew
   */
  hear(event: Facts & { readonly since: number }): boolean {
    const next = withEvent(this.#order, { ...this.#facts(event), since: event.since });
    if (!next) return false;
    this.#takeHead(event.head);
    this.#know(next);
    return true;
  }

  /** Takes in what a mutation answered. */
  take(facts: Facts): void {
    this.#takeHead(facts.head);
    this.#know(withFacts(this.#order, this.#facts(facts)));
  }

  /** Takes in a block of which it was not told at which change it is like this. */
  takeNewer(read: ReadBlock): void {
    const { id, version } = read.block;
    const said = this.#order.said.get(id);
    // What was taken out was so later: what is told of it here is older.
    if (said && (said.entry === null || said.entry.version >= version)) return;
    const change = said?.change ?? this.#order.change;
    this.take({ change, head: null, blocks: [read], removedIds: [] });
  }

  /** This was written here, and became this version of the block. */
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
/** Of each page another: what was made in one may be taken up in the next. */
const page = Date.now().toString(36);
let made = 0;

/** An id for a block until the server gives it one. */
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
