import type { GraphQLField } from "graphql";

/** Limits of one operation. */
export const limits = {
  /** Characters of its text, unless it is one of the program's own. */
  textLength: 16_384,
  /** Tokens in its text. */
  tokens: 2_000,
  /** Levels of fields. */
  depth: 12,
  /** Maximum number of values in the response, if every list has its maximum length, plus the extra costs of fields. */
  cost: 20_000,
  /** The same, counted during execution. */
  executionCost: 50_000,
  /** Characters of text in the response. */
  answerLength: 8_000_000,
};

/** Factor for operations that are not persisted, and for requests that bypass the cache. */
export const arbitraryOperationFactor = 4;

/** Cost of a field with arguments, which needs a separate query. */
const queryCost = 100;
/** Cost of an item in a list of scalars, which needs no resolver. */
export const scalarWeight = 0.02;

/** Returns the cost of a field without its selection. */
export function costOfField(
  field: Pick<GraphQLField<unknown, unknown>, "args" | "astNode">,
): number {
  const weight = directiveValue(field, "cost", "weight");
  if (weight !== null) return weight;
  // Lists that can only be limited in length are read together with others of their kind.
  const isReadTogether =
    field.args.every(({ name }) => name === "first") && listSizeOf(field) !== null;
  return field.args.length > 0 && !isReadTogether ? queryCost : 1;
}

/** Returns the maximum length of a list from its `@listSize`; null if it has none. */
export function listSizeOf(field: Pick<GraphQLField<unknown, unknown>, "astNode">): number | null {
  return directiveValue(field, "listSize", "assumedSize");
}

function directiveValue(
  { astNode }: Pick<GraphQLField<unknown, unknown>, "astNode">,
  directive: string,
  argument: string,
): number | null {
  const found = astNode?.directives?.find(({ name }) => name.value === directive);
  const value = found?.arguments?.find(({ name }) => name.value === argument)?.value;
  return value && "value" in value ? Number(value.value) : null;
}
