import type { PayloadError } from "relay-runtime";

/** Reason why a change was refused, for the visitor who made it. */
export type Refusal = {
  /** Sentences; empty if only fields of a form are wrong. */
  message: string;
  /**
   * Errors of fields of the form, by field name. Absent if the server did not validate them, because the user lacks the
   * right or is signed out, or if no response arrived.
   */
  problems?: Readonly<Record<string, string>>;
  /** Sends the same change again if it is unknown whether the server received it; it is not applied twice. */
  again?: () => void;
};

/** Callbacks for the outcome of a change. */
export type Outcome = { onDone?: () => void; onRefused: (refusal: Refusal) => void };

/** Response of a mutation; the union members that stand for a refusal have a message or problems. */
export type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly problems?: readonly { readonly field?: string; readonly message: string }[];
};

/** Names of a form's fields, or a predicate for them. */
export type FormFields = readonly string[] | ((field: string) => boolean);

const notDone = "That could not be done. Check your connection and try again.";
const offline = "You are offline. Try again when there is a connection.";

/**
 * Returns why the server refused a change.
 *
 * @param fields the form's fields; errors of other fields go into the message
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
 * Returns a refusal for a change that did not reach the server, or got no response.
 *
 * @param again sends the same change again
 * @param sentence the server's message, if there is one
 */
export function unsent(again: () => void, sentence: string | null): Refusal {
  return { message: sentence ?? (navigator.onLine ? notDone : offline), again };
}

/**
 * Returns whether an error means that the session ended. Relay's type lacks an error's extensions, but Relay passes
 * them on.
 */
function isSessionEnd(error: PayloadError & { extensions?: { code?: unknown } }): boolean {
  return error.extensions?.code === "SESSION_ENDED";
}
