import { getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";

/** How long an answer counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** Remembers when each operation was last answered by the server in this session. */
export class Freshness {
  readonly #answered = new Map<string, number>();

  /** Notes that the server just answered. */
  note(key: string): void {
    this.#answered.set(key, Date.now());
  }

  /** Forgets everything: what is held may be out of date. */
  forget(): void {
    this.#answered.clear();
  }

  /** Whether the server answered in this session and not long ago. */
  isFresh(key: string): boolean {
    const answered = this.#answered.get(key);
    return answered !== undefined && Date.now() - answered < freshFor;
  }

  /** Whether the server has answered in this session. */
  isKnown(key: string): boolean {
    return this.#answered.has(key);
  }
}

/** Names an operation with its variables, in this session and the next. */
export function operationKey(query: GraphQLTaggedNode, variables: Variables): string {
  const { id, name } = getRequest(query).params;
  return `${id ?? name}:${JSON.stringify(variables)}`;
}
