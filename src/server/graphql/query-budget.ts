import type { GraphQLError, GraphQLSchema } from "graphql";
import { mapAsyncIterator } from "graphql-yoga";
import type { Attempts, Payer } from "../accounts/attempts.ts";
import type { MemberRow } from "../store/members.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import type { Execution } from "./limit-execution.ts";
import { arbitraryOperationFactor, limits } from "./limits.ts";

type Paying = Pick<Context, "attempts" | "address" | "viewer" | "execution">;

/**
 * Charges the cost of an operation to the network it came from, before it executes. A member who is signed in has a
 * budget of their own for when their network's is used up, as long as the members of the network together have one.
 *
 * @param cost finite and not negative
 * @throws GraphQLError LIMIT_EXCEEDED if the budget of the minute is used up
 */
export async function chargeQuery(cost: number, context: Paying): Promise<void> {
  // A negative cost would refill the budget, and NaN would never use it up.
  if (!Number.isFinite(cost) || cost < 0) throw new RangeError(`The cost ${cost} is no charge.`);
  const { attempts, viewer, execution } = context;
  const wait = await attempts.queryCost(payerOf(context), cost * weightOf(execution));
  if (wait === 0) return;
  if (execution.payer === undefined && (await viewer.role()) !== "VISITOR") {
    // An execution that many share is nobody's.
    execution.payer = (await viewer.memberId().catch(() => null)) ?? undefined;
    if (execution.payer !== undefined) return chargeQuery(cost, context);
  }
  throw overBudget(attempts, wait);
}

/**
 * Refuses an operation before anything is done for it, if the budget of its sender is used up already. Charges nothing.
 *
 * @param member who sent it; null for a stranger
 * @throws GraphQLError LIMIT_EXCEEDED
 */
export async function checkBudget(
  { attempts, address }: Pick<Paying, "attempts" | "address">,
  member: Pick<MemberRow, "id" | "role"> | null,
): Promise<void> {
  let wait = await attempts.queryCostWait({ address });
  if (wait > 0 && member !== null && member.role !== "VISITOR") {
    wait = await attempts.queryCostWait({ address, memberId: member.id });
  }
  if (wait > 0) throw overBudget(attempts, wait);
}

function overBudget({ queryBudget }: Attempts, wait: number): GraphQLError {
  return publicError(
    "LIMIT_EXCEEDED",
    `Operations from your network cost more than ${queryBudget.toLocaleString("en-GB")} within a minute. Try again in ${wait} seconds.`,
    429,
    wait,
  );
}

/**
 * Charges the text of an operation that is not one of the program's own, and is to be parsed and validated: at worst that
 * takes as long for a character as to answer a value. From here on the operation counts `arbitraryOperationFactor` times. Throws as `chargeQuery`.
 */
export function chargeText(text: string, context: Paying): Promise<void> {
  context.execution.weight = arbitraryOperationFactor;
  return chargeQuery(Math.min(text.length, limits.textLength), context);
}

/**
 * Corrects what an operation was charged by what it cost.
 *
 * @param charged what it was charged before it executed
 */
export async function settleQuery(charged: number, context: Paying): Promise<void> {
  const { attempts, execution } = context;
  const difference = (execution.cost - charged) * weightOf(execution);
  await attempts.correctQueryCost(payerOf(context), difference);
}

/**
 * Charges each event of a subscription `execution.eventCost` before it executes. If that is refused, the subscription ends
 * with the error. `settleQuery` corrects the charge once the event was executed.
 *
 * The program's own subscriptions are charged only then, and never end: followers on other networks share their
 * executions, and the changes that cause events have a cost themselves.
 *
 * @returns the same schema
 */
export function chargeEvents(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { subscribe } = field;
    if (!subscribe) continue;
    field.subscribe = async (parent, args, context: Context, info) => {
      const events = (await subscribe(parent, args, context, info)) as AsyncIterable<unknown>;
      const charge = async (event: unknown) => {
        const { eventCost = 0 } = context.execution;
        if (eventCost > 0) await chargeQuery(eventCost, context);
        return event;
      };
      return mapAsyncIterator(events, charge);
    };
  }
  return schema;
}

function payerOf({ address, execution: { payer } }: Paying): Payer {
  return { address, memberId: payer };
}

function weightOf({ weight = 1 }: Execution): number {
  return weight;
}
