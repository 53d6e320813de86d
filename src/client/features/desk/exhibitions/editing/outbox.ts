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
  /** Stores changes that cannot be saved. */
  aside: SetAside;
  /** Sends a request to the server. Calls `onAnswer` once. */
  send: (request: Request, onAnswer: (answer: Answer) => void) => void;
  /** Called after each change of the outbox. */
  onChange: () => void;
};

/**
 * The queue of operations that are not confirmed as saved. It sends them one after another and merges them with the
 * changes of other users.
 */
export class Outbox {
  readonly #options: Options;
  /** The queued operations. The first one may be in flight. */
  #waiting: readonly Operation[] = [];
  #isSending = false;
  #stopped: Refusal | null = null;
  #dropped: Refusal | null = null;
  #conflicts: readonly Conflict[] | null = null;
  #askedLast: readonly Conflict[] = [];
  /** Server data that arrived while a new block in flight had no server id yet. */
  #late: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** The operations without a response, in order. */
  get waiting(): readonly Operation[] {
    return this.#waiting;
  }

  /** Why sending is paused. */
  get stopped(): Refusal | null {
    return this.#stopped;
  }

  /** Why a change was undone. */
  get dropped(): Refusal | null {
    return this.#dropped;
  }

  /** Conflicting changes between which the user must choose. */
  get conflicts(): readonly Conflict[] | null {
    return this.#conflicts;
  }

  /** Whether the first operation was started and now waits for a response, a retry or a choice. */
  get isUnderWay(): boolean {
    return this.#isSending || this.#stopped !== null || this.#conflicts !== null;
  }

  /** Queues an operation. */
  put(operation: Operation): void {
    const parked = isWriting(operation) ? this.#options.aside.unpark(placeOf(operation)) : null;
    const todo = parked && isWriting(operation) ? together(parked, operation) : operation;
    this.#waiting = queued(this.#waiting, todo, this.isUnderWay);
    this.#pump();
  }

  /** Retries the operation whose request failed. */
  sendAgain(): void {
    const stopped = this.#stopped;
    if (!stopped) return;
    this.#stopped = null;
    if (!stopped.again) return this.#pump();
    this.#isSending = true;
    this.#options.onChange();
    stopped.again();
  }

  /** Discards the operation whose request failed. */
  giveUp(): void {
    if (!this.#stopped) return;
    this.#stopped = null;
    this.#waiting = withoutFirst(this.#waiting);
    this.#pump();
  }

  /** Resolves the current conflicts. */
  choose(choices: readonly Choice[]): void {
    const [operation] = this.#waiting;
    if (!operation || !this.#conflicts) return;
    this.#conflicts = null;
    if (this.#take(operation, choices)) this.#pump();
    else this.#options.onChange();
  }

  /** Dismisses the message about an undone change. */
  dismiss(): void {
    if (!this.#dropped) return;
    this.#dropped = null;
    this.#options.onChange();
  }

  /**
   * Applies server data to the book. Defers it while a block without a server id is being created, because the data may
   * be about that block.
   */
  learn(learn: () => void): void {
    const [first] = this.#waiting;
    if (this.#isSending && (first?.kind === "add" || first?.kind === "restore")) {
      this.#late.push(learn);
      return;
    }
    this.#believe(learn);
    if (!this.#isSending) this.#conflicts = null;
    // The refused operation may be about a block that no longer exists.
    const isRefused = this.#stopped !== null && !this.#stopped.again;
    if (isRefused && first && turnOf(first, this.#options.book).next !== "send") {
      this.#stopped = null;
    }
    this.#pump();
  }

  /** Starts the next operations. */
  #pump() {
    for (;;) {
      const [operation] = this.#waiting;
      if (!operation || this.isUnderWay || !this.#take(operation)) break;
    }
    this.#options.onChange();
  }

  /** @returns whether the operation is finished, so that the next one can start */
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
        // The same conflicts stay the same object: the user may be about to resolve them.
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

  /** Applies the response to a successful operation to the book. */
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
    /**
     * Whether the server validated the input. It does not if the session has ended; then the queue continues after a
     * new sign-in.
     */
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
      // The queue stops until the user decides, because this operation or a later one contains text that would be lost.
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
