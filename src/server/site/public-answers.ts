import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";

/** Maximum size of the cached responses, in bytes. */
const usualLimit = 64 * 2 ** 20;

/** Approximate size of an entry besides its key and its response, in bytes. */
const overhead = 500;

/** Cache entry. The response is null if the last one was private. */
type Entry = { answer: Answer | null; bytes: number };

/**
 * Caches public responses until something changes, with least-recently-used eviction. Concurrent requests for the same
 * response wait for a single computation.
 */
export class PublicAnswers {
  readonly #limit: number;
  readonly #isHearing: () => boolean;
  readonly #kept = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Answer>>();
  #bytes = 0;

  /**
   * @param isHearing whether the server receives change events; while it does not, no response comes from the cache
   * @param limit maximum size of the cached responses, in bytes
   */
  constructor(isHearing: () => boolean, limit: number = usualLimit) {
    this.#isHearing = isHearing;
    this.#limit = limit;
  }

  /** Current size of the cached responses, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Returns the response for `key`, from the cache or newly made.
   *
   * @param make makes the response, perhaps already compressed; called for each request that may not share another's
   * response
   * @param wantsFresh whether the request bypasses the cache
   * @throws what `make` throws
   */
  async give(key: string, make: () => Promise<Made | Answer>, wantsFresh = false): Promise<Answer> {
    const fresh = wantsFresh || !this.#isHearing();
    const kept = this.#find(key);
    if (!fresh && kept?.answer) return kept.answer;
    const other = this.#underWay.get(key);
    // Requests do not share a response that is known to be private.
    if (!fresh && other && !kept) {
      const answer = await other.catch(() => null);
      if (answer?.shared) return answer;
    }
    return this.#make(key, make);
  }

  /** Clears the cache, and prevents caching of responses that are being made. */
  clear(): void {
    this.#kept.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  #make(key: string, make: () => Promise<Made | Answer>): Promise<Answer> {
    const isNewest = (): boolean => this.#underWay.get(key) === making;
    const making: Promise<Answer> = make()
      .then((made) =>
        this.#settle(key, made instanceof Answer ? made : new Answer(made), isNewest()),
      )
      .finally(() => {
        if (isNewest()) this.#underWay.delete(key);
      });
    this.#underWay.set(key, making);
    return making;
  }

  /**
   * Caches a response that was made.
   *
   * @param isNewest whether nothing has changed since its making began, and no other making began later
   * @returns the response to send
   */
  #settle(key: string, answer: Answer, isNewest: boolean): Answer {
    const kept = this.#kept.get(key)?.answer;
    // The content is unchanged, so the earlier modification time still applies.
    if (answer.shared && kept && kept.modified !== null && kept.etag === answer.etag) return kept;
    // A different content may have the same modification time, to the second.
    if (!isNewest) return answer.withoutDate();
    // A rejection or an error says nothing about the responses to others.
    if (answer.shared || answer.status < 400) this.#keep(key, answer);
    return answer;
  }

  #find(key: string): Entry | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    this.#drop(key);
    this.#put(key, entry);
    return entry;
  }

  #keep(key: string, answer: Answer): void {
    this.#drop(key);
    const own = answer.shared ? answer : null;
    const bytes = overhead + 2 * key.length + (own?.bytes.length ?? 0);
    this.#put(key, { answer: own, bytes });
    if (!own) return;
    answer.onPacked = (length) => {
      const entry = this.#kept.get(key);
      if (entry?.answer !== answer) return;
      this.#drop(key);
      this.#put(key, { ...entry, bytes: entry.bytes + length });
    };
  }

  #put(key: string, entry: Entry): void {
    this.#kept.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
