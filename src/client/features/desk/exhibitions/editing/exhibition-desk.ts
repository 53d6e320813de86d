import type { BlockContentInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { HeadFields } from "../deskHead.ts";
import type { Choice } from "../merging/three-ways.ts";
import { viewOf } from "./desk-view.ts";
import type { DeskView } from "./desk-view.ts";
import type { ExhibitionBook, Facts, Reading } from "./exhibition-book.ts";
import { noHistory, redo, undo, withDone } from "./history.ts";
import type { History } from "./history.ts";
import { isIdle, part } from "./operations.ts";
import type { Operation, Write } from "./operations.ts";
import { Outbox } from "./outbox.ts";
import type { Answer, Request } from "./sending.ts";
import { SetAside } from "./set-aside.ts";
import { asUnsaved, madeAlready } from "./unsaved.ts";
import type { Unsaved } from "./unsaved.ts";
import type { Writing } from "./writing.ts";

/** Milliseconds without typing after which what was typed is one operation. */
const pause = 600;

type Options = {
  book: ExhibitionBook;
  /** Asks the server, and is answered once. */
  send: (request: Request, onAnswer: (answer: Answer) => void) => void;
  /** Called when events were missed. */
  onGap: () => void;
};

/**
 * An exhibition in somebody's hands: what they do shows at once, is sent one after the other, and merged with what others do
 * meanwhile. Whatever they do can be taken back.
 */
export class ExhibitionDesk {
  readonly #options: Options;
  readonly #aside: SetAside;
  readonly #outbox: Outbox;
  /** What is being typed. */
  readonly #drafts = new Map<string, Writing>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #history: History = noHistory;
  #view: DeskView;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    const { book, send } = options;
    this.#aside = new SetAside(book);
    this.#outbox = new Outbox({ book, aside: this.#aside, send, onChange: () => this.#show() });
    this.#view = this.#look();
  }

  /** What the page shows; the same until something changes. */
  get view(): DeskView {
    return this.#view;
  }

  /** All that is not known to be saved, in its order, also what is being typed. */
  get unsaved(): readonly Unsaved[] {
    const all = [...this.#aside.writings, ...this.#outbox.waiting, ...this.#drafts.values()];
    const [first] = this.#outbox.waiting;
    return all
      .filter((operation) => !isIdle(operation))
      .map((each) =>
        asUnsaved(each, each === first && this.#outbox.isUnderWay, this.#options.book),
      );
  }

  /** Does once more what was not saved when a page was left, as if it were done now. */
  takeUp(unsaved: readonly Unsaved[]): void {
    const { book } = this.#options;
    this.settle();
    for (const each of unsaved) {
      const { operation } = each;
      const made = madeAlready(each, book);
      if (made !== null && "block" in operation) book.name(operation.block.id, made);
      this.#history = withDone(this.#history, operation);
      if (made === null) this.#outbox.put(operation);
    }
    this.#show();
  }

  /** Calls back whenever something changes, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in a reading of the whole exhibition. */
  read(reading: Reading): void {
    this.#outbox.learn(() => this.#options.book.read(reading));
  }

  /** Takes in what others did, or oneself. */
  hear(event: Facts & { readonly since: number }): void {
    this.#outbox.learn(() => {
      if (!this.#options.book.hear(event)) this.#options.onGap();
    });
  }

  /** Somebody types in a block: it shows, and is an operation once they pause. */
  write(id: string, content: BlockContentInput): void {
    const before = this.#view.blocks.find((block) => block.id === id)?.content;
    if (!before) return;
    const draft = this.#drafts.get(id);
    const begun = draft?.kind === "write" ? draft.before : before;
    this.#type(id, { kind: "write", id, before: begun, after: content });
  }

  /** Somebody changes what the exhibition says of itself. */
  writeHead(fields: Partial<HeadFields>): void {
    const draft = this.#drafts.get("");
    const begun = draft?.kind === "head" ? draft : { before: {}, after: {} };
    this.#type("", {
      kind: "head",
      before: { ...part(this.#view.head, fields), ...begun.before },
      after: { ...begun.after, ...fields },
    });
  }

  /** Does something that shows at once and is sent when it is its turn. */
  perform(operation: Operation): void {
    this.settle();
    if (isIdle(operation)) return;
    this.#outbox.dismiss();
    this.#history = withDone(this.#history, operation);
    this.#outbox.put(operation);
  }

  /** What was typed is an operation now. */
  settle(): void {
    clearTimeout(this.#timer);
    const drafts = [...this.#drafts.values()];
    this.#drafts.clear();
    for (const draft of drafts) {
      if (isIdle(draft)) continue;
      this.#history = withDone(this.#history, draft);
      this.#outbox.put(draft);
    }
    if (drafts.length > 0) this.#show();
  }

  undo(): void {
    this.settle();
    this.#goTo(undo(this.#history));
  }

  redo(): void {
    this.settle();
    this.#goTo(redo(this.#history));
  }

  /** Sends again what could not be sent. */
  sendAgain(): void {
    this.#outbox.sendAgain();
  }

  /** Lets go of what could not be sent. */
  giveUp(): void {
    this.#outbox.giveUp();
  }

  /** Says what is taken of what both wrote. */
  choose(choices: readonly Choice[]): void {
    this.#outbox.choose(choices);
  }

  /** Nothing more needs to be said of what was taken back. */
  dismiss(): void {
    this.#outbox.dismiss();
  }

  /** What was written in a block that is gone is forgotten, or the block is put back with it. */
  settleMissed(write: Write, isPutBack: boolean): void {
    this.#aside.settle(write);
    if (isPutBack) {
      const block = { id: write.id, isHidden: false, content: write.before };
      this.#outbox.put({ kind: "restore", block, after: undefined });
      this.#outbox.put(write);
    }
    this.#show();
  }

  #type(key: string, draft: Writing) {
    this.#drafts.set(key, draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), pause);
    this.#show();
  }

  #goTo(step: { todo: Operation; history: History } | null) {
    if (!step) return;
    this.#outbox.dismiss();
    this.#history = step.history;
    this.#outbox.put(step.todo);
  }

  #show() {
    this.#view = this.#look(this.#view.blocks);
    for (const listener of this.#listeners) listener();
  }

  /** @param shown the blocks that were shown before */
  #look(shown: DeskView["blocks"] = []): DeskView {
    return viewOf({
      shown,
      saved: this.#options.book.known,
      waiting: this.#outbox.waiting,
      parked: this.#aside.parked,
      drafts: this.#drafts,
      history: this.#history,
      stopped: this.#outbox.stopped,
      dropped: this.#outbox.dropped,
      conflicts: this.#outbox.conflicts,
      missed: this.#aside.missed,
    });
  }
}
