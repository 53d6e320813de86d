import type { BlockContentInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { Refusal } from "../../../parts/refusal.ts";
import type { HeadFields } from "../deskHead.ts";
import { asText } from "../merging/is-same.ts";
import type { Choice, Conflict } from "../merging/three-ways.ts";
import { viewOf } from "./desk-view.ts";
import type { DeskView } from "./desk-view.ts";
import type { ExhibitionBook, Facts, Reading } from "./exhibition-book.ts";
import { noHistory, redo, undo, withDone } from "./history.ts";
import type { History } from "./history.ts";
import { isIdle, part } from "./operations.ts";
import type { Operation, Write } from "./operations.ts";
import { queued, withLaterWhole, withoutFirst } from "./queue.ts";
import { turnOf, type Answer, type Request } from "./sending.ts";
import { SetAside } from "./set-aside.ts";
import { asUnsaved, madeAlready } from "./unsaved.ts";
import type { Unsaved } from "./unsaved.ts";
import { isWriting, placeOf, together } from "./writing.ts";
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
  /** What was done and is not answered yet; the first one is on its way. */
  #waiting: readonly Operation[] = [];
  #isSending = false;
  #stopped: Refusal | null = null;
  #dropped: Refusal | null = null;
  #conflicts: readonly Conflict[] | null = null;
  #askedLast: readonly Conflict[] = [];
  readonly #aside: SetAside;
  /** What is being typed. */
  readonly #drafts = new Map<string, Writing>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #history: History = noHistory;
  /** What was told while a block was on its way whose id was not known yet. */
  #late: (() => void)[] = [];
  #view: DeskView;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#aside = new SetAside(options.book);
    this.#view = this.#look();
  }

  /** What the page shows; the same until something changes. */
  get view(): DeskView {
    return this.#view;
  }

  /** All that is not known to be saved, in its order, also what is being typed. */
  get unsaved(): readonly Unsaved[] {
    const all = [...this.#aside.writings, ...this.#waiting, ...this.#drafts.values()];
    const [first] = this.#waiting;
    return all
      .filter((operation) => !isIdle(operation))
      .map((each) => asUnsaved(each, each === first && this.#isUnderWay(), this.#options.book));
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
      if (made === null) this.#enqueue(operation);
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
    this.#learn(() => this.#options.book.read(reading));
  }

  /** Takes in what others did, or oneself. */
  hear(event: Facts & { readonly since: number }): void {
    this.#learn(() => {
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
    this.#dropped = null;
    this.#history = withDone(this.#history, operation);
    this.#enqueue(operation);
  }

  /** What was typed is an operation now. */
  settle(): void {
    clearTimeout(this.#timer);
    const drafts = [...this.#drafts.values()];
    this.#drafts.clear();
    for (const draft of drafts) {
      if (isIdle(draft)) continue;
      this.#history = withDone(this.#history, draft);
      this.#enqueue(draft);
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
    const stopped = this.#stopped;
    if (!stopped) return;
    this.#stopped = null;
    if (!stopped.again) return this.#pump();
    this.#isSending = true;
    this.#show();
    stopped.again();
  }

  /** Lets go of what could not be sent. */
  giveUp(): void {
    if (!this.#stopped) return;
    this.#stopped = null;
    this.#waiting = withoutFirst(this.#waiting);
    this.#pump();
  }

  /** Says what is taken of what both wrote. */
  choose(choices: readonly Choice[]): void {
    const [operation] = this.#waiting;
    if (!operation || !this.#conflicts) return;
    this.#conflicts = null;
    if (this.#take(operation, choices)) this.#pump();
    else this.#show();
  }

  /** Nothing more needs to be said of what was taken back. */
  dismiss(): void {
    this.#dropped = null;
    this.#show();
  }

  /** What was written in a block that is gone is forgotten, or the block is put back with it. */
  settleMissed(write: Write, isPutBack: boolean): void {
    this.#aside.settle(write);
    if (isPutBack) {
      const block = { id: write.id, isHidden: false, content: write.before };
      this.#enqueue({ kind: "restore", block, after: null });
      this.#enqueue(write);
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
    this.#dropped = null;
    this.#history = step.history;
    this.#enqueue(step.todo);
  }

  #enqueue(operation: Operation) {
    const parked = isWriting(operation) ? this.#aside.unpark(placeOf(operation)) : null;
    const todo = parked && isWriting(operation) ? together(parked, operation) : operation;
    this.#waiting = queued(this.#waiting, todo, this.#isUnderWay());
    this.#pump();
  }

  /** Goes on with what waits. */
  #pump() {
    for (;;) {
      const [operation] = this.#waiting;
      if (!operation || this.#isUnderWay() || !this.#take(operation)) break;
    }
    this.#show();
  }

  /** Whether the first of those that wait has had its turn, and goes on with an answer or a choice. */
  #isUnderWay(): boolean {
    return this.#isSending || this.#stopped !== null || this.#conflicts !== null;
  }

  /** @returns whether it is done with, so that the next one has its turn */
  #take(operation: Operation, choices: readonly Choice[] = []): boolean {
    const turn = turnOf(operation, this.#options.book, choices);
    switch (turn.next) {
      case "drop":
        this.#waiting = this.#waiting.slice(1);
        return true;
      case "miss":
        if (operation.kind === "write") this.#aside.miss(operation);
        this.#waiting = this.#waiting.slice(1);
        return true;
      case "ask":
        // The same again is the same question, which somebody may be about to answer.
        if (asText(turn.conflicts) !== asText(this.#askedLast)) this.#askedLast = turn.conflicts;
        this.#conflicts = this.#askedLast;
        return false;
      case "send":
        this.#isSending = true;
        this.#options.send(turn.request, (answer) =>
          this.#hearAnswer(operation, turn.request, answer),
        );
        return false;
    }
  }

  #hearAnswer(operation: Operation, request: Request, answer: Answer) {
    const { book } = this.#options;
    this.#isSending = false;
    switch (answer.kind) {
      case "done":
        this.#note(operation, request, answer.facts);
        this.#waiting = this.#waiting.slice(1);
        break;
      case "conflict":
        if ("block" in answer.now) book.takeNewer(answer.now);
        else book.take(answer.now);
        break;
      case "refused":
        this.#refuse(operation, answer.refusal);
        break;
    }
    const late = this.#late;
    this.#late = [];
    for (const learn of late) this.#believe(learn);
    this.#pump();
  }

  /** It is made: what the server says of it is known. */
  #note(operation: Operation, request: Request, facts: Facts) {
    const { book } = this.#options;
    const [first] = facts.blocks;
    if (request.kind === "add" && "block" in operation && first) {
      book.name(operation.block.id, first.block.id);
    }
    book.take(facts);
    if ((request.kind === "add" || request.kind === "write") && first) {
      book.wrote(first.block.id, first.block.version, request.content);
    }
    if (request.kind === "head" && facts.head) {
      book.wroteHead(facts.head.version, request.fields);
    }
  }

  #refuse(operation: Operation, refusal: Refusal) {
    const sentences = Object.values(refusal.problems ?? {});
    /** Not where whoever asks is signed out: they may sign in, and all that waits is done then. */
    const isJudged = refusal.problems !== undefined;
    const isMaking = operation.kind === "add" || operation.kind === "restore";
    if (isWriting(operation) && sentences.length > 0) {
      const whole = withLaterWhole(this.#waiting);
      if (!whole) this.#aside.park(operation, refusal.problems ?? {});
      this.#waiting = whole ?? this.#waiting.slice(1);
    } else if (
      !isJudged ||
      refusal.again ||
      isWriting(operation) ||
      (isMaking && sentences.length === 0)
    ) {
      // Nothing goes on before it is decided: what was written, and may be lost, comes with it or behind it.
      this.#stopped = refusal;
    } else {
      this.#dropped = { message: [refusal.message, ...sentences].join(" ").trim() };
      this.#waiting = withoutFirst(this.#waiting);
    }
  }

  /** While a block is on its way nobody can tell whether what is heard is about it. */
  #learn(learn: () => void) {
    const [first] = this.#waiting;
    if (this.#isSending && (first?.kind === "add" || first?.kind === "restore")) {
      this.#late.push(learn);
      return;
    }
    this.#believe(learn);
    if (!this.#isSending) this.#conflicts = null;
    // What the server refused may turn out to be about what is not there any more.
    const isRefused = this.#stopped !== null && !this.#stopped.again;
    if (isRefused && first && turnOf(first, this.#options.book).next !== "send") {
      this.#stopped = null;
    }
    this.#pump();
  }

  #believe(learn: () => void) {
    this.#aside.learn(learn, (id) =>
      this.#waiting.some((each) => each.kind === "remove" && each.block.id === id),
    );
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
      waiting: this.#waiting,
      parked: this.#aside.parked,
      drafts: this.#drafts,
      history: this.#history,
      stopped: this.#stopped,
      dropped: this.#dropped,
      conflicts: this.#conflicts,
      missed: this.#aside.missed,
    });
  }
}
