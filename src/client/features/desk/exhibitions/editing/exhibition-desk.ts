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

/** Milliseconds without typing after which the typed text becomes one operation. */
const pause = 600;

type Options = {
  book: ExhibitionBook;
  /** Sends a request to the server. Calls `onAnswer` once. */
  send: (request: Request, onAnswer: (answer: Answer) => void) => void;
  /** Called when events were missed. */
  onGap: () => void;
};

/**
 * The editing state of an exhibition. Changes show at once, are sent one after another and are merged with those of
 * other users. Every change can be undone.
 */
export class ExhibitionDesk {
  readonly #options: Options;
  readonly #aside: SetAside;
  readonly #outbox: Outbox;
  /** Text that is being typed, by block. */
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

  /** The state that the page renders. The object is stable until something changes. */
  get view(): DeskView {
    return this.#view;
  }

  /** All changes that are not confirmed as saved, in order, including text that is being typed. */
  get unsaved(): readonly Unsaved[] {
    const all = [...this.#aside.writings, ...this.#outbox.waiting, ...this.#drafts.values()];
    const [first] = this.#outbox.waiting;
    return all
      .filter((operation) => !isIdle(operation))
      .map((each) =>
        asUnsaved(each, each === first && this.#outbox.isUnderWay, this.#options.book),
      );
  }

  /** Applies the unsaved changes of an earlier page as if the user made them now. */
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

  /** Calls the listener after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies a reading of the whole exhibition. */
  read(reading: Reading): void {
    this.#outbox.learn(() => this.#options.book.read(reading));
  }

  /** Applies an event about a change of any user, including this one. */
  hear(event: Facts & { readonly since: number }): void {
    this.#outbox.learn(() => {
      if (!this.#options.book.hear(event)) this.#options.onGap();
    });
  }

  /** Updates the text that is being typed in a block. It becomes an operation after a pause. */
  write(id: string, content: BlockContentInput): void {
    const before = this.#view.blocks.find((block) => block.id === id)?.content;
    if (!before) return;
    const draft = this.#drafts.get(id);
    const begun = draft?.kind === "write" ? draft.before : before;
    this.#type(id, { kind: "write", id, before: begun, after: content });
  }

  /** Updates fields of the head. The update becomes an operation after a pause. */
  writeHead(fields: Partial<HeadFields>): void {
    const draft = this.#drafts.get("");
    const begun = draft?.kind === "head" ? draft : { before: {}, after: {} };
    this.#type("", {
      kind: "head",
      before: { ...part(this.#view.head, fields), ...begun.before },
      after: { ...begun.after, ...fields },
    });
  }

  /** Applies an operation optimistically and queues it. */
  perform(operation: Operation): void {
    this.settle();
    if (isIdle(operation)) return;
    this.#outbox.dismiss();
    this.#history = withDone(this.#history, operation);
    this.#outbox.put(operation);
  }

  /** Converts the text that is being typed into operations. */
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

  /** Retries the operation whose request failed. */
  sendAgain(): void {
    this.#outbox.sendAgain();
  }

  /** Discards the operation whose request failed. */
  giveUp(): void {
    this.#outbox.giveUp();
  }

  /** Resolves the current conflicts. */
  choose(choices: readonly Choice[]): void {
    this.#outbox.choose(choices);
  }

  /** Dismisses the message about an undone change. */
  dismiss(): void {
    this.#outbox.dismiss();
  }

  /** Discards the changes in a removed block, or restores the block with them. */
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

  /** @param shown the blocks of the previous view */
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
