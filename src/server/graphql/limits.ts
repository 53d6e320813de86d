import {
  Kind,
  getNamedType,
  getOperationAST,
  isAbstractType,
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
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
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

/** What a list costs besides its values, and a count: a question of its own. */
const listCost = 100;
const counts = new Set(["totalCount", "newCount", "stepCount"]);
/** The same, where other types have a field of this name that costs nothing. */
const countsOfTypes = new Set(["Site.workCount", "WorkListBlock.workCount"]);
const usualListLength = 20;
/** Assumed of lists that have no count in their arguments, such as a work's images. */
const shortListLength = 4;
/** Lists without such a count that are often longer. */
const longLists = new Set([
  "Image.details",
  "Account.sessions",
  "Desk.invitations",
  "Tour.steps",
  "Tour.hands",
  "Viewer.albumEntriesWith",
  "AlbumRights.missingEntries",
  "AlbumChange.entries",
]);
/** Lists without such a count that may be very long: reckoned longer than they usually are. */
const veryLongLists = new Set([
  "CarouselBlock.slides",
  "ZoomStoryBlock.steps",
  "WorkListBlock.chosenIds",
]);
const veryLongListLength = 40;

type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
  /**
   * Whether it is one of the program's own: it asks for everything once, of many blocks at a time,
   * few of which have long lists, or count what they find.
   */
  isOwn?: boolean;
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
  const cost = new Measure(asked, operation).costOf(operation.selectionSet, {
    type: root,
    depth: 1,
    pageLength: 1,
  });
  if (cost > limits.cost) {
    throw publicError(
      "LIMIT_EXCEEDED",
      "The operation asks for too much at once. Ask for fewer fields, or smaller pages.",
    );
  }
}

/** Where in an operation a selection is; `pageLength` is how many edges the connection there has. */
type Place = { type: GraphQLNamedType; depth: number; pageLength: number };

function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.name.endsWith("Connection");
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

class Measure {
  readonly #schema: GraphQLSchema;
  readonly #variables: Record<string, unknown>;
  readonly #isOwn: boolean;
  readonly #defaults = new Map<string, ValueNode>();
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(asked: Operation, operation: OperationDefinitionNode) {
    const { schema, document, variableValues, isOwn = false } = asked;
    this.#schema = schema;
    this.#variables = variableValues ?? {};
    this.#isOwn = isOwn;
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue) this.#defaults.set(variable.name.value, defaultValue);
    }
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition);
      }
    }
  }

  /** Cost of a selection; gives up as soon as it is over the limit. */
  costOf(selectionSet: SelectionSetNode, place: Place): number {
    if (place.depth > limits.depth) {
      throw publicError(
        "LIMIT_EXCEEDED",
        `The operation is nested deeper than ${limits.depth} levels.`,
      );
    }
    let cost = 0;
    // An object is of one type: what is asked of the others is not in the answer.
    const alternatives = new Map<GraphQLNamedType, number>();
    const isOpen = isAbstractType(place.type);
    for (const selection of selectionSet.selections) {
      if (cost > limits.cost) return cost;
      if (selection.kind === Kind.FIELD) {
        cost += this.#costOfField(selection, place);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragments.get(selection.name.value)
          : selection;
      const type = fragment?.typeCondition
        ? this.#schema.getType(fragment.typeCondition.name.value)
        : place.type;
      if (!fragment || !type) continue;
      const inside = this.costOf(fragment.selectionSet, { ...place, type });
      if (isOpen && isObjectType(type)) {
        const ofType = (alternatives.get(type) ?? 0) + inside;
        if (cost + ofType > limits.cost) return cost + ofType;
        alternatives.set(type, ofType);
      } else cost += inside;
    }
    return cost + Math.max(0, ...alternatives.values());
  }

  #costOfField(node: FieldNode, { type: parent, depth, pageLength }: Place): number {
    // Introspection is bounded by graphql-js itself.
    if (node.name.value.startsWith("__")) return 1;
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (!field || !("args" in field)) return 1;
    const name = `${parent.name}.${field.name}`;
    const isCount = counts.has(field.name) || (countsOfTypes.has(name) && !this.#isOwn);
    const own = field.args.length > 0 || isCount ? listCost : 1;
    if (!node.selectionSet) {
      return veryLongLists.has(name) && !this.#isOwn ? own + veryLongListLength : own;
    }
    const type = getNamedType(field.type);
    const inside = (length: number) => ({ type, depth: depth + 1, pageLength: length });
    // A connection is one thing; it is its edges that are many.
    if (isConnection(type)) {
      return own + this.costOf(node.selectionSet, inside(this.#lengthAsked(node, field, parent)));
    }
    const length =
      isConnection(parent) && isList(field.type)
        ? pageLength
        : this.#lengthAsked(node, field, parent);
    return own + length * this.costOf(node.selectionSet, inside(1));
  }

  #lengthAsked(
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
    if (!isList(field.type)) return 1;
    const name = `${parent.name}.${field.name}`;
    if (veryLongLists.has(name) && !this.#isOwn) return veryLongListLength;
    return longLists.has(name) ? usualListLength : shortListLength;
  }

  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    return value && this.#valueOf(value);
  }

  #valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) {
      const name = value.name.value;
      // What is sent as null stays null; a default stands only for what is not sent.
      if (this.#variables[name] !== undefined) return this.#variables[name];
      const byDefault = this.#defaults.get(name);
      return byDefault && this.#valueOf(byDefault);
    }
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind === Kind.LIST) return value.values;
    return undefined;
  }
}
