import { useMutation } from "react-relay";
import type {
  GraphQLTaggedNode,
  MutationParameters,
  PayloadError,
  SelectorStoreUpdater,
} from "relay-runtime";
import { RequestProblem } from "../../relay/problems.ts";
import { refusalOf, unsent } from "./refusal.ts";
import type { Answer, FormFields, Refusal } from "./refusal.ts";

/** Response of a mutation: its only field, a union. */
type AnswerTo<Mutation extends MutationParameters> = NonNullable<
  Mutation["response"][keyof Mutation["response"]]
>;

/** Members of the union whose names have a common ending. */
type Named<Union, Ending extends string> = Extract<
  Union,
  { readonly __typename: `${string}${Ending}` }
>;

type Change<Mutation extends MutationParameters> = {
  variables: Mutation["variables"];
  optimisticResponse?: Mutation["rawResponse"] | undefined;
  updater?: SelectorStoreUpdater<Mutation["response"]>;
  /** Fields of the form; their errors are reported separately. */
  fields?: FormFields;
  /** Called with the response if the change was made: the union member that ends in `Success`. */
  onDone?: ((success: Named<AnswerTo<Mutation>, "Success">) => void) | undefined;
  /**
   * Called with the union member that ends in `Conflict`, if something else changed first; by default that is a
   * refusal.
   */
  onConflict?: (conflict: Named<AnswerTo<Mutation>, "Conflict">) => void;
  /** Called if the change was refused, or no response arrived and its outcome is unknown. */
  onRefused: (refusal: Refusal) => void;
};

/** Codes of errors whose message tells the visitor what to do. */
const tellingCodes: ReadonlySet<string> = new Set([
  "DONE_BEFORE",
  "IN_PROGRESS",
  "LIMIT_EXCEEDED",
  "OUTCOME_UNKNOWN",
  "OVERLOADED",
  "UNAVAILABLE",
]);

/**
 * Wraps Relay's `useMutation` for user actions and reports their outcome. Each action has an idempotency key
 * (`Idempotency-Key`), so that it can be sent again without being applied twice.
 */
export function useChange<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [change: (change: Change<Mutation>) => void, isChanging: boolean] {
  const [commit, isChanging] = useMutation<Mutation>(mutation);

  function send(change: Change<Mutation>, idempotencyKey: string) {
    const { fields, onDone, onConflict, onRefused, ...config } = change;
    // Relay's type lacks a property that Relay passes on to `commitMutation`.
    const keyed = {
      ...config,
      cacheConfig: { metadata: { idempotencyKey } },
      onCompleted: (response: Mutation["response"], errors: PayloadError[] | null) => {
        const [answer] = Object.values(response) as (AnswerTo<Mutation> & Answer)[];
        if (isNamed(answer, "Success")) onDone?.(answer);
        else if (onConflict && isNamed(answer, "Conflict")) onConflict(answer);
        else onRefused(refusalOf(answer, errors, fields));
      },
      onError: (error: Error) => {
        const problem = error instanceof RequestProblem ? error : null;
        // The server stores its answer under the key, so another attempt needs a new one.
        const isAnswered = problem?.kind === "refused" && !problem.codes.includes("IN_PROGRESS");
        const nextKey = isAnswered ? newKey() : idempotencyKey;
        const isForVisitor = problem?.codes.some((code) => tellingCodes.has(code));
        const sentence = isForVisitor ? (problem?.message ?? null) : null;
        onRefused(unsent(() => send(change, nextKey), sentence));
      },
    };
    commit(keyed);
  }

  return [(change) => send(change, newKey()), isChanging];
}

function isNamed<Union extends Answer, Ending extends string>(
  answer: Union | null | undefined,
  ending: Ending,
): answer is Named<Union, Ending> {
  return answer?.__typename.endsWith(ending) ?? false;
}

/** Returns a random key, also on pages over plain HTTP, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
