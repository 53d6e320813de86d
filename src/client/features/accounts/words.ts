/** What the role of an account can be. */
export type AccountRole = "MEMBER" | "CURATOR" | "OWNER";

/** The roles an account can have, as choices. */
export const roleChoices: readonly { id: AccountRole; label: string }[] = [
  { id: "MEMBER", label: "Member" },
  { id: "CURATOR", label: "Curator" },
  { id: "OWNER", label: "Owner" },
];

/** The role of an account, told from what the server says. */
export function roleOf(text: string): AccountRole {
  return roleChoices.find(({ id }) => id === text)?.id ?? "MEMBER";
}

/** A role in a word. */
export function roleWord(role: string): string {
  return roleChoices.find(({ id }) => id === role)?.label ?? "Visitor";
}

/** What somebody of a role is, within a sentence. */
export function roleInSentence(role: string): string {
  return role === "OWNER" ? "an owner" : `a ${roleWord(role).toLowerCase()}`;
}

/** Whether somebody of this role helps to run the site. */
export const hasDesk = (role: string) => role === "CURATOR" || role === "OWNER";

/** Who may make an account. */
export type SignUpPolicy = "OPEN" | "INVITATION" | "CLOSED";

const policies: readonly SignUpPolicy[] = ["OPEN", "INVITATION", "CLOSED"];

/** Who may make an account, told from what the server says; what this program does not know lets nobody in. */
export function signUpPolicyOf(text: string): SignUpPolicy {
  return policies.find((policy) => policy === text) ?? "CLOSED";
}
