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
import { dependsOnViewer } from "./root-names.ts";

/** An operation in the snapshot, in serializable form. */
export type StoredOperation = {
  /** The query's name. */
  name: string;
  variables: Variables;
  /** When the operation was last shown, in milliseconds since 1970. */
  usedAt: number;
};

type RecentOperation = {
  stored: StoredOperation;
  descriptor: OperationDescriptor;
  retained: Disposable;
};

/** Maximum number of operations that are remembered and stored in a snapshot. */
export const mostOperations = 24;

/**
 * The most recently shown operations. Their records are retained, so that going back shows them immediately and the
 * snapshot has something to store.
 */
export class RecentOperations {
  readonly #environment: IEnvironment;
  readonly #operations = new Map<string, RecentOperation>();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /**
   * Records that an operation is shown, and releases the least recently used one if there are too many.
   *
   * @param usedAt when an operation of an earlier visit was shown, in milliseconds since 1970; by default now
   */
  use(query: GraphQLTaggedNode, variables: Variables, usedAt = this.#now()): void {
    const key = operationKey(query, variables);
    const known = this.#operations.get(key);
    if (!known) this.#operations.set(key, this.#retain(query, variables, usedAt));
    else if (known.stored.usedAt < usedAt) known.stored = { ...known.stored, usedAt };
    if (this.#operations.size > mostOperations) this.#dropOldest();
  }

  /** Releases all operations that depend on the viewer and returns their keys. */
  forgetViewer(): string[] {
    const forgotten = [...this.#operations].filter(([, { descriptor }]) =>
      dependsOnViewer(descriptor),
    );
    for (const [key, { retained }] of forgotten) {
      retained.dispose();
      this.#operations.delete(key);
    }
    return forgotten.map(([key]) => key);
  }

  /** Returns the operations, least recently used first. */
  all(): { stored: StoredOperation; descriptor: OperationDescriptor }[] {
    return this.#inOrder().map(([, { stored, descriptor }]) => ({ stored, descriptor }));
  }

  /**
   * Returns the current time, but later than any recorded one, so that setting the clock back does not change the
   * order.
   */
  #now(): number {
    const last = this.#inOrder().at(-1)?.[1].stored.usedAt ?? 0;
    return Math.max(Date.now(), last + 1);
  }

  #inOrder() {
    return [...this.#operations].sort(([, a], [, b]) => a.stored.usedAt - b.stored.usedAt);
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
    const [oldest] = this.#inOrder();
    if (!oldest) return;
    const [key, { retained }] = oldest;
    retained.dispose();
    this.#operations.delete(key);
  }
}
