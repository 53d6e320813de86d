import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  InlineFragmentNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from "graphql";
import { publicError } from "./errors.ts";
import { costOfField, limits, listSizeOf, scalarWeight } from "./limits.ts";

/** Page length if neither `first` nor `last` is set. */
const usualPageLength = 20;
/** Maximum number of selections to visit: nested fragments can expand to far more. */
const mostSelections = 50_000;
const entrancesToIntrospection = [SchemaMetaFieldDef, TypeMetaFieldDef];
/** Cost of a value of introspection, which reads only memory. */
const introspectionWeight = 0.5;

type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
};

/**
 * Computes the maximum cost of an operation that is valid against the schema: every list has the length that its
 * arguments or its `@listSize` permit.
 *
 * @returns the cost, at most `limits.cost`, and the part of it due to introspection, which executions do not count
 * @throws GraphQLError LIMIT_EXCEEDED when it is nested too deeply, or costs more
 */
export function checkLimits(asked: Operation): { cost: number; ofIntrospection: number } {
  const operation = getOperationAST(asked.document, asked.operationName);
  const type = operation && asked.schema.getRootType(operation.operation);
  if (!type) return { cost: 0, ofIntrospection: 0 };
  const measure = new Measure(asked, operation);
  const { cost, dearest } = measure.costOf(operation.selectionSet, {
    type,
    depth: 1,
    pageLength: 1,
  });
  if (cost > limits.cost) throw tooCostly(cost, dearest && measure.pathOf(dearest));
  return { cost, ofIntrospection: measure.ofIntrospection };
}

/**
 * @param cost the cost computed so far
 * @param dearest path of the most expensive part, if known
 */
function tooCostly(cost: number, dearest: string | null): GraphQLError {
  const part = dearest === null ? "" : ` Its most expensive part is ${dearest}.`;
  return tooMuch(
    `its answer could cost ${number(cost)} or more, and at most ${number(limits.cost)} is allowed.${part}`,
  );
}

/** @param why the second half of a sentence */
function tooMuch(why: string): GraphQLError {
  const message = `The operation asks for too much at once: ${why} Ask for fewer fields, or smaller pages.`;
  return publicError("LIMIT_EXCEEDED", message);
}

const number = (value: number) => Math.floor(value).toLocaleString("en-GB");

/**
 * Context of a selection in an operation; `pageLength` is the number of edges of the current connection. In
 * introspection `source` is the parent value.
 */
type Place = { type: GraphQLNamedType; depth: number; pageLength: number; source?: unknown };

function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.name.endsWith("Connection");
}

function isOfIntrospection(type: GraphQLNamedType): type is GraphQLObjectType {
  return isObjectType(type) && isIntrospectionType(type);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** A field, its maximum cost, and the most expensive of its selected fields. */
type Dearest = { node: FieldNode; cost: number; inside: Dearest | null };
type Cost = { cost: number; dearest: Dearest | null };

class Measure {
  readonly #schema: GraphQLSchema;
  readonly #variables: Record<string, unknown>;
  readonly #defaults = new Map<string, ValueNode>();
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #costs = new Map<string, Cost>();
  #selections = 0;
  /** Part of the cost due to introspection. */
  ofIntrospection = 0;

  constructor(asked: Operation, operation: OperationDefinitionNode) {
    const { schema, document, variableValues } = asked;
    this.#schema = schema;
    this.#variables = variableValues ?? {};
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue) this.#defaults.set(variable.name.value, defaultValue);
    }
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition);
      }
    }
  }

  /** Computes the cost of a selection; stops as soon as it exceeds the limit. */
  costOf(selectionSet: SelectionSetNode, place: Place): Cost {
    if (place.depth > limits.depth && !isOfIntrospection(place.type)) {
      throw publicError(
        "LIMIT_EXCEEDED",
        `The operation is nested deeper than ${limits.depth} levels.`,
      );
    }
    this.#selections += 1;
    if (this.#selections > mostSelections) {
      throw tooMuch(`it has more than ${number(mostSelections)} selections.`);
    }
    let cost = 0;
    let dearest: Dearest | null = null;
    // An object has one concrete type, so only the most expensive alternative counts.
    const alternatives = isAbstractType(place.type) ? new Map<GraphQLNamedType, number>() : null;
    for (const selection of selectionSet.selections) {
      if (cost > limits.cost) break;
      if (selection.kind === Kind.FIELD) {
        const { cost: own, dearest: inside } = this.#costOfField(selection, place);
        cost += own;
        if (own > (dearest?.cost ?? 0)) dearest = { node: selection, cost: own, inside };
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
      const inside = this.#costOfFragment(fragment, { ...place, type });
      if ((inside.dearest?.cost ?? 0) > (dearest?.cost ?? 0)) dearest = inside.dearest;
      if (alternatives && isObjectType(type)) {
        const ofType = (alternatives.get(type) ?? 0) + inside.cost;
        if (cost + ofType > limits.cost) return { cost: cost + ofType, dearest };
        alternatives.set(type, ofType);
      } else cost += inside.cost;
    }
    const ofTypes = cost > limits.cost ? [] : (alternatives?.values() ?? []);
    return { cost: cost + Math.max(0, ...ofTypes), dearest };
  }

  /** Returns the path of the most expensive part, such as `works(first: 100).edges.node.related(first: 24)`. */
  pathOf({ node, inside }: Dearest): string {
    const count = ["first", "last"].find((name) => typeof this.#argument(node, name) === "number");
    const asked = count ? `(${count}: ${this.#argument(node, count)})` : "";
    const rest = inside?.node.selectionSet ? `.${this.pathOf(inside)}` : "";
    return `${node.name.value}${asked}${rest}`;
  }

  /** Computes the cost of a fragment; caches it for further spreads at the same depth. */
  #costOfFragment(fragment: FragmentDefinitionNode | InlineFragmentNode, place: Place): Cost {
    if (fragment.kind === Kind.INLINE_FRAGMENT || place.source !== undefined) {
      return this.costOf(fragment.selectionSet, place);
    }
    const key = `${fragment.name.value} ${place.depth} ${place.pageLength}`;
    const known = this.#costs.get(key) ?? this.costOf(fragment.selectionSet, place);
    this.#costs.set(key, known);
    return known;
  }

  #costOfField(node: FieldNode, place: Place): Cost {
    const { type: parent, depth, pageLength } = place;
    const name = node.name.value;
    if (isOfIntrospection(parent)) {
      return this.#costOfIntrospection(node, parent.getFields()[name], place);
    }
    const entrance = entrancesToIntrospection.find((field) => field.name === name);
    if (entrance) {
      const found = this.#costOfIntrospection(node, entrance, place);
      this.ofIntrospection += found.cost;
      return found;
    }
    const field = "getFields" in parent ? parent.getFields()[name] : undefined;
    if (!field || !("args" in field)) return { cost: 1, dearest: null };
    const own = costOfField(field);
    const type = getNamedType(field.type);
    // A connection is a single object; only its edges are many.
    const length =
      isConnection(parent) && isList(field.type) ? pageLength : this.#lengthOf(node, field);
    if (!node.selectionSet) {
      return { cost: isList(field.type) ? own + length * scalarWeight : own, dearest: null };
    }
    const [times, edges] = isConnection(type) ? [1, length] : [length, 1];
    const inside = { type, depth: depth + 1, pageLength: edges };
    const { cost, dearest } = this.costOf(node.selectionSet, inside);
    return { cost: own + times * cost, dearest };
  }

  /** Counts the values of an introspection field by resolving it. */
  #costOfIntrospection(
    node: FieldNode,
    field: GraphQLField<unknown, unknown> | undefined,
    place: Place,
  ): Cost {
    if (!field?.resolve || !node.selectionSet) return { cost: introspectionWeight, dearest: null };
    const args = { name: this.#argument(node, "name"), includeDeprecated: true };
    const info = { schema: this.#schema } as GraphQLResolveInfo;
    const answer = field.resolve(place.source, args, undefined, info);
    const inside = { type: getNamedType(field.type), depth: place.depth + 1, pageLength: 1 };
    let cost = introspectionWeight;
    for (const source of Array.isArray(answer) ? answer : [answer]) {
      if (cost > limits.cost) break;
      if (source != null) cost += this.costOf(node.selectionSet, { ...inside, source }).cost;
    }
    return { cost, dearest: null };
  }

  #lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const count = this.#argument(node, "first") ?? this.#argument(node, "last");
    if (typeof count === "number") return Math.max(1, count);
    const ids = this.#argument(node, "ids");
    if (Array.isArray(ids)) return Math.max(1, ids.length);
    const counted = field.args.find((argument) => argument.name === "first");
    if (typeof counted?.defaultValue === "number") return counted.defaultValue;
    return isList(field.type)
      ? (listSizeOf(field) ?? usualPageLength)
      : counted
        ? usualPageLength
        : 1;
  }

  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    return value && this.#valueOf(value);
  }

  #valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) {
      const name = value.name.value;
      // An explicit null stays null; a default replaces only a missing variable.
      if (this.#variables[name] !== undefined) return this.#variables[name];
      const byDefault = this.#defaults.get(name);
      return byDefault && this.#valueOf(byDefault);
    }
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind === Kind.STRING) return value.value;
    if (value.kind === Kind.LIST) return value.values;
    return undefined;
  }
}
