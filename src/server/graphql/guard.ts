import {
  defaultFieldResolver,
  getNamedType,
  isNullableType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Permit } from "../accounts/permissions.ts";
import type { Role } from "../store/roles.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";

/** The part of the permission table that guards need; fields are named `Type.field`. */
export type Table = {
  permitOf(field: string, role: Role): Permit;
  isGuarded(field: string): boolean;
  needsLivingSession(field: string): boolean;
};

/** Messages for missing permissions. */
export const refusals = {
  signIn: "Sign in to do this.",
  notYours: "Your account does not allow this. Ask whoever runs this site.",
  sessionEnded: "You are not signed in any more. Sign in, and do it again.",
};

/**
 * Denies a field to the roles that the permission table excludes. A mutation then returns `NotAllowed`, a subscription
 * throws an error `FORBIDDEN`, any other field returns null. A mutation with the cookie of an ended session throws an
 * error `SESSION_ENDED`, so that it is not attributed to the visitor that the sender is without the session.
 *
 * @throws if a guarded field cannot express a denial: a mutation without `NotAllowed`, a field that is never null
 */
export function guard(schema: GraphQLSchema, table: Table): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (table.isGuarded(name) || table.needsLivingSession(name)) guardField(field, name, table);
    }
  }
  return schema;
}

function guardField(field: GraphQLField<unknown, Context>, name: string, table: Table): void {
  const isMutation = name.startsWith("Mutation.");
  const guarded = field.subscribe ? "subscribe" : "resolve";
  const canRefuse = isMutation
    ? hasRefusal(field)
    : guarded === "subscribe" || isNullableType(field.type);
  if (table.isGuarded(name) && !canRefuse) throw new Error(`${name} cannot be refused.`);
  const inner = field[guarded] ?? defaultFieldResolver;
  field[guarded] = async (parent, args, context, info) => {
    if (table.needsLivingSession(name) && (await context.viewer.hasEnded())) {
      throw publicError("SESSION_ENDED", refusals.sessionEnded, 401);
    }
    const role = await context.viewer.role();
    if (table.permitOf(name, role) !== "no") return inner(parent, args, context, info);
    const message = role === "VISITOR" ? refusals.signIn : refusals.notYours;
    if (isMutation) return { __typename: "NotAllowed", message };
    if (guarded === "subscribe") throw publicError("FORBIDDEN", message, 403);
    return null;
  };
}

function hasRefusal(field: GraphQLField<unknown, Context>): boolean {
  const result = getNamedType(field.type);
  return isUnionType(result) && result.getTypes().some(({ name }) => name === "NotAllowed");
}
