/** What somebody is on this site; each may do what the one before it may, and more. */
export const roles = ["VISITOR", "MEMBER", "CURATOR", "OWNER"] as const;
export type Role = (typeof roles)[number];
