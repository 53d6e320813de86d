import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLSchema } from "graphql";
import { checkLimits } from "../../src/server/graphql/check-limits.ts";
import { limits } from "../../src/server/graphql/limits.ts";

/** A field of an object type that leads to objects of another type, or to scalars if `to` is null. */
type Step = { owner: string; field: GraphQLField<unknown, unknown>; to: string | null };

/** A query with nested lists. Its variables are global ids, by the name of their type. */
export type NestedQuery = { text: string; name: string; variables: string[] };

/** The deepest accepted nesting of two lists, and the next deeper one, which is rejected; either may be missing. */
export type Nesting = { accepted: NestedQuery | null; refused: NestedQuery | null };

/**
 * Nests lists of the schema alternately in one another, each with its maximum length.
 *
 * @param first maximum number of items of lists with an argument for it
 * @returns a nesting for each pair of lists of which the second is reachable within the first, and for each list in
 *   itself
 */
export function nestedLists(schema: GraphQLSchema, first: number): Nesting[] {
  const steps = stepsOf(schema);
  const ways = waysIn(steps);
  const entrances = entrancesOf(schema, steps, ways);
  const lists = steps.filter(({ field }) => isListType(getNullableType(field.type)));
  const nestings: Nesting[] = [];
  for (const outer of lists) {
    const entrance = entrances.get(outer.owner);
    if (!entrance || outer.to === null) continue;
    for (const inner of lists) {
      if (!ways(outer.to, inner.owner)) continue;
      const nesting: Nesting = { accepted: null, refused: null };
      for (const chain of chainsOf(outer, inner, ways)) {
        const query = write(schema, [...entrance, ...chain], first);
        if (isAccepted(schema, query.text)) nesting.accepted = query;
        else {
          nesting.refused = query;
          break;
        }
      }
      nestings.push(nesting);
    }
  }
  return nestings;
}

/** Returns whether the server would execute a query of this text. */
export function isAccepted(schema: GraphQLSchema, text: string): boolean {
  try {
    checkLimits({ schema, document: parse(text) });
    return true;
  } catch {
    return false;
  }
}

/** Yields longer and longer chains of both lists in turn. */
function* chainsOf(outer: Step, inner: Step, ways: Ways): Generator<Step[]> {
  let chain = [outer];
  for (let turn = 0; chain.length <= limits.depth; turn += 1) {
    const last = chain.at(-1);
    const next = turn % 2 === 0 ? inner : outer;
    const between = last?.to == null ? null : ways(last.to, next.owner);
    if (!between) return;
    chain = [...chain, ...between, next];
    yield chain;
  }
}

function stepsOf(schema: GraphQLSchema): Step[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || /^(__|Mutation|Subscription)/.test(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field): Step[] => {
      const named = getNamedType(field.type);
      const base = { owner: type.name, field };
      if (
        field.args.some(
          (argument) => isNonNullType(argument.type) && valueOf(argument, field, 1) === null,
        )
      )
        return [];
      if (!isCompositeType(named))
        return isListType(getNullableType(field.type)) ? [{ ...base, to: null }] : [];
      // A Node can have any type; its fields are queried separately.
      if (isInterfaceType(named)) return [];
      const targets = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
      return targets.map((target) => ({ ...base, to: target.name }));
    });
  });
}

type Ways = (from: string, to: string) => Step[] | null;

/** Returns the shortest paths between types, each computed once. */
function waysIn(steps: readonly Step[]): Ways {
  const known = new Map<string, Map<string, Step[]>>();
  const from = (start: string) => {
    const found = new Map<string, Step[]>([[start, []]]);
    for (const [type, way] of found) {
      for (const step of steps) {
        if (step.owner === type && step.to !== null && !found.has(step.to)) {
          found.set(step.to, [...way, step]);
        }
      }
    }
    return found;
  };
  return (start, end) => {
    const found = known.get(start) ?? from(start);
    known.set(start, found);
    return found.get(end) ?? null;
  };
}

/** Returns the shortest path from the root to each type. Many types are reachable by a global id. */
function entrancesOf(
  schema: GraphQLSchema,
  steps: readonly Step[],
  ways: Ways,
): Map<string, Step[]> {
  const node = schema.getQueryType()?.getFields()["node"];
  const nodeType = schema.getType("Node");
  if (!node || !isInterfaceType(nodeType)) throw new Error("There is no Node.");
  const nodes = schema.getPossibleTypes(nodeType).map(({ name }) => name);
  const entrances = new Map<string, Step[]>();
  for (const type of new Set(steps.map(({ owner }) => owner))) {
    const candidates = nodes.flatMap((start) => {
      const way = ways(start, type);
      return way ? [[{ owner: "Query", field: node, to: start }, ...way]] : [];
    });
    const direct = ways("Query", type);
    if (direct) candidates.push(direct);
    const [shortest] = candidates.toSorted((a, b) => a.length - b.length);
    if (shortest) entrances.set(type, shortest);
  }
  return entrances;
}

function write(schema: GraphQLSchema, chain: readonly Step[], first: number): NestedQuery {
  const selection = chain.reduceRight((inside, { field, to }) => {
    const given = field.args.flatMap((argument) => {
      const value = valueOf(argument, field, first, to);
      return value === null ? [] : [`${argument.name}: ${value}`];
    });
    const head = given.length > 0 ? `${field.name}(${given.join(", ")})` : field.name;
    if (to === null) return head;
    const isOpen = isAbstractType(getNamedType(field.type));
    return `${head} { ${isOpen ? `... on ${to} { ${inside} }` : inside} }`;
  }, "__typename");
  const variables = [...new Set([...selection.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name))];
  const declared = variables.map((name) => `$${name}: ID!`).join(", ");
  const name = chain.map(({ field }) => field.name).join(".");
  return { text: `query Nested${declared && `(${declared})`} { ${selection} }`, name, variables };
}

/** Returns the value of an argument; null for no value. */
function valueOf(
  { name, type, description, defaultValue }: GraphQLArgument,
  field: GraphQLField<unknown, unknown>,
  first: number,
  to: string | null = getNamedType(field.type).name,
): string | null {
  if (name === "first") {
    const [, most = "100"] = /1 to ([\d,]+)/.exec(description ?? "") ?? [];
    return String(Math.min(first, Number(most.replaceAll(",", ""))));
  }
  if (!isNonNullType(type) || defaultValue !== undefined) return null;
  if (name === "workId") return "$Work";
  if (name === "imageId") return "$Image";
  if (name === "id") return `$${to}`;
  if (name === "kind") return "SUBJECT";
  if (name === "text") return '"title"';
  return type.ofType.toString() === "Int" ? "1" : null;
}
