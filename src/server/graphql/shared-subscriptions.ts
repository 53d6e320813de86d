import { createHash } from "node:crypto";
import type { WebSocket } from "@fastify/websocket";
import { getArgumentValues, getOperationAST, getVariableValues, visit } from "graphql";
import type { ExecutionArgs, ExecutionResult, FieldNode, GraphQLError } from "graphql";
import { fairGroupOf } from "../accounts/network-address.ts";
import { sharedViewer } from "../accounts/shared-viewer.ts";
import { Follower } from "../live/follower.ts";
import { Hub } from "../live/hub.ts";
import type { Outlet } from "../live/outlet.ts";
import type { Noted } from "../live/standings.ts";
import { canonical } from "./canonical.ts";
import { presentErrors, publicError } from "./errors.ts";
import type { GraphQLServices, RequestContext } from "./request-context.ts";
import type { SocketLimit } from "./socket-limit.ts";
import { subscriptionKindOf } from "./subscription-kinds.ts";
import type { Yoga } from "./yoga.ts";

/** A validated subscription of a client. */
export type Subscribing = {
  /** The client's id of the operation. */
  id: string;
  text: string;
  /** Whether the text is a persisted operation. */
  isOwn: boolean;
  field: FieldNode;
  args: ExecutionArgs;
  context: RequestContext;
  socket: WebSocket;
  outlet: Outlet;
  /** Whether the client wants a message when it has started. */
  tellsBegun: boolean;
};

function tooManyExecutions(most: number): GraphQLError {
  const message = `Too much is followed from your network: at most ${most.toLocaleString("en-GB")} different things at a time. Close pages that you do not need, then load this one again.`;
  return publicError("LIMIT_EXCEEDED", message, 429);
}

/**
 * Creates the function that starts subscriptions: identical subscriptions with the same permissions share one
 * execution, whose results are serialized once.
 *
 * @returns a function that returns the subscription, or a result in its place, and throws the errors of starting it
 */
export function createSubscribe(
  services: GraphQLServices,
  yoga: Yoga,
  socketLimit: SocketLimit,
): (subscribing: Subscribing) => Promise<Follower | ExecutionResult> {
  const hub = new Hub<ExecutionResult>();

  /** Returns the execution for all identical subscriptions with the same permissions. */
  async function executionFor(
    { text, isOwn, field, args, context }: Subscribing,
    meaning: unknown,
    noted: Noted,
  ) {
    const { kind, personal } = subscriptionKindOf(field.name.value);
    const { viewer } = context;
    const role = await viewer.role();
    const standing = { sessionId: await viewer.sessionId(), memberId: await viewer.memberId() };
    noted.as(standing);
    const whose = personal ? standing.memberId : null;
    const { operationName = null } = args;
    // The network that sends other operations pays for their events.
    const payer = isOwn ? null : fairGroupOf(context.address);
    const asked = canonical([
      text,
      operationName,
      meaning,
      variablesBeside(field, args),
      role,
      whose,
      payer,
    ]);
    const setting = { requestId: context.requestId, logger: services.logger };
    return {
      key: createHash("sha256").update(asked).digest("base64"),
      kind,
      begin: async () => {
        const contextValue = personal ? context : { ...context, viewer: sharedViewer(role) };
        return yoga.getEnveloped(contextValue).subscribe({ ...args, contextValue });
      },
      write: (result: ExecutionResult) => JSON.stringify(presentErrors(result, setting)),
      isState: ({ data }: ExecutionResult) => data != null,
    };
  }

  return async (subscribing) => {
    const { id, isOwn, field, args, context, socket, outlet, tellsBegun } = subscribing;
    const { attend, meaningOf, personal } = subscriptionKindOf(field.name.value);
    const ownKind = personal ? "personalExecutions" : "ownExecutions";
    const kind = isOwn ? ownKind : "otherExecutions";
    const noted = services.standings.note(() => outlet.reopen());
    const releases = [noted.forget];
    const over = () => {
      for (const release of releases) release();
    };
    try {
      const values = argumentsOf(field, args);
      const execution = await executionFor(
        subscribing,
        meaningOf ? meaningOf(values) : values,
        noted,
      );
      const leave = await attend?.(values, context, outlet);
      if (leave) releases.push(leave, socketLimit.followTour(socket));
      const release = socketLimit.follow(socket, execution.key, kind);
      if (!release) throw tooManyExecutions(socketLimit.mostExecutions(kind));
      releases.push(release);
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

/** Returns the variables that the operation uses outside the arguments of `field`. Others do not affect its results. */
function variablesBeside(field: FieldNode, args: ExecutionArgs) {
  const used = new Set<string>();
  visit(args.document, {
    VariableDefinition: () => false,
    Argument: (argument) => (field.arguments?.includes(argument) ? false : undefined),
    Variable: ({ name }) => void used.add(name.value),
  });
  const entries = declaredVariables(args)
    .map(({ variable }) => variable.name.value)
    .filter((name) => used.has(name))
    .map((name) => [name, args.variableValues?.[name]]);
  return Object.fromEntries(entries);
}

/** Returns the arguments of a field. Throws GraphQLError if a variable does not have its declared type. */
function argumentsOf(field: FieldNode, args: ExecutionArgs): Record<string, unknown> {
  const { schema, variableValues } = args;
  const declared = declaredVariables(args);
  const { coerced, errors } = getVariableValues(schema, declared, variableValues ?? {});
  const [error] = errors ?? [];
  if (error) throw error;
  const definition = schema.getSubscriptionType()?.getFields()[field.name.value];
  return definition ? getArgumentValues(definition, field, coerced) : {};
}

function declaredVariables({ document, operationName }: ExecutionArgs) {
  return getOperationAST(document, operationName)?.variableDefinitions ?? [];
}
