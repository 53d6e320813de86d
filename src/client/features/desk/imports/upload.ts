import { askToStay } from "../../parts/ask-to-stay.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { NotSent, sendFile } from "../send-file.ts";
import type { GivenFile } from "../given-files.ts";

/** The state of an upload. */
export type UploadState =
  | { step: "none" }
  | {
      step: "sending";
      /** Name of the file or folder. */
      name: string;
      /** Sizes in bytes. */
      sent: number;
      total: number;
      /** Numbers of uploaded files and of all files. */
      filesSent: number;
      files: number;
    }
  | {
      step: "broken";
      /** The file whose upload failed, and the numbers of uploaded and all files. */
      name: string;
      filesSent: number;
      files: number;
      message: string;
      /** Whether a retry may succeed. */
      mayHelp: boolean;
    }
  /** All files were uploaded; `refusal` is set if the server does not read them. */
  | { step: "sent"; name: string; refusal: Refusal | null };

/**
 * Uploads files one after another. It belongs to the window, not to a page, so the upload continues during navigation.
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

  /** Calls the listener after each change of the state, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Starts an upload. The server combines several files into a folder.
   *
   * @param onSent called with the upload's id once all files were sent
   */
  start(files: readonly GivenFile[], onSent: (id: string) => void): void {
    this.cancel();
    if (files.length === 0) return;
    this.#files = files;
    this.#onSent = onSent;
    this.#leave = askToStay();
    void this.#sendAll();
  }

  /** Retries a failed upload, starting with the failed file. */
  again = (): void => {
    if (this.#state.step === "broken") void this.#sendAll();
  };

  /** Continues a failed upload without the failed file. */
  leaveOut(): void {
    if (this.#state.step !== "broken") return;
    this.#files = this.#files.toSpliced(this.#at, 1);
    void this.#sendAll();
  }

  /** Sets the reason why the server does not read the uploaded files; null if it does. */
  unread(refusal: Refusal | null): void {
    if (this.#state.step === "sent") this.#be({ ...this.#state, refusal });
  }

  /** Aborts and resets the upload. */
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
    // All files were skipped.
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
      // The progress may count more bytes than those of the file.
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

/** The upload of this window. */
export const upload = new Upload();
