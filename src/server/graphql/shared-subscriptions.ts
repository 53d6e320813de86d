import { createHash } from "node:crypto";
import { getArgumentValues } from "graphql";
import type { ExecutionArgs, ExecutionResult, FieldNode } from "graphql";
import { sharedViewer } from "../accounts/shared-viewer.ts";
import { Follower } from "../live/follower.ts";
import { Hub } from "../live/hub.ts";
import type { Outlet } from "../live/outlet.ts";
import type { Noted } from "../live/standings.ts";
import { canonical } from "./canonical.ts";
import { presentErrors } from "./errors.ts";
import type { GraphQLServices, RequestContext } from "./request-context.ts";
import { subscriptionKindOf } from "./subscription-kinds.ts";
import type { Yoga } from "./yoga.ts";

/** A client's subscription, checked. */
export type Subscribing = {
  /** The client's own id of it. */
  id: string;
  text: string;
  field: FieldNode;
  args: ExecutionArgs;
  /** Of whoever asks. */
  context: RequestContext;
  outlet: Outlet;
  /** Whether the client wants to be told when it has begun. */
  tellsBegun: boolean;
};

/**
 * Makes the one way to subscribe: those who ask for the same and may see the same share one execution, whose
 * answers are written once for all.
 *
 * @returns what gives the subscription, or an answer in its place, and throws what beginning it throws
 */
export function createSubscribe(
  services: GraphQLServices,
  yoga: Yoga,
): (subscribing: Subscribing) => Promise<Follower | ExecutionResult> {
  const hub = new Hub<ExecutionResult>();

  /** What is executed for all who ask for the same and may see the same. */
  async function executionFor({ text, field, args, context }: Subscribing, noted: Noted) {
    const { kind, personal } = subscriptionKindOf(field.name.value);
    const { viewer } = context;
    const role = await viewer.role();
    const standing = { sessionId: await viewer.sessionId(), memberId: await viewer.memberId() };
    noted.as(standing);
    const whose = personal ? standing.memberId : null;
    const { operationName = null, variableValues = {} } = args;
    const asked = canonical([text, operationName, variableValues, role, whose]);
    const setting = { requestId: context.requestId, logger: services.logger };
    return {
      key: createHash("sha256").update(asked).digest("base64"),
      kind,
      begin: async () => {
        const contextValue = personal ? context : { ...context, viewer: sharedViewer(role) };
        return yoga.getEnveloped(contextValue).subscribe({ ...args, contextValue });
      },
      write: (result: ExecutionResult) => JSON.stringify(presentErrors(result, setting)),
    };
  }

  return async (subscribing) => {
    const { id, field, args, context, outlet, tellsBegun } = subscribing;
    const { attend } = subscriptionKindOf(field.name.value);
    const noted = services.standings.note(() => outlet.reopen());
    let leave: (() => void) | undefined;
    const over = () => {
      noted.forget();
      leave?.();
    };
    try {
      const execution = await executionFor(subscribing, noted);
      leave = await attend?.(argumentsOf(field, args), context, outlet);
      const followed = await hub.follow(execution, outlet, id);
      if (followed instanceof Follower) {
        followed.next().then(over, over);
        if (tellsBegun) followed.tellBegun();
      } else over();
      return followed;
    } catch (error) {
      over();
      throw error;
    }
  };
}

function argumentsOf(field: FieldNode, { schema, variableValues }: ExecutionArgs) {
  const definition = schema.getSubscriptionType()?.getFields()[field.name.value];
  return definition ? getArgumentValues(definition, field, variableValues) : {};
}
