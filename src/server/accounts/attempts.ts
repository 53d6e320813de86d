import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { fairGroupOf, networksOf, siteFactor } from "./network-address.ts";
import { createMemoryLimiter } from "./rate-limiters.ts";
import type { CreateLimiter, Limit } from "./rate-limiters.ts";

const quarter = 15 * 60;
const hour = 60 * 60;

const usualQueryBudget = 400_000;
/** How many budgets the members of one network may use together beyond that of the network. */
export const membersFactor = 5;

/** A limit, and whether all processes of a site count it together; they do unless it says no. */
type CountedLimit = Limit & { isShared?: boolean };

/**
 * All limits. “From one network” is an IPv4 address or 56 bits of an IPv6 address; the 48 bits around these may use
 * `siteFactor` times as much.
 */
export const attemptLimits = {
  /** Passwords for signing in, right or wrong, from one network: a class signs in at once, a program guesses longer. */
  entries: { points: 300, duration: quarter },
  /** Wrong passwords from one network. */
  network: { points: 30, duration: quarter },
  /** Wrong passwords for one account from one network. */
  pair: { points: 10, duration: quarter },
  /** Wrong passwords for one account from all networks from which it has not signed in before. */
  account: { points: 200, duration: hour },
  /** Passwords, right or wrong, that a session gives to change its own account. */
  ownPassword: { points: 10, duration: quarter },
  /** New accounts, new e-mail addresses, and passwords by link, from one network. */
  signUps: { points: 20, duration: hour },
  /** Answers from which one network learns that an e-mail address has an account. */
  takenEmails: { points: 5, duration: hour },
  /** Notes and reports of anonymous visitors from one network, behind which a whole class may be. */
  visitorWords: { points: 200, duration: hour },
  /** Hands raised in tours from one network: a class may raise theirs, a program does not fill the list. */
  hands: { points: 60, duration: 60 },
  /** Changes from one network. */
  changes: { points: 5_000, duration: quarter },
  /** Bytes that changes of one visitor or member store. */
  memberBytes: { points: 5_000_000, duration: hour },
  /** Bytes that changes of visitors and members store, from one network. */
  networkBytes: { points: 20_000_000, duration: hour },
  /** New visitors from one network, behind which a hall of people may be. */
  newVisitors: { points: 300, duration: quarter },
  /**
   * Cost of operations, pages and documents for one network, besides those answered from the cache of public answers. A page
   * costs 600 to 1,700 with its operations, so that a reading room of 40 people may each open one every 10 seconds. Operations that the
   * program did not write count four times: 100,000 of that take 2 to 3 seconds of processor time. Each process counts
   * alone, because each has its own processor time, and a shared counter would cost every read a query.
   */
  queryCost: { points: usualQueryBudget, duration: 60, isShared: false },
  /**
   * Cost beyond the budgets of networks that the members of one network have together, an IPv4 address or 48 bits of IPv6:
   * each member has a budget of their own, but one person may have many accounts.
   */
  membersCost: { points: membersFactor * usualQueryBudget, duration: 60, isShared: false },
  /** Codes that no tour has, from one network. */
  tourCodes: { points: 30, duration: 60 },
  /** Codes that no tour has, from all networks together. */
  allTourCodes: { points: 600, duration: 60 },
} satisfies Record<string, CountedLimit>;

type LimitName = keyof typeof attemptLimits;

/** The key of limits that count everybody together. */
const everybody = ["*"];

/** Whose budget an operation uses: that of an address's network, or that of a member who asks from there. */
export type Payer = { address: string; memberId?: string };

/** A sign-in that was counted. */
export type SignInAttempt = {
  /** Seconds to wait, or 0 if the password may be checked. */
  wait: number;
  /** Takes the count back, because the password was right. */
  succeeded(): Promise<void>;
};

/**
 * Counts tries, so that nobody finds a password or a code by trying, and nobody fills the site. A try is counted when it begins, so that
 * many at once are no way around; a password that was right is taken back. Where one limit refuses, the next is not counted: a network
 * that is refused already must not use up what others may.
 *
 * Nobody can keep others out of their account: a network from which it signed in before, and a living session, do not count
 * for `account`. What can be guessed stays small all the same: 200 passwords an hour from unknown networks (1.8 million a year), and 10
 * in 15 minutes from each of the 20 networks that are known at most.
 *
 * Nobody can keep others from a tour: beyond `allTourCodes` only networks are refused that had a wrong code within the minute
 * themselves, so a network's first wrong code is always answered. Of 27⁸ = 2.8 · 10¹¹ codes, with 1,000 tours, one network (30 a minute) finds
 * one in 18 years, and 10,000 networks together (600 a minute and one of each) in 18 days.
 */
export class Attempts {
  readonly #limiters: Record<LimitName, Limiter>;

  /** The cost of operations that one network, or one member beyond that, may have in a minute. */
  readonly queryBudget: number;

  /** @param queryBudget null for the usual one */
  constructor(
    createLimiter: CreateLimiter = createMemoryLimiter,
    queryBudget: number | null = null,
  ) {
    this.queryBudget = queryBudget ?? usualQueryBudget;
    const queryCost = { ...attemptLimits.queryCost, points: this.queryBudget };
    const membersCost = { ...attemptLimits.membersCost, points: membersFactor * this.queryBudget };
    const all = { ...attemptLimits, queryCost, membersCost };
    const entries = Object.entries<CountedLimit>(all).map(([name, limit]) => {
      const create = limit.isShared === false ? createMemoryLimiter : createLimiter;
      return [name, new Limiter(create, name, limit)] as const;
    });
    this.#limiters = Object.fromEntries(entries) as Record<LimitName, Limiter>;
  }

  /**
   * Counts `points` tries from the network of an address.
   *
   * @returns seconds to wait, or 0 if they may be made
   */
  consume(name: LimitName, address: string, points = 1): Promise<number> {
    return this.#limiters[name].consume(networksOf(address), points);
  }

  /** Seconds to wait until the network of an address may try once more, or 0. Nothing is counted. */
  wait(name: LimitName, address: string): Promise<number> {
    return this.#limiters[name].wait(networksOf(address));
  }

  /**
   * Counts a sign-in.
   *
   * @param account an address as `emailKey` writes it
   * @param isKnownNetwork whether the account signed in from this network before
   */
  async signIn(address: string, account: string, isKnownNetwork: boolean): Promise<SignInAttempt> {
    const networks = networksOf(address);
    const pair = networks.map((network) => `${network} ${account}`);
    const counts: Count[] = [
      ["entries", networks],
      ["network", networks],
      ["pair", pair],
    ];
    if (!isKnownNetwork) counts.push(["account", [account]]);
    const succeeded = async () => {
      await this.#limiters.network.refund(networks);
      await this.#limiters.pair.reset(pair);
      if (!isKnownNetwork) await this.#limiters.account.refund([account]);
    };
    const wait = await firstWait(counts, ([name, keys]) => this.#limiters[name].consume(keys));
    return { wait, succeeded };
  }

  /** Counts a password that a living session gives to change its own account: seconds to wait, or 0. */
  ownPassword(sessionId: string): Promise<number> {
    return this.#limiters.ownPassword.consume([sessionId]);
  }

  /**
   * Counts bytes that are stored for somebody.
   *
   * @param memberId null for somebody who is not known yet
   * @returns seconds to wait if that is more than the limit, or 0
   */
  async storedBytes(address: string, memberId: string | null, bytes: number): Promise<number> {
    const wait =
      memberId === null ? 0 : await this.#limiters.memberBytes.consume([memberId], bytes);
    return wait > 0 ? wait : this.consume("networkBytes", address, bytes);
  }

  /**
   * Counts the cost of an operation.
   *
   * @returns seconds to wait, or 0 if it may be executed
   */
  queryCost(payer: Payer, cost: number): Promise<number> {
    return firstWait(budgetsOf(payer), ([name, keys]) => this.#limiters[name].consume(keys, cost));
  }

  /** Seconds to wait until an operation may be executed, or 0. Nothing is counted. */
  queryCostWait(payer: Payer): Promise<number> {
    return firstWait(budgetsOf(payer), ([name, keys]) => this.#limiters[name].wait(keys));
  }

  /** Counts what an operation cost more than was counted before, or less. */
  async correctQueryCost(payer: Payer, difference: number): Promise<void> {
    for (const [name, keys] of budgetsOf(payer)) {
      await this.#limiters[name].correct(keys, difference);
    }
  }

  /** Whether a code of a tour may be looked for. */
  async mayTryTourCode(address: string): Promise<boolean> {
    const { tourCodes, allTourCodes } = this.#limiters;
    const networks = networksOf(address);
    if ((await tourCodes.wait(networks)) > 0) return false;
    return (await allTourCodes.wait(everybody)) === 0 || (await tourCodes.used(networks)) === 0;
  }

  /**
   * Counts a code that no tour has. A code is not counted when it is looked for: a hall that comes in at once has the right one.
   *
   * @returns whether it was one too many
   */
  async tourCodeWasWrong(address: string): Promise<boolean> {
    const { tourCodes, allTourCodes } = this.#limiters;
    const networks = networksOf(address);
    if ((await tourCodes.consume(networks)) > 0) return true;
    return (await allTourCodes.consume(everybody)) > 0 && (await tourCodes.used(networks)) > 1;
  }
}

type Count = [name: LimitName, keys: string[]];

/** What counts the cost of a payer's operations. */
function budgetsOf({ address, memberId }: Payer): Count[] {
  if (memberId === undefined) return [["queryCost", networksOf(address)]];
  return [
    ["queryCost", [memberId]],
    ["membersCost", [fairGroupOf(address)]],
  ];
}

/** Asks one limit after the other until one refuses: seconds to wait, or 0. */
async function firstWait(
  counts: readonly Count[],
  waitOf: (count: Count) => Promise<number>,
): Promise<number> {
  for (const count of counts) {
    const wait = await waitOf(count);
    if (wait > 0) return wait;
  }
  return 0;
}

/** The counter of one limit. Its methods take a key, and where it counts networks the key of the network around it. */
class Limiter {
  readonly #inner: RateLimiterAbstract;
  readonly #outer: RateLimiterAbstract;

  constructor(createLimiter: CreateLimiter, name: string, { points, duration }: Limit) {
    this.#inner = createLimiter(name, { points, duration });
    this.#outer = createLimiter(`${name}:site`, { points: points * siteFactor, duration });
  }

  /** Counts tries: seconds to wait, or 0 if they may be made. */
  async consume(keys: readonly string[], points = 1): Promise<number> {
    for (const [limiter, key] of this.#counters(keys)) {
      const refused = await limiter.consume(key, points).then(() => null, rejectedBy);
      if (refused) return secondsOf(refused);
    }
    return 0;
  }

  /** Seconds to wait until one more try may be made, or 0. Nothing is counted. */
  async wait(keys: readonly string[]): Promise<number> {
    for (const [limiter, key] of this.#counters(keys)) {
      const tried = await limiter.get(key);
      if (tried !== null && tried.consumedPoints >= limiter.points) return secondsOf(tried);
    }
    return 0;
  }

  /** How many tries were counted for the widest of the keys. */
  async used(keys: readonly string[]): Promise<number> {
    let used = 0;
    for (const [limiter, key] of this.#counters(keys)) {
      used = (await limiter.get(key))?.consumedPoints ?? 0;
    }
    return used;
  }

  /** Takes one try back. */
  refund(keys: readonly string[]): Promise<void> {
    return this.correct(keys, -1);
  }

  /**
   * Adds to what was counted, or takes from it if `difference` is negative, but not more than was counted: what is taken
   * back may have been counted before the count started again. Nothing is refused.
   */
  async correct(keys: readonly string[], difference: number): Promise<void> {
    for (const [limiter, key] of this.#counters(keys)) {
      if (difference > 0) await limiter.penalty(key, difference);
      else {
        const counted = (await limiter.get(key))?.consumedPoints ?? 0;
        if (counted > 0) await limiter.reward(key, Math.min(-difference, counted));
      }
    }
  }

  /** Forgets all tries. */
  async reset(keys: readonly string[]): Promise<void> {
    for (const [limiter, key] of this.#counters(keys)) await limiter.delete(key);
  }

  #counters(keys: readonly string[]): [RateLimiterAbstract, string][] {
    // Hashed, so that a key takes little room however long it is.
    return keys.map((key, n) => [n === 0 ? this.#inner : this.#outer, hashOf(key)]);
  }
}

/** The refusal a limiter rejects with. Throws any other error. */
function rejectedBy(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
