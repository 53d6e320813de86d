import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLSchema,
} from "graphql";
import { isAccepted } from "./nested-lists.ts";

/** Returns a valid but meaningless value of an input's type: its ids do not exist, and its texts are empty. */
export function blandValue(type: GraphQLInputType): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return [];
  if (isEnumType(known)) return known.getValues()[0]?.value;
  if (isInputObjectType(known)) {
    const fields = Object.values(known.getFields());
    const required = known.isOneOf
      ? fields.slice(0, 1)
      : fields.filter(({ type: of }) => isNonNullType(of));
    return Object.fromEntries(required.map((field) => [field.name, blandValue(field.type)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[String(known)] ?? "nothing";
}

/** Returns a mutation with such values that selects only its result's type. */
export function blandMutation({ name, args }: GraphQLField<unknown, unknown>) {
  const variables = Object.fromEntries(args.map((arg) => [arg.name, blandValue(arg.type)]));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const [head, tail] = args.length > 0 ? [`(${declared})`, `(${given})`] : ["", ""];
  return { query: `mutation ${head} { ${name}${tail} { __typename } }`, variables };
}

/**
 * Returns a selection of one field of a type with everything below it, down to `depth` and without repeating a type on
 * a path; lists are limited to one item. Null if the field needs arguments that cannot be generated.
 */
export function wholeField(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  above: readonly string[] = [],
): string | null {
  const given = field.args.flatMap((arg) => {
    const value = argumentFor(arg);
    return value === null ? [] : [`${arg.name}: ${value}`];
  });
  if (field.args.some((arg) => isNonNullType(arg.type) && argumentFor(arg) === null)) return null;
  const head = `${field.name}${given.length > 0 ? `(${given.join(", ")})` : ""}`;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return head;
  // Fields of one name may have different types in the members of an abstract type.
  if (depth === 0 || !isObjectType(type) || above.includes(type.name))
    return `${head} { __typename }`;
  return `${head} { __typename ${wholeFields(schema, type, depth - 1, [...above, type.name])} }`;
}

/**
 * Returns queries for everything below a root field, one for each field of its type, because all at once would exceed
 * the limits of an operation; each is as deep as `depth` and the limits allow. Empty if the root field needs arguments
 * that cannot be generated.
 */
export function wholeQueries(
  schema: GraphQLSchema,
  root: GraphQLField<unknown, unknown>,
  depth: number,
): string[] {
  const bare = wholeField(schema, root, 0);
  if (bare === null) return [];
  const type = getNamedType(root.type);
  if (!isObjectType(type)) return [`{ ${bare} }`];
  return Object.values(type.getFields()).flatMap((field) => {
    const queries = Array.from({ length: depth }, (_, n) => {
      const selection = wholeField(schema, field, depth - 1 - n, [type.name]);
      return selection && `{ ${bare.replace("{ __typename }", `{ ${selection} }`)} }`;
    });
    return queries.find((query) => query !== null && isAccepted(schema, query)) ?? [];
  });
}

function wholeFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  depth: number,
  above: readonly string[],
): string {
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) => wholeField(schema, field, depth, above) ?? []).join(" ");
}

function argumentFor({ name, type, defaultValue }: GraphQLArgument): string | null {
  if (name === "first") return "1";
  if (defaultValue !== undefined || !isNonNullType(type)) return null;
  const known = getNullableType(type);
  if (isEnumType(known)) return known.getValues()[0]?.name ?? null;
  if (isInputObjectType(known)) return null;
  return JSON.stringify(blandValue(type));
}

/** Returns every field of a response below a field, as `Type.field` with its value. */
export function objectsIn(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  value: unknown,
): [field: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => objectsIn(schema, field, one));
  if (typeof value !== "object" || value === null) return [];
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const known = type.getFields()[name];
    if (!known) return [];
    return [[`${type.name}.${name}`, below], ...objectsIn(schema, known, below)];
  });
}
