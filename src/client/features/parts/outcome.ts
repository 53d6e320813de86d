import type { PayloadError } from "relay-runtime";

/** Why what a form sends was not done. */
export type FormRefusal = {
  /** What is wrong with fields of the form, by their names. */
  problems: Readonly<Record<string, string>>;
  /** What is wrong otherwise; empty if it is the fields alone. */
  message: string;
  /** Sends the same again, where nobody knows whether it arrived; it is not done twice. */
  again?: () => void;
};

/** What a mutation answered. */
type Answer =
  | {
      readonly __typename: string;
      readonly problems?: readonly { readonly field: string; readonly message: string }[];
      readonly message?: string;
    }
  | null
  | undefined;

/** Told what a change came to. */
export type Outcome = { onDone?: () => void; onRefused: (refusal: FormRefusal) => void };

const notSent = "That did not reach the site. What you typed is still here: try again in a moment.";
const offline =
  "You are offline. What you typed is still here: try again when there is a connection.";
const ended = "You are not signed in any more. Sign in, and do it again.";

/**
 * A change did not reach the server, or was not answered.
 *
 * @param again sends the same again
 * @param sentence what the server says of it, if anything
 */
export function notReached(again?: () => void, sentence?: string | null): FormRefusal {
  const message = sentence ?? (navigator.onLine ? notSent : offline);
  return { problems: {}, message, ...(again && { again }) };
}

/**
 * Tells what a change came to.
 *
 * @param fields which the form has: what is wrong with others is said beside them
 */
export function settle(
  answer: Answer,
  errors: readonly PayloadError[] | null | undefined,
  fields: readonly string[],
  { onDone, onRefused }: Outcome,
): void {
  if (answer?.__typename.endsWith("Success")) return onDone?.();
  if (!answer && errors?.some(isEnded)) return onRefused({ problems: {}, message: ended });
  const { problems = [], message } = answer ?? {};
  const isPlaced = ({ field }: { field: string }) => fields.includes(field);
  const others = problems.filter((problem) => !isPlaced(problem));
  const said = message ?? others.map((problem) => problem.message).join(" ");
  const placed = problems.filter(isPlaced).map((problem) => [problem.field, problem.message]);
  if (placed.length === 0 && said === "") return onRefused(notReached());
  onRefused({ problems: Object.fromEntries(placed) as Record<string, string>, message: said });
}

function isEnded(error: PayloadError & { extensions?: { code?: unknown } }): boolean {
  return error.extensions?.code === "SESSION_ENDED";
}
