import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network-address.ts";

const quarter = 15 * 60;
const hour = 60 * 60;

/** How often something may be tried, and in how many seconds. */
const limits = {
  /** Passwords, right or wrong, from one network: a class signs in at once, a program guesses longer. */
  entries: { points: 300, duration: quarter },
  /** Wrong passwords from one network. */
  network: { points: 30, duration: quarter },
  /** Wrong passwords for one account from one network. */
  pair: { points: 10, duration: quarter },
  /** Wrong passwords for one account from anywhere. */
  account: { points: 200, duration: hour },
  /** New accounts, and passwords by link, from one network. */
  signUps: { points: 20, duration: hour },
  /** Notes and reports of anonymous visitors from one network, behind which a whole class may be. */
  visitorWords: { points: 200, duration: hour },
  /** Hands raised in tours from one network: a class may raise theirs, a program does not fill the list. */
  hands: { points: 60, duration: 60 },
  /** Changes from one network. */
  changes: { points: 5_000, duration: quarter },
  /** New visitors from one network, behind which a hall of people may be. */
  newVisitors: { points: 300, duration: quarter },
  /** Codes of tours that are not there, from one network; high enough for a hall that comes in at once. */
  tourCodes: { points: 300, duration: 60 },
};

/**
 * Counts what is tried, so that nobody finds a password by trying. A try is counted when it begins, so that many
 * at once are no way around; one that was right is taken back. Where one count refuses, the others hear nothing of it: who is
 * kept out already must not keep others out.
 */
export class Attempts {
  readonly #entries = new RateLimiterMemory(limits.entries);
  readonly #network = new RateLimiterMemory(limits.network);
  readonly #pair = new RateLimiterMemory(limits.pair);
  readonly #account = new RateLimiterMemory(limits.account);
  readonly #changes = new RateLimiterMemory(limits.changes);
  readonly #newVisitors = new RateLimiterMemory(limits.newVisitors);
  readonly #signUps = new RateLimiterMemory(limits.signUps);
  readonly #visitorWords = new RateLimiterMemory(limits.visitorWords);
  readonly #hands = new RateLimiterMemory(limits.hands);
  readonly #tourCodes = new RateLimiterMemory(limits.tourCodes);

  /**
   * Counts a try to sign in.
   *
   * @param account an address as `emailKey` writes it
   * @returns seconds to wait, or 0 if it may be made
   */
  async signIn(address: string, account: string): Promise<number> {
    const { network, pair } = keysOf(address, account);
    const counts: [RateLimiterMemory, string][] = [
      [this.#entries, network],
      [this.#network, network],
      [this.#pair, pair],
      [this.#account, account],
    ];
    for (const [count, key] of counts) {
      const wait = await waitFor(count, key);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Takes a try back, because it was right. */
  async wasRight(address: string, account: string): Promise<void> {
    const { network, pair } = keysOf(address, account);
    await Promise.all([
      this.#network.reward(keyOf(network)),
      this.#pair.delete(keyOf(pair)),
      this.#account.reward(keyOf(account)),
    ]);
  }

  /** Counts a new account: seconds to wait, or 0 if it may be made. */
  signUp(address: string): Promise<number> {
    return waitFor(this.#signUps, networkOf(address));
  }

  /** Counts a note or a report of an anonymous visitor: seconds to wait, or 0 if it may be written. */
  visitorWords(address: string): Promise<number> {
    return waitFor(this.#visitorWords, networkOf(address));
  }

  /** Counts a hand that is raised in a tour: seconds to wait, or 0 if it may be. */
  hand(address: string): Promise<number> {
    return waitFor(this.#hands, networkOf(address));
  }

  /** Counts changes that are to be made at once: seconds to wait, or 0 if they may be made. */
  changes(address: string, count: number): Promise<number> {
    return waitFor(this.#changes, networkOf(address), count);
  }

  /** Whether no further change may be made. */
  async hasChangedEnough(address: string): Promise<boolean> {
    const counted = await this.#changes.get(keyOf(networkOf(address)));
    return counted !== null && counted.remainingPoints <= 0;
  }

  /** Counts a new visitor: seconds to wait, or 0 if they may be known from now on. */
  newVisitor(address: string): Promise<number> {
    return waitFor(this.#newVisitors, networkOf(address));
  }

  /** Counts a code of a tour: seconds to wait, or 0 if it may be looked for. */
  tourCode(address: string): Promise<number> {
    return waitFor(this.#tourCodes, networkOf(address));
  }

  /** Takes a code back, because there is a tour that has it. */
  async tourWasFound(address: string): Promise<void> {
    await this.#tourCodes.reward(keyOf(networkOf(address)));
  }
}

function keysOf(address: string, account: string) {
  const network = networkOf(address);
  return { network, pair: `${network} ${account}` };
}

/** Counts so many more, and says how many seconds there are to wait if that is too many. */
async function waitFor(count: RateLimiterMemory, key: string, points = 1): Promise<number> {
  try {
    await count.consume(keyOf(key), points);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}

/** However long a key is, it takes little room. */
function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
