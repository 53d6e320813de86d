import {
  Kind,
  getNamedType,
  getOperationAST,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  SelectionSetNode,
  ValueNode,
} from "graphql";
import { publicError } from "./errors.ts";

/** How much one operation may ask for. */
export const limits = {
  /** Levels of fields. */
  depth: 12,
  /** Values in the answer, as far as can be told beforehand, and 100 more for each list. */
  cost: 20_000,
  /** Words and signs in its text. */
  tokens: 2_000,
};

/** What a list from the database costs besides its values: a query of its own. */
const listCost = 100;
const usualListLength = 20;
/** Assumed of lists that have no count in their arguments, such as a work's images. */
const shortListLength = 4;

type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
};

/**
 * Checks that an operation, valid against the schema, stays within the limits.
 *
 * @throws GraphQLError LIMIT_EXCEEDED when it does not
 */
export function checkLimits(asked: Operation): void {
  const operation = getOperationAST(asked.document, asked.operationName);
  if (!operation) return;
  const root = asked.schema.getRootType(operation.operation);
  if (!root) return;
  const cost = new Measure(asked).costOf(operation.selectionSet, root, 1);
  if (cost > limits.cost) {
    throw publicError(
      "LIMIT_EXCEEDED",
      "The operation asks for too much at once. Ask for fewer fields, or smaller pages.",
    );
  }
}

class Measure {
  readonly #schema: GraphQLSchema;
  readonly #variables: Record<string, unknown>;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor({ schema, document, variableValues }: Operation) {
    this.#schema = schema;
    this.#variables = variableValues ?? {};
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition);
      }
    }
  }

  /** Cost of a selection on a type; gives up as soon as it is over the limit. */
  costOf(selectionSet: SelectionSetNode, type: GraphQLNamedType, depth: number): number {
    if (depth > limits.depth) {
      throw publicError(
        "LIMIT_EXCEEDED",
        `The operation is nested deeper than ${limits.depth} levels.`,
      );
    }
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (cost > limits.cost) return cost;
      if (selection.kind === Kind.FIELD) {
        cost += this.#costOfField(selection, type, depth);
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? this.#fragments.get(selection.name.value)
            : selection;
        const on = fragment?.typeCondition
          ? this.#schema.getType(fragment.typeCondition.name.value)
          : type;
        if (fragment && on) cost += this.costOf(fragment.selectionSet, on, depth);
      }
    }
    return cost;
  }

  #costOfField(node: FieldNode, parent: GraphQLNamedType, depth: number): number {
    // Introspection is bounded by graphql-js itself.
    if (node.name.value.startsWith("__")) return 1;
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (!field || !("args" in field)) return 1;
    const own = field.args.length > 0 || field.name === "totalCount" ? listCost : 1;
    if (!node.selectionSet) return own;
    const each = this.costOf(node.selectionSet, getNamedType(field.type), depth + 1);
    return own + this.#lengthOf(node, field, parent) * each;
  }

  #lengthOf(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLNamedType,
  ): number {
    const count = this.#argument(node, "first") ?? this.#argument(node, "last");
    if (typeof count === "number") return Math.max(1, count);
    const ids = this.#argument(node, "ids");
    if (Array.isArray(ids)) return Math.max(1, ids.length);
    const counted = field.args.find((argument) => argument.name === "first");
    if (counted) {
      return typeof counted.defaultValue === "number" ? counted.defaultValue : usualListLength;
    }
    const type = isNonNullType(field.type) ? field.type.ofType : field.type;
    // The edges of a connection are counted where the connection is asked for.
    const ofConnection = isObjectType(parent) && parent.name.endsWith("Connection");
    return isListType(type) && !ofConnection ? shortListLength : 1;
  }

  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    return value && this.#valueOf(value);
  }

  #valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) return this.#variables[value.name.value];
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind === Kind.LIST) return value.values;
    return undefined;
  }
}
