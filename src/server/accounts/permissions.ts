import type { Mutation } from "../../../__generated__/resolvers.ts";
import type { Role } from "../store/roles.ts";

/** How far a permission goes: for everything, for what is one's own or shared with one, or for nothing. */
export type Permit = "all" | "own" | "no";

type Row = Readonly<Record<Role, Permit>>;

/** A field of the contract, as `Type.field`. */
type MutationField = `Mutation.${Exclude<keyof Mutation, "__typename">}`;

const everybodyTheirOwn: Row = { VISITOR: "own", MEMBER: "own", CURATOR: "own", OWNER: "own" };

/**
 * Who may do what. Every mutation is listed; a field that is not is open to everybody. What `own` means is
 * decided by the resolver, which knows whose a thing is.
 */
export const permissions: Readonly<Record<MutationField, Row>> = {
  "Mutation.addFavourite": everybodyTheirOwn,
  "Mutation.removeFavourite": everybodyTheirOwn,
  "Mutation.saveSearch": everybodyTheirOwn,
  "Mutation.renameSavedSearch": everybodyTheirOwn,
  "Mutation.markSavedSearchSeen": everybodyTheirOwn,
  "Mutation.deleteSavedSearch": everybodyTheirOwn,
};

const table: ReadonlyMap<string, Row> = new Map(Object.entries(permissions));

/** How far `role` may use a field, named as `Type.field`. */
export function permitOf(field: string, role: Role): Permit {
  return table.get(field)?.[role] ?? "all";
}

/** Whether some role may not use a field at all, so that it has to be asked who wants to. */
export function isGuarded(field: string): boolean {
  return Object.values(table.get(field) ?? {}).includes("no");
}
