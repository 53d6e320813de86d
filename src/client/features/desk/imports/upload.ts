import { askToStay } from "../../parts/ask-to-stay.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { NotSent, sendFile } from "../send-file.ts";
import type { GivenFile } from "../given-files.ts";

/** How far the sending of files is. */
export type UploadState =
  | { step: "none" }
  | {
      step: "sending";
      /** What is sent, in a word: a file's or a folder's name. */
      name: string;
      /** In bytes. */
      sent: number;
      total: number;
      /** How many files are there already, of how many. */
      filesSent: number;
      files: number;
    }
  | {
      step: "broken";
      /** The file that did not arrive, and how many there are. */
      name: string;
      filesSent: number;
      files: number;
      message: string;
      /** Whether to send it again may help. */
      mayHelp: boolean;
    }
  /** All has arrived; `refusal` says why it is not being read, if it is not. */
  | { step: "sent"; name: string; refusal: Refusal | null };

/**
 * Sends files to the site, one after the other. It belongs to the window, not to a page: somebody who looks
 * around meanwhile loses nothing.
 */
export class Upload {
  #state: UploadState = { step: "none" };
  #files: readonly GivenFile[] = [];
  #at = 0;
  #sentBefore = 0;
  #id: string | null = null;
  #onSent: (id: string) => void = () => undefined;
  #sending: AbortController | null = null;
  #leave: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();

  get state(): UploadState {
    return this.#state;
  }

  /** Calls back when the state is another one, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Begins to send files; of several the site makes a folder.
   *
   * @param onSent called with what the site knows them by, once all are there
   */
  start(files: readonly GivenFile[], onSent: (id: string) => void): void {
    this.cancel();
    if (files.length === 0) return;
    this.#files = files;
    this.#onSent = onSent;
    this.#leave = askToStay();
    void this.#sendAll();
  }

  /** Goes on after a break, with the file that did not arrive. */
  again = (): void => {
    if (this.#state.step === "broken") void this.#sendAll();
  };

  /** Goes on after a break, without the file that did not arrive. */
  leaveOut(): void {
    if (this.#state.step !== "broken") return;
    this.#files = this.#files.toSpliced(this.#at, 1);
    void this.#sendAll();
  }

  /** Says why what has arrived is not being read; null if it is, after all. */
  unread(refusal: Refusal | null): void {
    if (this.#state.step === "sent") this.#be({ ...this.#state, refusal });
  }

  /** Sends no more, and forgets what was sent. */
  cancel(): void {
    this.#sending?.abort();
    this.#sending = null;
    this.#files = [];
    this.#at = 0;
    this.#sentBefore = 0;
    this.#id = null;
    this.#leave?.();
    this.#leave = null;
    this.#be({ step: "none" });
  }

  async #sendAll(): Promise<void> {
    const sending = new AbortController();
    const { signal } = sending;
    this.#sending = sending;
    for (let given = this.#files[this.#at]; given; given = this.#files[this.#at]) {
      const { file, path } = given;
      const onProgress = (sent: number) => this.#progress(sent);
      onProgress(0);
      try {
        const id = await sendFile(file, { path, into: this.#id, onProgress, signal });
        if (signal.aborted) return;
        this.#id = id;
      } catch (error) {
        if (!signal.aborted) this.#breakOff(path, error);
        return;
      }
      this.#sentBefore += file.size;
      this.#at += 1;
    }
    // Nothing is left of what was given.
    if (this.#id === null) return this.cancel();
    this.#be({ step: "sent", name: this.#name, refusal: null });
    this.#onSent(this.#id);
  }

  #breakOff(name: string, error: unknown): void {
    if (!(error instanceof NotSent)) throw error;
    const { message, mayHelp } = error;
    const counts = { filesSent: this.#at, files: this.#files.length };
    this.#be({ step: "broken", name, ...counts, message, mayHelp });
    if (mayHelp) addEventListener("online", this.again, { once: true });
  }

  #progress(loaded: number): void {
    const total = this.#files.reduce((sum, { file }) => sum + file.size, 0);
    this.#be({
      step: "sending",
      name: this.#name,
      // What goes around a file counts as sent too.
      sent: Math.min(total, this.#sentBefore + loaded),
      total,
      filesSent: this.#at,
      files: this.#files.length,
    });
  }

  get #name(): string {
    const path = this.#files[0]?.path ?? "";
    const [first = path] = path.split("/");
    return this.#files.length === 1 || path.includes("/") ? first : `${this.#files.length} files`;
  }

  #be(state: UploadState): void {
    if (state.step !== "broken") removeEventListener("online", this.again);
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What this window sends. */
export const upload = new Upload();
