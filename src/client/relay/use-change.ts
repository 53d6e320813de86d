import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters, PayloadError } from "relay-runtime";

type ChangeConfig<Mutation extends MutationParameters> = {
  variables: Mutation["variables"];
  optimisticResponse?: Mutation["rawResponse"] | undefined;
  onCompleted: (answer: Mutation["response"], errors: PayloadError[] | null) => void;
  /**
   * Called when nobody knows whether the change was made, because no answer came, or when it failed unexpectedly.
   *
   * @param again sends the same again; if it was made already it is not made twice
   */
  onUnsent: (again: () => void) => void;
};

/**
 * Relay's `useMutation` for what somebody does. What is sent has a key of its own (`Idempotency-Key`), so that it can be sent
 * again without being done twice.
 */
export function useChange<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [change: (config: ChangeConfig<Mutation>) => void, isChanging: boolean] {
  const [commit, isChanging] = useMutation<Mutation>(mutation);

  function send({ onUnsent, ...config }: ChangeConfig<Mutation>, idempotencyKey: string) {
    // What Relay's type does not name it hands on to `commitMutation` all the same.
    const keyed = {
      ...config,
      cacheConfig: { metadata: { idempotencyKey } },
      onError: () => onUnsent(() => send({ onUnsent, ...config }, idempotencyKey)),
    };
    commit(keyed);
  }

  return [(config) => send(config, newKey()), isChanging];
}

/** Random, in pages reached by plain http too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
