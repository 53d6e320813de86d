import { ROOT_ID, type RecordSource } from "relay-runtime";

type Source = Pick<RecordSource, "get">;
type OnChange = (memberId: string | null, before: string | null | undefined) => void;

/** Tracks which member is signed in, as the server last reported, and notifies a listener of changes. */
export class WhoLooks {
  readonly #source: Source;
  readonly #onChange: OnChange;
  #memberId: string | null | undefined;

  /**
   * @param source the server's data, without optimistic updates
   * @param onChange called with the member's id, or null for an anonymous visitor, and with the previous id, undefined
   *   if that was not known
   */
  constructor(source: Source, onChange: OnChange) {
    this.#source = source;
    this.#onChange = onChange;
  }

  /** The member's id; null for an anonymous visitor; undefined until the server has reported the viewer. */
  get memberId(): string | null | undefined {
    return this.#memberId;
  }

  /** Checks whether the viewer has changed. Call it when the store has changed. */
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

/**
 * Returns the id of the record that a field links to; null if it links to none, undefined if the field is not loaded.
 */
function follow(source: Source, id: string, field: string): string | null | undefined {
  const link: { __ref?: string } | null | undefined = source.get(id)?.[field];
  return link === null ? null : link?.__ref;
}
