import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import type { Attempts, Payer } from "./accounts/attempts.ts";
import { fairGroupOf } from "./accounts/network-address.ts";
import { Gate, TooBusy } from "./gate.ts";
import { arbitraryOperationFactor } from "./graphql/limits.ts";
import { privateCaching, wantsFresh } from "./site/send-answer.ts";

/** How many tasks of one kind run at the same time, and how many may wait. */
export type AdmissionLimits = {
  /** Tasks that run at the same time. */
  places: number;
  /** Tasks that wait, at most. */
  mostWaiting: number;
  /** Tasks of one network that wait, at most. */
  mostWaitingOfNetwork: number;
  /** How long a task may wait, in milliseconds. */
  longestWait: number;
};

const secondsToRetry = 2;

/** Error message for refused requests, which goes with status 503, and its headers. */
export const busy = {
  message: "The site has too much to do right now. Try again in a moment.",
  retryAfter: secondsToRetry,
  headers: { "retry-after": String(secondsToRetry), "cache-control": privateCaching },
};

/** How much the duration of one more task changes the expected duration of a task. */
const weight = 0.2;

/**
 * Runs a few tasks at a time, and refuses at once a task that would have to wait too long. Networks share the places
 * fairly: a task of a network that has none waiting goes before most of those of a network that has many.
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #gate: Gate;
  /** Tasks that run or wait. */
  #admitted = 0;
  /** Moving average of how long tasks ran lately, in milliseconds. */
  #duration = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#gate = new Gate(limits.places, limits.mostWaiting);
  }

  /** Whether a task would start at once. */
  get isFree(): boolean {
    return this.#admitted < this.#limits.places;
  }

  /**
   * Runs a task now or soon.
   *
   * @param network where the request for the task comes from
   * @throws TooBusy at once if by the durations of earlier tasks it would wait for more than half of `longestWait`, or
   *   too many tasks wait already, of all networks or of this one; as soon as tasks of networks that have fewer waiting
   *   take all room to wait; after `longestWait` if its turn has not come by then, which should be rare
   */
  async run<T>(network: string, task: () => Promise<T>): Promise<T> {
    const { longestWait, mostWaitingOfNetwork } = this.#limits;
    if (!this.isFree && this.#gate.countOf(network) >= mostWaitingOfNetwork)
      throw new TooBusy("too many tasks of the network wait");
    if (this.#expectedWait(network) > longestWait / 2) throw new TooBusy("the wait is too long");
    const late = new AbortController();
    const giveUp = () => late.abort(new TooBusy("its turn did not come in time"));
    const timer = this.isFree ? undefined : setTimeout(giveUp, longestWait);
    this.#admitted += 1;
    try {
      const passing = { group: network, signal: late.signal };
      return await this.#gate.run(() => this.#measured(task, timer), passing);
    } finally {
      clearTimeout(timer);
      this.#admitted -= 1;
    }
  }

  async #measured<T>(task: () => Promise<T>, timer: NodeJS.Timeout | undefined): Promise<T> {
    clearTimeout(timer);
    const begun = performance.now();
    try {
      return await task();
    } finally {
      // One task that takes minutes must not count like hundreds.
      const duration = Math.min(performance.now() - begun, this.#limits.longestWait);
      this.#duration += weight * (duration - this.#duration);
    }
  }

  /** How long one more task of a network would wait, in milliseconds. */
  #expectedWait(network: string): number {
    if (this.isFree) return 0;
    const ahead = this.#gate.countAhead(network);
    return ((ahead + 1) * Math.max(1, this.#duration)) / this.#limits.places;
  }
}

/** A request to admit: its address, and its cookie, which may be a member's. */
type Asking = { ip: string; headers: IncomingHttpHeaders };

/** A request was refused because operations from its network have cost too much within a minute. */
export class BudgetUsedUp extends Error {
  override readonly name = "BudgetUsedUp";
  readonly statusCode = 429;
  readonly headers: { "retry-after": string };

  /** @param wait seconds until the network has a budget again */
  constructor(wait: number) {
    super(`Requests from your network cost too much. Try again in ${wait} seconds.`);
    this.headers = { "retry-after": String(wait) };
  }
}

/** The limits of pages and of GraphQL operations: places for everybody, and places reserved for members. */
export type Capacity = Record<
  "pages" | "operations",
  { all: AdmissionLimits; members: AdmissionLimits }
>;

/** What rendering costs a network at least, in the unit of the query budget. */
export const renderCost = {
  /** A page, beside its operations. */
  page: 200,
  /** A document for other programs. */
  usual: 400,
  /** A document that reads much, such as a search or 100 records: 200 a minute at most. */
  large: 2_000,
};

/** Bytes of a document that cost 1: a manifest of 1,000 images has 1.1 MB and takes 70 ms, as operations that cost 11,000 do. */
const bytesPerCost = 100;

/** How often the log says that requests are refused, in milliseconds. */
const logEvery = 60_000;

const longestWait = 1000;
const mostWaiting = 200;
/** The others of a reading room behind one address ask again by themselves. */
const mostWaitingOfNetwork = 20;

const usualWaiting = { mostWaiting, mostWaitingOfNetwork, longestWait };

/**
 * Rendering a page blocks the event loop for 5 to 50 ms. All that waits for the loop waits for every page that runs: new
 * connections above all, of which Node accepts one in each turn of the loop. Operations mostly wait for the database,
 * which has ten connections.
 */
export const usualCapacity: Capacity = {
  pages: {
    all: { places: 3, ...usualWaiting },
    members: { places: 1, ...usualWaiting },
  },
  operations: {
    all: { places: 6, ...usualWaiting },
    members: { places: 3, ...usualWaiting },
  },
};

/** Tasks of WebSockets that run at the same time, and that wait: as many come at once as people whose hall connects again. */
const [livePlaces, mostWaitingLive] = [6, 5_000];

type Queues = { all: AdmissionQueue; members: AdmissionQueue };

/**
 * Load shedding: lets pages be rendered and GraphQL operations be executed a few at a time. Members have places of their
 * own for the time when the others are taken, so that visitors cannot keep them out.
 */
export class Admission {
  readonly #memberOf: (request: Asking) => Promise<string | null>;
  readonly #attempts: Pick<Attempts, "queryCost" | "correctQueryCost">;
  readonly #logger: Logger;
  readonly #pages: Queues;
  readonly #operations: Queues;
  readonly #live = new Gate(livePlaces, mostWaitingLive);
  /** Requests refused since the last log line. */
  #refused = 0;
  #nextLogAt = 0;

  /**
   * @param memberOf gives the id of the member who sends a request, or null; called only when no place is free, or the
   *   budget of the network is used up
   * @param attempts counts what operations of networks cost
   */
  constructor(
    memberOf: (request: Asking) => Promise<string | null>,
    attempts: Pick<Attempts, "queryCost" | "correctQueryCost">,
    logger: Logger,
    { pages, operations }: Capacity = usualCapacity,
  ) {
    const queues = ({ all, members }: Capacity["pages"]): Queues => ({
      all: new AdmissionQueue(all),
      members: new AdmissionQueue(members),
    });
    this.#memberOf = memberOf;
    this.#attempts = attempts;
    this.#logger = logger;
    this.#pages = queues(pages);
    this.#operations = queues(operations);
  }

  /**
   * Renders a page or a document for other programs, and charges its network `cost`, or what its bytes cost if that is more;
   * or the member who asks, if the budget of the network is used up. A request that bypasses the cache is charged
   * `arbitraryOperationFactor` times. The render function of a page must execute
   * operations without `operation`, or pages and operations could wait for each other.
   *
   * @param bytesOf how many bytes are charged for; none by default
   * @throws TooBusy if it could not start soon
   * @throws BudgetUsedUp if the budget of the network is used up, and that of the member as well
   */
  async render<T>(
    request: Asking,
    cost: number,
    render: () => Promise<T>,
    bytesOf: (rendered: T) => number = () => 0,
  ): Promise<T> {
    const factor = wantsFresh(request.headers) ? arbitraryOperationFactor : 1;
    const payer = await this.#charge(request, cost * factor);
    try {
      const rendered = await this.#run(this.#pages, request, render);
      const more = Math.ceil(bytesOf(rendered) / bytesPerCost) - cost;
      if (more > 0) await this.#attempts.correctQueryCost(payer, more * factor);
      return rendered;
    } catch (error) {
      // What is refused is not rendered, and is asked for again.
      if (error instanceof TooBusy) await this.#attempts.correctQueryCost(payer, -cost * factor);
      throw error;
    }
  }

  async #charge(request: Asking, cost: number): Promise<Payer> {
    const network: Payer = { address: request.ip };
    const wait = await this.#attempts.queryCost(network, cost);
    if (wait === 0) return network;
    const memberId = await this.#memberOf(request);
    if (memberId === null) throw new BudgetUsedUp(wait);
    const member = { ...network, memberId };
    const memberWait = await this.#attempts.queryCost(member, cost);
    if (memberWait > 0) throw new BudgetUsedUp(memberWait);
    return member;
  }

  /**
   * Runs what executes a GraphQL operation.
   *
   * @throws TooBusy if it could not start soon
   */
  operation<T>(request: Asking, execute: () => Promise<T>): Promise<T> {
    return this.#run(this.#operations, request, execute);
  }

  /**
   * Runs what begins a subscription or shows a view: short tasks, which wait as long as it takes. Networks take turns.
   *
   * @throws TooBusy if too many wait
   */
  async live<T>({ ip }: Pick<Asking, "ip">, task: () => Promise<T>): Promise<T> {
    try {
      return await this.#live.run(task, { group: fairGroupOf(ip) });
    } catch (error) {
      if (error instanceof TooBusy) this.#logRefusal();
      throw error;
    }
  }

  async #run<T>({ all, members }: Queues, request: Asking, task: () => Promise<T>): Promise<T> {
    const network = fairGroupOf(request.ip);
    if (all.isFree) return all.run(network, task);
    try {
      return await ((await this.#memberOf(request)) ? members : all).run(network, task);
    } catch (error) {
      if (error instanceof TooBusy) this.#logRefusal();
      throw error;
    }
  }

  #logRefusal(): void {
    this.#refused += 1;
    if (Date.now() < this.#nextLogAt) return;
    this.#logger.warn({ refused: this.#refused }, "requests are refused: there is too much to do");
    this.#refused = 0;
    this.#nextLogAt = Date.now() + logEvery;
  }
}
