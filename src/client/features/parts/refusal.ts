import type { PayloadError } from "relay-runtime";

/** Why a change was not made, for the visitor who made it. */
export type Refusal = {
  /** In sentences; empty if what is wrong is fields of a form alone. */
  message: string;
  /**
   * What is wrong with fields of the form it was made in, by their names. Absent if that was not looked into, since whoever
   * asks may not do it or is signed out, or no answer came.
   */
  problems?: Readonly<Record<string, string>>;
  /** Sends the same again, where nobody knows whether it arrived; it is not done twice. */
  again?: () => void;
};

/** Told what a change came to. */
export type Outcome = { onDone?: () => void; onRefused: (refusal: Refusal) => void };

/** What a mutation answered, of which the members that say why it was not done have a message or problems. */
export type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly problems?: readonly { readonly field?: string; readonly message: string }[];
};

/** The names of a form's fields, or what knows them. */
export type FormFields = readonly string[] | ((field: string) => boolean);

const notDone = "That could not be done. Check your connection and try again.";
const offline = "You are offline. Try again when there is a connection.";

/**
 * Why the server did not make a change.
 *
 * @param fields which the form has, or whether it has one: what is wrong with others is said beside them
 */
export function refusalOf(
  answer: Answer | null | undefined,
  errors: readonly PayloadError[] | null,
  fields: FormFields = [],
): Refusal {
  if (!answer) return { message: errors?.find(isSessionEnd)?.message ?? notDone };
  const problems: Record<string, string> = {};
  const others = new Set(answer.message ? [answer.message] : []);
  for (const { field, message } of answer.problems ?? []) {
    const isHere = typeof fields === "function" ? fields : (name: string) => fields.includes(name);
    if (field !== undefined && isHere(field)) problems[field] = message;
    else others.add(message);
  }
  const isAtFields = Object.keys(problems).length > 0;
  const message = [...others].join(" ") || (isAtFields ? "" : notDone);
  return answer.problems ? { message, problems } : { message };
}

/**
 * A change did not reach the server, or was not answered.
 *
 * @param again sends the same again
 * @param sentence what the server says of it, if anything
 */
export function unsent(again: () => void, sentence: string | null): Refusal {
  return { message: sentence ?? (navigator.onLine ? notDone : offline), again };
}

/** Relay's type does not name an error's extensions, which it hands on all the same. */
function isSessionEnd(error: PayloadError & { extensions?: { code?: unknown } }): boolean {
  return error.extensions?.code === "SESSION_ENDED";
}
