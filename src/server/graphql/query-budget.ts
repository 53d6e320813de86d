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
 * Charges the cost of an operation to its network, before it executes. A signed-in member has a separate budget for
 * when that of the network is used up, within a common budget of all members of the network.
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
    // A shared execution belongs to no member.
    execution.payer = (await viewer.memberId().catch(() => null)) ?? undefined;
    if (execution.payer !== undefined) return chargeQuery(cost, context);
  }
  throw overBudget(attempts, wait);
}

/**
 * Rejects an operation at the start if the budget of its sender is used up already. Charges nothing.
 *
 * @param member the sender; null if unknown
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
 * Charges the text of an operation that is not persisted, before it is parsed and validated: at worst that takes as
 * long per character as resolving a value. From here on the cost of the operation is multiplied by
 * `arbitraryOperationFactor`. Throws as `chargeQuery`.
 */
export function chargeText(text: string, context: Paying): Promise<void> {
  context.execution.weight = arbitraryOperationFactor;
  return chargeQuery(Math.min(text.length, limits.textLength), context);
}

/**
 * Corrects the charge of an operation to its actual cost.
 *
 * @param charged the charge before it executed
 */
export async function settleQuery(charged: number, context: Paying): Promise<void> {
  const { attempts, execution } = context;
  const difference = (execution.cost - charged) * weightOf(execution);
  await attempts.correctQueryCost(payerOf(context), difference);
}

/**
 * Charges each event of a subscription `execution.eventCost` before it executes. If that is rejected, the subscription
 * ends with the error. `settleQuery` corrects the charge after execution.
 *
 * The program's own subscriptions are charged only afterwards, and never end: subscribers on other networks share their
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
