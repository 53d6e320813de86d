import { ROOT_ID, type RecordSource } from "relay-runtime";

type Source = Pick<RecordSource, "get">;
type OnChange = (memberId: string | null, before: string | null | undefined) => void;

/** Which member is signed in, as the server said last, and who wants to hear when that changes. */
export class WhoLooks {
  readonly #source: Source;
  readonly #onChange: OnChange;
  #memberId: string | null | undefined;

  /**
   * @param source the server's word, without optimistic changes
   * @param onChange told the member's id, or null for an anonymous visitor; and who it was
   *   before, undefined if that was not known
   */
  constructor(source: Source, onChange: OnChange) {
    this.#source = source;
    this.#onChange = onChange;
  }

  /** The member's id; null for an anonymous visitor; undefined until the server has said who looks. */
  get memberId(): string | null | undefined {
    return this.#memberId;
  }

  /** Looks whether it is still the same; to be called when the store has changed. */
  look(): void {
    const before = this.#memberId;
    const now = memberIn(this.#source);
    if (now === undefined || now === before) return;
    this.#memberId = now;
    this.#onChange(now, before);
  }
}

function memberIn(source: Source): string | null | undefined {
  const viewer = follow(source, ROOT_ID, "viewer");
  const account = viewer && follow(source, viewer, "account");
  return account && follow(source, account, "member");
}

/** The id of what a record's field leads to; null if to nothing, undefined if that is not known. */
function follow(source: Source, id: string, field: string): string | null | undefined {
  const link: { __ref?: string } | null | undefined = source.get(id)?.[field];
  return link === null ? null : link?.__ref;
}
