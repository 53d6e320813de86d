/** Roles of users, in ascending order; each includes the permissions of the one before it. */
export const roles = ["VISITOR", "MEMBER", "CURATOR", "OWNER"] as const;
export type Role = (typeof roles)[number];
