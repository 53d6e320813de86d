import type { GraphQLField } from "graphql";

/** How much one operation may ask for. */
export const limits = {
  /** Characters of its text, unless it is one of the program's own. */
  textLength: 16_384,
  /** Words and signs in its text. */
  tokens: 2_000,
  /** Levels of fields. */
  depth: 12,
  /** Values in the answer when every list is as long as it may be, and what fields cost besides. */
  cost: 20_000,
  /** The same, counted while the operation executes. */
  executionCost: 50_000,
  /** Characters of text in the answer. */
  answerLength: 8_000_000,
};

/** Factor for operations that are not persisted, and for what is made although the cache may have it. */
export const arbitraryOperationFactor = 4;

/** What a field with arguments costs: it is a query of its own. */
const queryCost = 100;
/** An item of a list of scalars needs no resolver. */
export const scalarWeight = 0.02;

/** What a field costs besides what is selected in it. */
export function costOfField(
  field: Pick<GraphQLField<unknown, unknown>, "args" | "astNode">,
): number {
  const weight = directiveValue(field, "cost", "weight");
  if (weight !== null) return weight;
  // Lists of which only the length can be asked for are read together with others of their kind.
  const isReadTogether =
    field.args.every(({ name }) => name === "first") && listSizeOf(field) !== null;
  return field.args.length > 0 && !isReadTogether ? queryCost : 1;
}

/** How many items a list of the contract has at most by its `@listSize`; null if it has none. */
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
