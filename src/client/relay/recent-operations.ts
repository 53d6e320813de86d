import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type Variables,
} from "relay-runtime";
import { operationKey } from "./freshness.ts";

/** An operation the snapshot keeps, as text in a storage can hold it. */
export type StoredOperation = {
  /** The query's name. */
  name: string;
  variables: Variables;
  /** When it was last shown, in milliseconds since 1970. */
  usedAt: number;
};

type RecentOperation = {
  stored: StoredOperation;
  descriptor: OperationDescriptor;
  retained: Disposable;
};

const most = 24;

/**
 * The operations shown last, most recent last. Their records are retained, so that going back shows
 * them at once and the snapshot has something to keep.
 */
export class RecentOperations {
  readonly #environment: IEnvironment;
  readonly #operations = new Map<string, RecentOperation>();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /** Puts an operation at the end, and lets go of the one that was used longest ago if too many. */
  use(query: GraphQLTaggedNode, variables: Variables, usedAt = Date.now()): void {
    const key = operationKey(query, variables);
    const known = this.#operations.get(key);
    this.#operations.delete(key);
    this.#operations.set(
      key,
      known
        ? { ...known, stored: { ...known.stored, usedAt } }
        : this.#retain(query, variables, usedAt),
    );
    if (this.#operations.size > most) this.#dropOldest();
  }

  /** The operations, least recently used first. */
  all(): { stored: StoredOperation; descriptor: OperationDescriptor }[] {
    return [...this.#operations.values()].map(({ stored, descriptor }) => ({ stored, descriptor }));
  }

  #retain(query: GraphQLTaggedNode, variables: Variables, usedAt: number): RecentOperation {
    const request = getRequest(query);
    const descriptor = createOperationDescriptor(request, variables);
    return {
      stored: { name: request.params.name, variables, usedAt },
      descriptor,
      retained: this.#environment.retain(descriptor),
    };
  }

  #dropOldest() {
    const [oldest] = this.#operations;
    if (!oldest) return;
    const [key, { retained }] = oldest;
    retained.dispose();
    this.#operations.delete(key);
  }
}
