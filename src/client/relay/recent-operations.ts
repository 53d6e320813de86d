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

/** How many operations are remembered, and kept in a snapshot. */
export const mostOperations = 24;

/**
 * The operations shown last. Their records are retained, so that going back shows them at once and the
 * snapshot has something to keep.
 */
export class RecentOperations {
  readonly #environment: IEnvironment;
  readonly #operations = new Map<string, RecentOperation>();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /**
   * Notes that an operation is shown, and lets go of the one that was used longest ago if too many.
   *
   * @param usedAt of an operation that was shown in an earlier visit; now without one
   */
  use(query: GraphQLTaggedNode, variables: Variables, usedAt = this.#now()): void {
    const key = operationKey(query, variables);
    const known = this.#operations.get(key);
    if (!known) this.#operations.set(key, this.#retain(query, variables, usedAt));
    else if (known.stored.usedAt < usedAt) known.stored = { ...known.stored, usedAt };
    if (this.#operations.size > mostOperations) this.#dropOldest();
  }

  /** Lets go of all operations that depend on who looks; gives their keys. */
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

  /** The operations, least recently used first. */
  all(): { stored: StoredOperation; descriptor: OperationDescriptor }[] {
    return this.#inOrder().map(([, { stored, descriptor }]) => ({ stored, descriptor }));
  }

  /** The time, and later than any before: a clock that was put back changes no order. */
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
