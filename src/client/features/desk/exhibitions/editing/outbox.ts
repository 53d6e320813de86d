import type { Refusal } from "../../../parts/refusal.ts";
import { asText } from "../merging/is-same.ts";
import type { Choice, Conflict } from "../merging/three-ways.ts";
import type { ExhibitionBook, Facts } from "./exhibition-book.ts";
import type { Operation } from "./operations.ts";
import { queued, withLaterWhole, withoutFirst } from "./queue.ts";
import { turnOf, type Answer, type Request } from "./sending.ts";
import type { SetAside } from "./set-aside.ts";
import { isWriting, placeOf, together } from "./writing.ts";

type Options = {
  book: ExhibitionBook;
  /** Where what cannot be saved goes. */
  aside: SetAside;
  /** Asks the server, and is answered once. */
  send: (request: Request, onAnswer: (answer: Answer) => void) => void;
  /** Called whenever something is another than before. */
  onChange: () => void;
};

/** What was done and is not known to be saved: sent one after the other, and merged with what others do meanwhile. */
export class Outbox {
  readonly #options: Options;
  /** What was done and is not answered yet; the first one is on its way. */
  #waiting: readonly Operation[] = [];
  #isSending = false;
  #stopped: Refusal | null = null;
  #dropped: Refusal | null = null;
  #conflicts: readonly Conflict[] | null = null;
  #askedLast: readonly Conflict[] = [];
  /** What was told while a block was on its way whose id was not known yet. */
  #late: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** What was done and is not answered yet. */
  get waiting(): readonly Operation[] {
    return this.#waiting;
  }

  /** Why nothing is sent at the moment. */
  get stopped(): Refusal | null {
    return this.#stopped;
  }

  /** Why something that was done has been taken back. */
  get dropped(): Refusal | null {
    return this.#dropped;
  }

  /** What both wrote, to be chosen of. */
  get conflicts(): readonly Conflict[] | null {
    return this.#conflicts;
  }

  /** Whether the first of those that wait has had its turn, and goes on with an answer or a choice. */
  get isUnderWay(): boolean {
    return this.#isSending || this.#stopped !== null || this.#conflicts !== null;
  }

  /** Something was done: it is sent when it is its turn. */
  put(operation: Operation): void {
    const parked = isWriting(operation) ? this.#options.aside.unpark(placeOf(operation)) : null;
    const todo = parked && isWriting(operation) ? together(parked, operation) : operation;
    this.#waiting = queued(this.#waiting, todo, this.isUnderWay);
    this.#pump();
  }

  /** Sends again what could not be sent. */
  sendAgain(): void {
    const stopped = this.#stopped;
    if (!stopped) return;
    this.#stopped = null;
    if (!stopped.again) return this.#pump();
    this.#isSending = true;
    this.#options.onChange();
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
    else this.#options.onChange();
  }

  /** Nothing more needs to be said of what was taken back. */
  dismiss(): void {
    if (!this.#dropped) return;
    this.#dropped = null;
    this.#options.onChange();
  }

  /** Has the book learn something, once it is known what that is about: not while a block is on its way that has no id yet. */
  learn(learn: () => void): void {
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

  /** Goes on with what waits. */
  #pump() {
    for (;;) {
      const [operation] = this.#waiting;
      if (!operation || this.isUnderWay || !this.#take(operation)) break;
    }
    this.#options.onChange();
  }

  /** @returns whether it is done with, so that the next one has its turn */
  #take(operation: Operation, choices: readonly Choice[] = []): boolean {
    const turn = turnOf(operation, this.#options.book, choices);
    switch (turn.next) {
      case "drop":
        this.#waiting = this.#waiting.slice(1);
        return true;
      case "miss":
        if (operation.kind === "write") this.#options.aside.miss(operation);
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
      if (!whole) this.#options.aside.park(operation, refusal.problems ?? {});
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

  #believe(learn: () => void) {
    this.#options.aside.learn(learn, (id) =>
      this.#waiting.some((each) => each.kind === "remove" && each.block.id === id),
    );
  }
}
