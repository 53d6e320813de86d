import { useMutation } from "react-relay";
import type {
  GraphQLTaggedNode,
  MutationParameters,
  PayloadError,
  SelectorStoreUpdater,
} from "relay-runtime";
import { RequestProblem } from "./problems.ts";

type ChangeConfig<Mutation extends MutationParameters> = {
  variables: Mutation["variables"];
  optimisticResponse?: Mutation["rawResponse"] | undefined;
  updater?: SelectorStoreUpdater<Mutation["response"]>;
  onCompleted: (answer: Mutation["response"], errors: PayloadError[] | null) => void;
  /**
   * Called when the change failed as a whole, or no answer came and nobody knows whether it was made.
   *
   * @param again sends the same again; if it was made already it is not made twice
   * @param sentence what the server says of it, if it answered something that is for the visitor to know
   */
  onUnsent: (again: () => void, sentence: string | null) => void;
};

/** Codes of errors whose message tells the visitor what to do. */
const tellingCodes: ReadonlySet<string> = new Set([
  "DONE_BEFORE",
  "IN_PROGRESS",
  "LIMIT_EXCEEDED",
  "OUTCOME_UNKNOWN",
]);

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
      onError: (error: Error) => {
        const problem = error instanceof RequestProblem ? error : null;
        // What was answered is answered: to be made at all it must be sent as something new.
        const isAnswered = problem?.kind === "refused" && !problem.codes.includes("IN_PROGRESS");
        const nextKey = isAnswered ? newKey() : idempotencyKey;
        const isForVisitor = problem?.codes.some((code) => tellingCodes.has(code));
        onUnsent(
          () => send({ onUnsent, ...config }, nextKey),
          isForVisitor ? (problem?.message ?? null) : null,
        );
      },
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
