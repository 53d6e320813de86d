/** Role of an account. */
export type AccountRole = "MEMBER" | "CURATOR" | "OWNER";

/** Roles of an account, as select options. */
export const roleChoices: readonly { id: AccountRole; label: string }[] = [
  { id: "MEMBER", label: "Member" },
  { id: "CURATOR", label: "Curator" },
  { id: "OWNER", label: "Owner" },
];

/** Parses the role of an account from the server's value. */
export function roleOf(text: string): AccountRole {
  return roleChoices.find(({ id }) => id === text)?.id ?? "MEMBER";
}

/** Returns the display name of a role. */
export function roleWord(role: string): string {
  return roleChoices.find(({ id }) => id === role)?.label ?? "Visitor";
}

/** Returns a role for use within a sentence. */
export function roleInSentence(role: string): string {
  return role === "OWNER" ? "an owner" : `a ${roleWord(role).toLowerCase()}`;
}

/** Returns whether a role has access to the dashboard. */
export const hasDesk = (role: string) => role === "CURATOR" || role === "OWNER";

/** Policy for new accounts. */
export type SignUpPolicy = "OPEN" | "INVITATION" | "CLOSED";

const policies: readonly SignUpPolicy[] = ["OPEN", "INVITATION", "CLOSED"];

/** Parses the policy for new accounts from the server's value; an unknown value means that nobody may create one. */
export function signUpPolicyOf(text: string): SignUpPolicy {
  return policies.find((policy) => policy === text) ?? "CLOSED";
}
