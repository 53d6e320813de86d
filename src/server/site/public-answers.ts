import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";

/** Bytes of answers that are kept. */
const usualLimit = 64 * 2 ** 20;

/** Bytes an entry takes besides its key and its answer, about. */
const overhead = 500;

/** The answer is null where the last one was for one visitor alone. */
type Entry = { answer: Answer | null; bytes: number };

/**
 * Keeps answers that are the same for everybody until something changes, those asked for last, and
 * lets all who ask for the same at once wait for one making.
 */
export class PublicAnswers {
  readonly #limit: number;
  readonly #isHearing: () => boolean;
  readonly #kept = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Answer>>();
  #bytes = 0;

  /**
   * @param isHearing whether changes are told; while they are not, every request has its answer made
   * @param limit bytes kept at most
   */
  constructor(isHearing: () => boolean, limit: number = usualLimit) {
    this.#isHearing = isHearing;
    this.#limit = limit;
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The answer to what `key` stands for: the kept one, or one that is made now.
   *
   * @param make makes the answer, perhaps packed already; it is called for each request that may not share another's answer
   * @param wantsFresh whether the request wants no cached answer
   * @throws what `make` throws
   */
  async give(key: string, make: () => Promise<Made | Answer>, wantsFresh = false): Promise<Answer> {
    const fresh = wantsFresh || !this.#isHearing();
    const kept = this.#find(key);
    if (!fresh && kept?.answer) return kept.answer;
    const other = this.#underWay.get(key);
    // Requests do not share an answer that is known to be personal.
    if (!fresh && other && !kept) {
      const answer = await other.catch(() => null);
      if (answer?.shared) return answer;
    }
    return this.#make(key, make);
  }

  /** Forgets every answer, and keeps none whose making has begun. */
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
   * Caches an answer that was made.
   *
   * @param isNewest whether nothing changed since its making began, and no other making began later
   * @returns what is sent
   */
  #settle(key: string, answer: Answer, isNewest: boolean): Answer {
    const kept = this.#kept.get(key)?.answer;
    // It did not become as it is only now.
    if (answer.shared && kept && kept.modified !== null && kept.etag === answer.etag) return kept;
    // What differs from it may have become so in the same second.
    if (!isNewest) return answer.withoutDate();
    // A refusal or an error says nothing about the answers of others.
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
