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

/** A client's subscription, checked. */
export type Subscribing = {
  /** The client's own id of it. */
  id: string;
  text: string;
  /** Whether the text is one of the program's own. */
  isOwn: boolean;
  field: FieldNode;
  args: ExecutionArgs;
  /** The context of the subscriber. */
  context: RequestContext;
  socket: WebSocket;
  /** Send queue of the socket. */
  outlet: Outlet;
  /** Whether the client wants to be told when it has begun. */
  tellsBegun: boolean;
};

function tooManyExecutions(most: number): GraphQLError {
  const message = `Too much is followed from your network: at most ${most.toLocaleString("en-GB")} different things at a time. Close pages that you do not need, then load this one again.`;
  return publicError("LIMIT_EXCEEDED", message, 429);
}

/**
 * Makes the one way to subscribe: those who ask for the same and may see the same share one execution, whose
 * answers are written once for all.
 *
 * @returns what gives the subscription, or an answer in its place, and throws what beginning it throws
 */
export function createSubscribe(
  services: GraphQLServices,
  yoga: Yoga,
  socketLimit: SocketLimit,
): (subscribing: Subscribing) => Promise<Follower | ExecutionResult> {
  const hub = new Hub<ExecutionResult>();

  /** What is executed for all who ask for the same and may see the same. */
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
    // Events of operations that others send are paid for by the network that sent them.
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

/** The variables that the operation uses beside the arguments of `field`. Others change nothing of its answers. */
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

/** The arguments of a field. Throws GraphQLError if a variable has not the type that it is declared with. */
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
