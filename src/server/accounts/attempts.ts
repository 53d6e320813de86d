import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { fairGroupOf, networksOf, siteFactor } from "./network-address.ts";
import { createMemoryLimiter } from "./rate-limiters.ts";
import type { CreateLimiter, Limit } from "./rate-limiters.ts";

const quarter = 15 * 60;
const hour = 60 * 60;

const usualQueryBudget = 400_000;
/** Budget that the members of one network share beyond that of the network, as a multiple of it. */
export const membersFactor = 5;

/** Rate limit, and whether all processes of a site share its counter (the default). */
type CountedLimit = Limit & { isShared?: boolean };

/**
 * All rate limits. “From one network” is an IPv4 address or 56 bits of an IPv6 address; the surrounding 48 bits may use
 * `siteFactor` times as much.
 */
export const attemptLimits = {
  /** Sign-ins from one network, right or wrong: a class signs in at once, a program guesses for longer. */
  entries: { points: 300, duration: quarter },
  /** Wrong passwords from one network. */
  network: { points: 30, duration: quarter },
  /** Wrong passwords for one account from one network. */
  pair: { points: 10, duration: quarter },
  /** Wrong passwords for one account from all networks from which it has not signed in before. */
  account: { points: 200, duration: hour },
  /** Passwords, right or wrong, that a session sends to change its own account. */
  ownPassword: { points: 10, duration: quarter },
  /** New accounts, new e-mail addresses, and passwords by link, from one network. */
  signUps: { points: 20, duration: hour },
  /** Responses that reveal to one network that an e-mail address has an account. */
  takenEmails: { points: 5, duration: hour },
  /** Notes and reports of anonymous visitors from one network, which a whole class may share. */
  visitorWords: { points: 200, duration: hour },
  /** Hands raised in tours from one network: enough for a class, too few for a program to fill the list. */
  hands: { points: 60, duration: 60 },
  /** Mutations from one network. */
  changes: { points: 5_000, duration: quarter },
  /** Bytes that the mutations of one visitor or member store. */
  memberBytes: { points: 5_000_000, duration: hour },
  /** Bytes that the mutations of visitors and members store, from one network. */
  networkBytes: { points: 20_000_000, duration: hour },
  /** New visitors from one network, which an audience in a hall may share. */
  newVisitors: { points: 300, duration: quarter },
  /**
   * Cost of operations, pages and documents for one network, except those answered from the cache of public responses.
   * A page costs 600 to 1,700 with its operations, so that 40 people in a reading room may each open one every 10
   * seconds. Operations that are not persisted ones of the client count four times: 100,000 of that take 2 to 3 seconds
   * of processor time. Each process counts separately, because each has its own processor time, and a shared counter
   * would cost every read a query.
   */
  queryCost: { points: usualQueryBudget, duration: 60, isShared: false },
  /**
   * Cost beyond the budgets of networks that the members of one network share, an IPv4 address or 48 bits of IPv6: each
   * member has a separate budget, but one person may have many accounts.
   */
  membersCost: { points: membersFactor * usualQueryBudget, duration: 60, isShared: false },
  /** Unknown tour codes from one network. */
  tourCodes: { points: 30, duration: 60 },
  /** Unknown tour codes from all networks together. */
  allTourCodes: { points: 600, duration: 60 },
} satisfies Record<string, CountedLimit>;

type LimitName = keyof typeof attemptLimits;

/** Key of limits that count all clients together. */
const everybody = ["*"];

/** Owner of the budget for an operation: the network of an address, or a member who sends requests from there. */
export type Payer = { address: string; memberId?: string };

/** Counted sign-in attempt. */
export type SignInAttempt = {
  /** Seconds to wait, or 0 if the server may check the password. */
  wait: number;
  /** Refunds the attempt, because the password was right. */
  succeeded(): Promise<void>;
};

/**
 * Counts attempts, so that nobody can guess a password or a code, or fill the site. The server counts an attempt when
 * it begins, so that concurrent attempts cannot circumvent a limit, and refunds one with a right password. When one
 * limit rejects an attempt, the next ones do not count it: a rejected network must not use up the budget of others.
 *
 * Nobody can lock others out of their account: networks from which it signed in before, and active sessions, do not
 * count for `account`. The number of guesses stays small all the same: 200 passwords an hour from unknown networks (1.8
 * million a year), and 10 in 15 minutes from each of the at most 20 known networks.
 *
 * Nobody can lock others out of a tour: beyond `allTourCodes`, only networks with a wrong code of their own within the
 * minute are rejected, so the server always answers a network's first wrong code. Of 27⁸ = 2.8 · 10¹¹ codes, with 1,000
 * tours, one network (30 a minute) finds one in 18 years, and 10,000 networks together (600 a minute and one of each)
 * in 18 days.
 */
export class Attempts {
  readonly #limiters: Record<LimitName, Limiter>;

  /** Cost of operations per minute for one network, and for each member beyond that. */
  readonly queryBudget: number;

  /** @param queryBudget null for the default */
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
   * Counts `points` attempts from the network of an address.
   *
   * @returns seconds to wait, or 0 if they are allowed
   */
  consume(name: LimitName, address: string, points = 1): Promise<number> {
    return this.#limiters[name].consume(networksOf(address), points);
  }

  /** Returns the seconds until the network of an address may try again, or 0, without counting an attempt. */
  wait(name: LimitName, address: string): Promise<number> {
    return this.#limiters[name].wait(networksOf(address));
  }

  /**
   * Counts a sign-in.
   *
   * @param account an e-mail address as `emailKey` returns it
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

  /** Counts a password that a session sends to change its own account. Returns seconds to wait, or 0. */
  ownPassword(sessionId: string): Promise<number> {
    return this.#limiters.ownPassword.consume([sessionId]);
  }

  /**
   * Counts bytes that the server stores for a member.
   *
   * @param memberId null for a user without a member row
   * @returns seconds to wait if that exceeds the limit, or 0
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

  /** Returns the seconds until an operation may be executed, or 0, without counting it. */
  queryCostWait(payer: Payer): Promise<number> {
    return firstWait(budgetsOf(payer), ([name, keys]) => this.#limiters[name].wait(keys));
  }

  /** Corrects the counted cost of an operation by a positive or negative difference. */
  async correctQueryCost(payer: Payer, difference: number): Promise<void> {
    for (const [name, keys] of budgetsOf(payer)) {
      await this.#limiters[name].correct(keys, difference);
    }
  }

  /** Returns whether the server may look up a tour code. */
  async mayTryTourCode(address: string): Promise<boolean> {
    const { tourCodes, allTourCodes } = this.#limiters;
    const networks = networksOf(address);
    if ((await tourCodes.wait(networks)) > 0) return false;
    return (await allTourCodes.wait(everybody)) === 0 || (await tourCodes.used(networks)) === 0;
  }

  /**
   * Counts an unknown tour code. The lookup itself does not count, because an audience that joins at once has the right
   * code.
   *
   * @returns whether this exceeds a limit
   */
  async tourCodeWasWrong(address: string): Promise<boolean> {
    const { tourCodes, allTourCodes } = this.#limiters;
    const networks = networksOf(address);
    if ((await tourCodes.consume(networks)) > 0) return true;
    return (await allTourCodes.consume(everybody)) > 0 && (await tourCodes.used(networks)) > 1;
  }
}

type Count = [name: LimitName, keys: string[]];

/** Returns the counters for a payer's operations. */
function budgetsOf({ address, memberId }: Payer): Count[] {
  if (memberId === undefined) return [["queryCost", networksOf(address)]];
  return [
    ["queryCost", [memberId]],
    ["membersCost", [fairGroupOf(address)]],
  ];
}

/** Checks one limit after the other until one rejects. Returns seconds to wait, or 0. */
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

/** Counter of one limit. Its methods accept a key and, for networks, the key of the surrounding network. */
class Limiter {
  readonly #inner: RateLimiterAbstract;
  readonly #outer: RateLimiterAbstract;

  constructor(createLimiter: CreateLimiter, name: string, { points, duration }: Limit) {
    this.#inner = createLimiter(name, { points, duration });
    this.#outer = createLimiter(`${name}:site`, { points: points * siteFactor, duration });
  }

  /** Counts attempts. Returns seconds to wait, or 0 if they are allowed. */
  async consume(keys: readonly string[], points = 1): Promise<number> {
    for (const [limiter, key] of this.#counters(keys)) {
      const refused = await limiter.consume(key, points).then(() => null, rejectedBy);
      if (refused) return secondsOf(refused);
    }
    return 0;
  }

  /** Returns the seconds until one more attempt is allowed, or 0, without counting. */
  async wait(keys: readonly string[]): Promise<number> {
    for (const [limiter, key] of this.#counters(keys)) {
      const tried = await limiter.get(key);
      if (tried !== null && tried.consumedPoints >= limiter.points) return secondsOf(tried);
    }
    return 0;
  }

  /** Returns the number of counted attempts for the widest of the keys. */
  async used(keys: readonly string[]): Promise<number> {
    let used = 0;
    for (const [limiter, key] of this.#counters(keys)) {
      used = (await limiter.get(key))?.consumedPoints ?? 0;
    }
    return used;
  }

  /** Refunds one attempt. */
  refund(keys: readonly string[]): Promise<void> {
    return this.correct(keys, -1);
  }

  /**
   * Adds `difference` to the count, or subtracts it, without rejecting anything. Subtracts at most the current count,
   * because the refunded attempt may belong to an earlier period.
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

  /** Resets the counters. */
  async reset(keys: readonly string[]): Promise<void> {
    for (const [limiter, key] of this.#counters(keys)) await limiter.delete(key);
  }

  #counters(keys: readonly string[]): [RateLimiterAbstract, string][] {
    // Hashed, so that a stored key is short regardless of its length.
    return keys.map((key, n) => [n === 0 ? this.#inner : this.#outer, hashOf(key)]);
  }
}

/** Returns the rejection of a limiter. Throws any other error. */
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
