import type { GivenFile } from "./given-files.ts";

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
  /** Broken off: `again` goes on with the file that did not arrive. */
  | { step: "broken"; name: string; message: string; mayHelp: boolean }
  | { step: "sent"; name: string; upload: string };

const broken =
  "The connection broke before all had arrived. Check it and try again: what has arrived stays.";

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
  #request: XMLHttpRequest | null = null;
  readonly #listeners = new Set<() => void>();

  get state(): UploadState {
    return this.#state;
  }

  /** Calls back when the state is another one, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to send files; of several the site makes a folder. */
  start(files: readonly GivenFile[]): void {
    this.cancel();
    if (files.length === 0) return;
    this.#files = files;
    addEventListener("beforeunload", askToStay);
    this.#next();
  }

  /** Goes on after a break, with the file that did not arrive. */
  again(): void {
    if (this.#state.step !== "broken") return;
    addEventListener("beforeunload", askToStay);
    this.#next();
  }

  /** Sends no more, and forgets what was sent. */
  cancel(): void {
    const request = this.#request;
    this.#request = null;
    request?.abort();
    this.#files = [];
    this.#at = 0;
    this.#sentBefore = 0;
    this.#id = null;
    this.#be({ step: "none" });
  }

  #next(): void {
    const given = this.#files[this.#at];
    if (!given) {
      this.#be({ step: "sent", name: this.#name, upload: this.#id ?? "" });
      return;
    }
    const request = new XMLHttpRequest();
    this.#request = request;
    const into = this.#id === null ? "" : `?into=${encodeURIComponent(this.#id)}`;
    request.open("POST", `/desk/uploads${into}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(given.path));
    request.upload.onprogress = ({ loaded }) => this.#progress(loaded);
    request.onload = () => this.#answered(request, given);
    request.onerror = () => this.#breakOff(request, broken, true);
    this.#progress(0);
    request.send(given.file);
  }

  #answered(request: XMLHttpRequest, given: GivenFile): void {
    if (request !== this.#request) return;
    const answer = readAnswer(request.responseText);
    if (request.status !== 201 || answer.id === undefined) {
      const isForNow = request.status >= 500 || request.status === 429;
      this.#breakOff(request, answer.message ?? broken, isForNow);
      return;
    }
    this.#id = answer.id;
    this.#sentBefore += given.file.size;
    this.#at += 1;
    this.#next();
  }

  #breakOff(request: XMLHttpRequest, message: string, mayHelp: boolean): void {
    if (request !== this.#request) return;
    this.#request = null;
    this.#be({ step: "broken", name: this.#name, message, mayHelp });
  }

  #progress(loaded: number): void {
    const total = this.#files.reduce((sum, { file }) => sum + file.size, 0);
    this.#be({
      step: "sending",
      name: this.#name,
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
    if (state.step !== "sending") removeEventListener("beforeunload", askToStay);
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What this window sends. */
export const upload = new Upload();

/** Has the browser ask whoever would close the window. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function readAnswer(text: string): { id?: string; message?: string } {
  try {
    const { id, message } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof id === "string" && { id }),
      ...(typeof message === "string" && { message }),
    };
  } catch {
    return {};
  }
}
