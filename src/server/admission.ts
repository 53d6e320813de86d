import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import type { Attempts, Payer } from "./accounts/attempts.ts";
import { fairGroupOf } from "./accounts/network-address.ts";
import { Gate, TooBusy } from "./gate.ts";
import { arbitraryOperationFactor } from "./graphql/limits.ts";
import { privateCaching, wantsFresh } from "./site/send-answer.ts";

/** Limits of running and waiting tasks of one kind. */
export type AdmissionLimits = {
  /** Maximum number of concurrent tasks. */
  places: number;
  /** Maximum number of waiting tasks. */
  mostWaiting: number;
  /** Maximum number of waiting tasks of one network. */
  mostWaitingOfNetwork: number;
  /** Maximum waiting time of a task, in milliseconds. */
  longestWait: number;
};

const secondsToRetry = 2;

/** Error message for rejected requests, sent with status 503, and its headers. */
export const busy = {
  message: "The site has too much to do right now. Try again in a moment.",
  retryAfter: secondsToRetry,
  headers: { "retry-after": String(secondsToRetry), "cache-control": privateCaching },
};

/** Weight of the latest task in the moving average of durations. */
const weight = 0.2;

/**
 * Runs a few tasks at a time, and immediately rejects a task that would have to wait too long. Networks share the
 * places fairly: a task of a network without waiting tasks runs before most of those of a network that has many.
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #gate: Gate;
  /** Number of running and waiting tasks. */
  #admitted = 0;
  /** Moving average of the duration of recent tasks, in milliseconds. */
  #duration = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#gate = new Gate(limits.places, limits.mostWaiting);
  }

  /** Whether a task would start immediately. */
  get isFree(): boolean {
    return this.#admitted < this.#limits.places;
  }

  /**
   * Runs a task now or soon.
   *
   * @param network of the client that requests the task
   * @throws TooBusy immediately if, by the durations of earlier tasks, it would wait for more than half of
   * `longestWait`, or if too many tasks of all networks or of this one are waiting; later, as soon as tasks of networks
   * with fewer waiting tasks fill the queue; after `longestWait` if its turn has not come by then, which should be rare
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
      // A single task that takes minutes must not count like hundreds.
      const duration = Math.min(performance.now() - begun, this.#limits.longestWait);
      this.#duration += weight * (duration - this.#duration);
    }
  }

  /** Returns the expected waiting time of one more task of a network, in milliseconds. */
  #expectedWait(network: string): number {
    if (this.isFree) return 0;
    const ahead = this.#gate.countAhead(network);
    return ((ahead + 1) * Math.max(1, this.#duration)) / this.#limits.places;
  }
}

/** Request to admit: its address, and its cookie, which may be a member's. */
type Asking = { ip: string; headers: IncomingHttpHeaders };

/** Error: the cost of operations from a network within a minute exceeds its budget. */
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

/** Limits of pages and of GraphQL operations: places for all clients, and places reserved for members. */
export type Capacity = Record<
  "pages" | "operations",
  { all: AdmissionLimits; members: AdmissionLimits }
>;

/** Minimum cost of rendering, in the unit of the query budget. */
export const renderCost = {
  /** A page, without its operations. */
  page: 200,
  /** A document for other programs. */
  usual: 400,
  /** A document that reads a lot of data, such as a search or 100 records: at most 200 a minute. */
  large: 2_000,
};

/**
 * Bytes of a document per unit of cost: a manifest of 1,000 images has 1.1 MB and takes 70 ms, like operations of cost
 * 11,000.
 */
const bytesPerCost = 100;

/** Interval between log entries about rejected requests, in milliseconds. */
const logEvery = 60_000;

const longestWait = 1000;
const mostWaiting = 200;
/** The other clients of a reading room behind one address retry automatically. */
const mostWaitingOfNetwork = 20;

const usualWaiting = { mostWaiting, mostWaitingOfNetwork, longestWait };

/**
 * Rendering a page blocks the event loop for 5 to 50 ms, and everything that waits for the loop waits for every page
 * that renders: above all new connections, of which Node accepts one per turn of the loop. Operations mostly wait for
 * the database, which has ten connections.
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

/**
 * Maximum number of running and of waiting tasks of WebSockets. As many arrive at once as there are people in a hall
 * whose network reconnects.
 */
const [livePlaces, mostWaitingLive] = [6, 5_000];

type Queues = { all: AdmissionQueue; members: AdmissionQueue };

/**
 * Load shedding: limits how many pages render and how many GraphQL operations run at a time. Reserves places for
 * members for when the others are occupied, so that visitors cannot lock them out.
 */
export class Admission {
  readonly #memberOf: (request: Asking) => Promise<string | null>;
  readonly #attempts: Pick<Attempts, "queryCost" | "correctQueryCost">;
  readonly #logger: Logger;
  readonly #pages: Queues;
  readonly #operations: Queues;
  readonly #live = new Gate(livePlaces, mostWaitingLive);
  /** Number of requests rejected since the last log entry. */
  #refused = 0;
  #nextLogAt = 0;

  /**
   * @param memberOf returns the id of the member who sends a request, or null; called only when no place is free, or
   * the budget of the network is used up
   * @param attempts counts the cost of the operations of networks
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
   * Renders a page or a document for other programs. Charges `cost`, or the cost of its bytes if that is higher, to the
   * client's network, or to the member if the budget of the network is used up. A request that bypasses the cache costs
   * `arbitraryOperationFactor` times as much. The render function of a page must execute operations without
   * `operation`, because pages and operations could otherwise deadlock.
   *
   * @param bytesOf returns the number of bytes to charge for; none by default
   * @throws TooBusy if it cannot start soon
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
      // A rejected request is not rendered, and the client will retry.
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
   * Executes a GraphQL operation.
   *
   * @throws TooBusy if it cannot start soon
   */
  operation<T>(request: Asking, execute: () => Promise<T>): Promise<T> {
    return this.#run(this.#operations, request, execute);
  }

  /**
   * Runs a task that starts a subscription or presents a view. Such tasks are short and wait without a time limit.
   * Networks take turns.
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
