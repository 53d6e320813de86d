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
  /** Codes of tours that are not there, from one network. */
  tourCodes: { points: 30, duration: 60 },
  /** And from all together, since whoever guesses may have many networks. */
  allTourCodes: { points: 600, duration: 60 },
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
  readonly #allTourCodes = new RateLimiterMemory(limits.allTourCodes);

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

  /** Whether a code of a tour may be looked for. */
  async mayTryTourCode(address: string): Promise<boolean> {
    return (
      (await isLeft(this.#tourCodes, networkOf(address))) && isLeft(this.#allTourCodes, everybody)
    );
  }

  /**
   * Counts a code that no tour has. It is not counted when it is looked for: a hall that comes in at once has the
   * right one.
   *
   * @returns whether it was one too many
   */
  async tourCodeWasWrong(address: string): Promise<boolean> {
    const wait = await waitFor(this.#tourCodes, networkOf(address));
    return wait > 0 || (await waitFor(this.#allTourCodes, everybody)) > 0;
  }
}

/** Stands for all networks together. */
const everybody = "*";

/** Whether something may be tried once more, which is not counted. */
async function isLeft(count: RateLimiterMemory, key: string): Promise<boolean> {
  const tried = await count.get(keyOf(key));
  return tried === null || tried.consumedPoints < count.points;
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
