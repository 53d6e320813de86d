import * as v from "valibot";
import { problemOfPassword } from "./passwords.ts";

/** Maximum length of a member's name and e-mail address, in UTF-16 code units. */
export const longest = { name: 80, email: 254 };

/** Problem with one field, with a message for the user who filled it in. */
export type Problem = { field: string; message: string };

export const sentences = {
  noName: "Say what others should call you.",
  longName: `A name has at most ${longest.name} characters.`,
  unprintable: "Leave out characters that cannot be seen.",
  noEmail: "Write your whole e-mail address, such as name@example.org.",
  taken: "There is an account with this address already. Sign in, or take another address.",
  wrong: "This address and this password do not belong together.",
  wrongPassword: "This is not your password.",
  deadLink: "This link does not work any more. Ask whoever gave it to you for a new one.",
  notMore: "You are that, or more, already. The link still works for somebody else.",
  lastOwner: "A site needs an owner. Make somebody else one first.",
  nobody: "There is no such member any more. Load the page again.",
};

/** Returns the problem with a name, or null. */
export function problemOfName(name: string): string | null {
  if (name.trim() === "") return sentences.noName;
  if (name.trim().length > longest.name) return sentences.longName;
  return hidden.test(name) ? sentences.unprintable : null;
}

/**
 * Invisible characters, which would let one name look like another: control characters, invisible characters and
 * direction marks. The joiners that some scripts need are allowed between letters.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/u;

const emailRule = v.pipe(v.string(), v.maxLength(longest.email), v.email());

/**
 * Returns the normalized form of an e-mail address by which accounts are compared, in lower case; null if it is
 * invalid.
 */
export function emailKey(email: string): string | null {
  const text = email.trim();
  return v.is(emailRule, text) ? text.toLowerCase() : null;
}

/** Returns the problems with the input for a new account, field by field. */
export function problemsOfAccount(given: {
  name: string;
  email: string;
  password: string;
}): Problem[] {
  const problems: [string, string | null][] = [
    ["name", problemOfName(given.name)],
    ["email", emailKey(given.email) === null ? sentences.noEmail : null],
    ["password", problemOfPassword(given.password, given.email.trim())],
  ];
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
