import { createHash } from "node:crypto";
import { pack } from "./compress.ts";
import type { Encoding } from "./compress.ts";

/** What somebody has made to be sent. */
export type Made = {
  text: string;
  /** The HTTP status; 200 unless told. */
  status?: number;
  /** What goes with the text: `content-type` at least, `vary` if more than the encoding varies. */
  headers: Record<string, string>;
  /** When what is in it was changed last, if that is known. */
  modified?: Date;
  /** Whether everybody may have it: it depends on no visitor, and nothing went wrong. */
  shared: boolean;
  /** The execution passed a limit; the text is only that error. */
  ended?: boolean;
};

/** An answer in full, with its tag and its packed forms, each made once. */
export class Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly shared: boolean;
  readonly bytes: Buffer;
  /**
   * The first whole second after it became as it is, in milliseconds since 1970; null if that is not known. Never before the
   * process started: another build, or other settings, may write the same differently.
   */
  readonly modified: number | null;
  /** Called with the length of every packed form when it is there. */
  onPacked: (length: number) => void = () => undefined;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #etag: string | null = null;

  constructor({ text, status = 200, headers, shared, modified }: Made) {
    this.status = status;
    this.headers = headers;
    this.shared = shared;
    this.bytes = Buffer.from(text);
    const since = modified && Math.max(modified.getTime(), performance.timeOrigin);
    // A client that was sent what was there in the same second, before the change, has an earlier date.
    this.modified = since === undefined ? null : (Math.floor(since / 1000) + 1) * 1000;
  }

  get text(): string {
    return this.bytes.toString();
  }

  /** Weak, because it stands for the answer however it is packed. */
  get etag(): string {
    this.#etag ??= `W/"${createHash("sha256").update(this.bytes).digest("base64url")}"`;
    return this.#etag;
  }

  /** The same answer of which is not known when it became as it is. */
  withoutDate(): Answer {
    if (this.modified === null) return this;
    const { text, status, headers, shared } = this;
    return new Answer({ text, status, headers, shared });
  }

  /** The bytes to send in an encoding. */
  packed(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const packing = pack(this.bytes, encoding);
    this.#packed.set(encoding, packing);
    packing.then(
      ({ length }) => this.onPacked(length),
      () => this.#packed.delete(encoding),
    );
    return packing;
  }
}
