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

/** What a mutation answers: the one field it has, a union. */
type AnswerTo<Mutation extends MutationParameters> = NonNullable<
  Mutation["response"][keyof Mutation["response"]]
>;

/** The members of the union whose name ends alike. */
type Named<Union, Ending extends string> = Extract<
  Union,
  { readonly __typename: `${string}${Ending}` }
>;

type Change<Mutation extends MutationParameters> = {
  variables: Mutation["variables"];
  optimisticResponse?: Mutation["rawResponse"] | undefined;
  updater?: SelectorStoreUpdater<Mutation["response"]>;
  /** Fields of the form it is made in: what is wrong with them is told apart. */
  fields?: FormFields;
  /** Called with the answer if it was made: the member of the union that ends in `Success`. */
  onDone?: ((success: Named<AnswerTo<Mutation>, "Success">) => void) | undefined;
  /** Called with the member that ends in `Conflict`, if something else was changed first; else that is a refusal. */
  onConflict?: (conflict: Named<AnswerTo<Mutation>, "Conflict">) => void;
  /** Called if it was not made, or no answer came and nobody knows whether it was. */
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
 * Relay's `useMutation` for what somebody does, and what it came to. What is sent has a key of its own
 * (`Idempotency-Key`), so that it can be sent again without being done twice.
 */
export function useChange<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [change: (change: Change<Mutation>) => void, isChanging: boolean] {
  const [commit, isChanging] = useMutation<Mutation>(mutation);

  function send(change: Change<Mutation>, idempotencyKey: string) {
    const { fields, onDone, onConflict, onRefused, ...config } = change;
    // What Relay's type does not name it hands on to `commitMutation` all the same.
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
        // What was answered is answered: to be made at all it must be sent as something new.
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

/** Random, in pages reached by plain http too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
