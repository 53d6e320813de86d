import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNullableType,
  isObjectType,
} from "graphql";
import type { ExecutionResult, GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { costOfField, limits, scalarWeight } from "./limits.ts";

/** The execution of one operation, or of one event of a subscription. */
export type Execution = {
  cost: number;
  /** Whether its result was replaced by an error because it exceeded a limit. */
  ended?: boolean;
  /** Factor of its cost in the budget of its payer; 1 by default. */
  weight?: number;
  /** Cost charged before each event of a subscription executes; none for the program's own subscriptions. */
  eventCost?: number;
  /** Id of the member who pays for it besides the request's network. See `query-budget.ts`. */
  payer?: string;
};

/**
 * Counts the objects and list items that fields return while an operation executes, and the other costs of fields as in
 * `checkLimits`. When an execution has cost more than `limits.executionCost`, no further resolver is called: from there
 * on lists are empty and objects are null, so that the execution ends at once. `limitResult` then replaces its result.
 *
 * Nothing throws, because graphql executors abandon the promises of other list items, whose later rejections nobody
 * would handle.
 *
 * @returns the same schema
 */
export function limitExecution(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const isList = isListType(getNullableType(field.type));
      const isComposite = isCompositeType(getNamedType(field.type));
      if (isList || isComposite || costOfField(field) > 1) {
        countField(field, type, schema);
      }
    }
  }
  return schema;
}

function countField(
  field: GraphQLField<unknown, Context>,
  type: GraphQLObjectType,
  schema: GraphQLSchema,
): void {
  const inner = field.resolve ?? defaultFieldResolver;
  const isList = isListType(getNullableType(field.type));
  const nothing = isList ? [] : null;
  const mayBeNothing = isList || isNullableType(field.type);
  const weight = isCompositeType(getNamedType(field.type)) ? 1 : scalarWeight;
  const isEvent = type === schema.getSubscriptionType();
  // `countChanges` counts the cost of mutations.
  const own = type === schema.getMutationType() ? 1 : costOfField(field);

  const count = (execution: Execution, answer: unknown) => {
    if (Array.isArray(answer)) execution.cost += answer.length * weight;
    return mayBeNothing && isOver(execution) ? nothing : answer;
  };
  field.resolve = (parent, args, context, info) => {
    const { execution } = context;
    if (isEvent) execution.cost = 0;
    execution.cost += own;
    if (mayBeNothing && isOver(execution)) return nothing;
    const answer = inner(parent, args, context, info);
    return isThenable(answer)
      ? answer.then((resolved) => count(execution, resolved))
      : count(execution, answer);
  };
}

function isOver({ cost }: Execution): boolean {
  return cost > limits.executionCost;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value;
}

/**
 * Replaces the result of an execution that exceeded a limit by an error `LIMIT_EXCEEDED` without data.
 *
 * @param isMutation whether the operation had changed something before it was ended
 */
export function limitResult(
  result: ExecutionResult,
  execution: Execution,
  isMutation: boolean,
): ExecutionResult {
  const exceeded = isOver(execution)
    ? `costs more than ${limits.executionCost.toLocaleString("en-GB")}`
    : isLongerThan(limits.answerLength, result.data)
      ? `has more than ${limits.answerLength.toLocaleString("en-GB")} characters`
      : null;
  if (exceeded === null) return result;
  execution.ended = true;
  const done = isMutation ? " What it changed stays changed." : "";
  const message = `The answer ${exceeded}. Ask for fewer fields, or smaller pages.${done}`;
  return { errors: [publicError("LIMIT_EXCEEDED", message)] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Returns whether the names and texts in a value have more characters in total than `length`. */
function isLongerThan(length: number, value: unknown): boolean {
  let left = length;
  const waiting = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === "string") left -= next.length;
    else if (Array.isArray(next)) for (const inside of next) waiting.push(inside);
    else if (isRecord(next)) {
      for (const name in next) {
        left -= name.length;
        waiting.push(next[name]);
      }
    }
  }
  return left < 0;
}
