import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be tried, and in how many seconds. */
type Limit = { points: number; duration: number };

const quarter = 15 * 60;
const hour = 60 * 60;

/** Wrong passwords: from one address, for one account from one address, and for one account from anywhere. */
const signInLimits = {
  address: { points: 30, duration: quarter },
  pair: { points: 10, duration: quarter },
  account: { points: 100, duration: hour },
};

/** New accounts from one address. */
const signUpLimit = { points: 20, duration: hour };

/**
 * Counts what is tried, so that nobody finds a password by trying. A try is counted when it begins, so that many
 * at once are no way around; one that was right is taken back.
 */
export class Attempts {
  readonly #address = limiter(signInLimits.address);
  readonly #pair = limiter(signInLimits.pair);
  readonly #account = limiter(signInLimits.account);
  readonly #signUps = limiter(signUpLimit);

  /** Counts a try to sign in: seconds to wait, or 0 if it may be made. */
  async signIn(address: string, email: string): Promise<number> {
    const { pair, account } = keysOf(address, email);
    return longest([
      await waitFor(this.#address, address),
      await waitFor(this.#pair, pair),
      await waitFor(this.#account, account),
    ]);
  }

  /** Takes a try back, because it was right. */
  async wasRight(address: string, email: string): Promise<void> {
    const { pair, account } = keysOf(address, email);
    await Promise.all([
      this.#address.reward(address),
      this.#pair.delete(pair),
      this.#account.reward(account),
    ]);
  }

  /** Counts a new account: seconds to wait, or 0 if it may be made. */
  signUp(address: string): Promise<number> {
    return waitFor(this.#signUps, address);
  }
}

function limiter(limit: Limit): RateLimiterMemory {
  return new RateLimiterMemory(limit);
}

function keysOf(address: string, email: string) {
  const account = email.toLowerCase();
  return { account, pair: `${address} ${account}` };
}

/** Counts one more, and says how many seconds there are to wait if it is one too many. */
async function waitFor(counter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}

function longest(waits: number[]): number {
  return Math.max(...waits);
}
