import { createHash } from "node:crypto";
import { pack } from "./compress.ts";
import type { Encoding } from "./compress.ts";

/** Response to be sent. */
export type Made = {
  text: string;
  /** HTTP status; 200 by default. */
  status?: number;
  /** Headers: at least `content-type`, and `vary` if the response varies by more than the encoding. */
  headers: Record<string, string>;
  /** Time of the last change of the content, if that is known. */
  modified?: Date;
  /** Whether the response is public: it depends on no visitor, and contains no error. */
  shared: boolean;
  /** The execution exceeded a limit; the text contains only that error. */
  ended?: boolean;
};

/** Complete response with its ETag and its compressed forms, each computed once. */
export class Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly shared: boolean;
  readonly bytes: Buffer;
  /**
   * First whole second after the last change, in milliseconds since 1970; null if that is not known. Never before the
   * start of the process, because another build, or other settings, may produce a different text.
   */
  readonly modified: number | null;
  /** Called with the length of every compressed form when it is ready. */
  onPacked: (length: number) => void = () => undefined;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #etag: string | null = null;

  constructor({ text, status = 200, headers, shared, modified }: Made) {
    this.status = status;
    this.headers = headers;
    this.shared = shared;
    this.bytes = Buffer.from(text);
    const since = modified && Math.max(modified.getTime(), performance.timeOrigin);
    // A client that got the previous content in the same second, before the change, has an earlier date.
    this.modified = since === undefined ? null : (Math.floor(since / 1000) + 1) * 1000;
  }

  get text(): string {
    return this.bytes.toString();
  }

  /** Weak ETag, because it is the same for all encodings. */
  get etag(): string {
    this.#etag ??= `W/"${createHash("sha256").update(this.bytes).digest("base64url")}"`;
    return this.#etag;
  }

  /** Returns the same response without a modification time. */
  withoutDate(): Answer {
    if (this.modified === null) return this;
    const { text, status, headers, shared } = this;
    return new Answer({ text, status, headers, shared });
  }

  /** Returns the bytes to send in an encoding. */
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
