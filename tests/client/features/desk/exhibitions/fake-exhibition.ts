import { generateKeyBetween } from "fractional-indexing";
import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { DeskBlock } from "../../../../../src/client/features/desk/exhibitions/deskBlock.ts";
import type { HeadFields } from "../../../../../src/client/features/desk/exhibitions/deskHead.ts";
import { ExhibitionBook } from "../../../../../src/client/features/desk/exhibitions/editing/exhibition-book.ts";
import type {
  Facts,
  Reading,
} from "../../../../../src/client/features/desk/exhibitions/editing/exhibition-book.ts";
import { ExhibitionDesk } from "../../../../../src/client/features/desk/exhibitions/editing/exhibition-desk.ts";
import type {
  Answer,
  Request,
} from "../../../../../src/client/features/desk/exhibitions/editing/sending.ts";
import { someHead } from "./any-exhibition.ts";

type Sent = { request: Request; onAnswer: (answer: Answer) => void };
type Event = Facts & { since: number };

/** An exhibition on a fake server, which applies its rules about versions. */
export class FakeExhibition {
  change = 1;
  head: { fields: HeadFields; version: number } = { fields: someHead, version: 1 };
  blocks: DeskBlock[] = [];
  readonly #removed = new Map<string, DeskBlock>();
  readonly #listeners: ((event: Event) => void)[] = [];
  #ids = 0;

  constructor(contents: readonly BlockContentInput[]) {
    for (const content of contents) this.#insert(this.blocks.at(-1)?.id ?? null, content, false);
  }

  reading(): Reading {
    return { head: this.#readHead(), blocks: this.blocks.map(read) };
  }

  onChange(listener: (event: Event) => void): void {
    this.#listeners.push(listener);
  }

  /** Applies a request, broadcasts the event, and returns the response. */
  answer(request: Request): Answer {
    switch (request.kind) {
      case "add": {
        const block = this.#insert(request.after, request.content, request.isHidden);
        return this.#changed([block], []);
      }
      case "head": {
        if (request.version !== this.head.version) {
          return { kind: "conflict", now: this.#facts([], []) };
        }
        const fields = { ...this.head.fields, ...request.fields };
        this.head = { fields, version: request.version + 1 };
        return this.#changed([], []);
      }
      case "restore": {
        const { id, after } = request;
        const removed = this.#removed.get(id);
        const stays = removed ?? this.#find(id);
        const position = after === undefined ? stays.position : this.#positionBehind(after);
        const block = removed ? { ...removed, position } : stays;
        if (this.#removed.delete(id)) this.#put(block);
        return this.#changed([block], []);
      }
      case "remove": {
        const block = this.blocks.find(({ id }) => id === request.id);
        if (block) this.#removed.set(request.id, block);
        this.blocks = this.blocks.filter((each) => each !== block);
        return this.#changed([], [request.id]);
      }
    }
    const block = this.blocks.find(({ id }) => id === request.id);
    if (!block) return { kind: "refused", refusal: { message: "It is not there any more." } };
    switch (request.kind) {
      case "write":
        if (request.version !== block.version) return { kind: "conflict", now: read(block) };
        return this.#set({ ...block, version: block.version + 1, content: request.content });
      case "hide":
        return this.#set({ ...block, isHidden: request.isHidden });
      case "move": {
        this.blocks = this.blocks.filter((each) => each !== block);
        return this.#set({ ...block, position: this.#positionBehind(request.after) });
      }
    }
  }

  #set(block: DeskBlock): Answer {
    this.blocks = this.blocks.filter(({ id }) => id !== block.id);
    this.#put(block);
    return this.#changed([block], []);
  }

  #insert(after: string | null, content: BlockContentInput, isHidden: boolean): DeskBlock {
    this.#ids += 1;
    const position = this.#positionBehind(after);
    const block = { id: `b${this.#ids}`, position, isHidden, version: 1, content };
    this.#put(block);
    return block;
  }

  #put(block: DeskBlock) {
    this.blocks = [...this.blocks, block].sort((a, b) => (a.position < b.position ? -1 : 1));
  }

  /** Returns a new position, also unused by removed blocks, which retain theirs. */
  #positionBehind(after: string | null): string {
    const taken = [...this.blocks, ...this.#removed.values()]
      .map(({ position }) => position)
      .sort();
    const anchor = this.blocks.find(({ id }) => id === after)?.position ?? taken.at(-1) ?? null;
    const before = after === null ? null : anchor;
    const next = taken.find((position) => before === null || position > before);
    return generateKeyBetween(before, next ?? null);
  }

  #find(id: string): DeskBlock {
    const block = this.blocks.find((each) => each.id === id);
    if (!block) throw new Error(`There never was a block ${id}.`);
    return block;
  }

  #changed(blocks: DeskBlock[], removedIds: string[]): Answer {
    this.change += 1;
    const facts = this.#facts(blocks, removedIds);
    for (const listener of this.#listeners) listener({ ...facts, since: this.change - 1 });
    return { kind: "done", facts };
  }

  #facts(blocks: DeskBlock[], removedIds: string[]): Facts {
    return { change: this.change, head: this.#readHead(), blocks: blocks.map(read), removedIds };
  }

  #readHead() {
    return { ...this.head, change: this.change, views: [] };
  }
}

/** Opens the exhibition in an editor. Requests, responses and events wait until a test lets them through. */
export function editorOf(server: FakeExhibition) {
  const sent: Sent[] = [];
  const answers: (() => void)[] = [];
  const events: (() => void)[] = [];
  const book = new ExhibitionBook(server.reading());
  const desk = new ExhibitionDesk({
    book,
    send: (request, onAnswer) => sent.push({ request, onAnswer }),
    onGap: () => desk.read(server.reading()),
  });
  server.onChange((event) => events.push(() => desk.hear(event)));
  const letThrough = (waiting: (() => void)[]) => waiting.shift()?.();
  return {
    desk,
    sent,
    /** Delivers the first request to the server; its response waits. */
    reach: () => {
      const first = sent.shift();
      if (!first) return;
      const answer = server.answer(first.request);
      answers.push(() => first.onAnswer(answer));
    },
    hearAnswer: () => letThrough(answers),
    hearEvent: () => letThrough(events),
    /** Whether no messages are pending. */
    isQuiet: () => sent.length + answers.length + events.length === 0,
  };
}

function read(block: DeskBlock) {
  return { block, views: [] };
}
