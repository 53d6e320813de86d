import type { FastifyRequest } from "fastify";
import { getOperationAST, GraphQLError } from "graphql";
import type { DocumentNode, ExecutionArgs, ExecutionResult, FieldNode } from "graphql";
import { makeServer } from "graphql-ws";
import type { Context, SubscribePayload } from "graphql-ws";
import { fairGroupOf } from "../accounts/network-address.ts";
import { nextMessage } from "../live/follower.ts";
import { largeAnswer } from "../site/unsent-bytes.ts";
import { present, presentErrors, publicError } from "./errors.ts";
import { chargeQuery, chargeText } from "./query-budget.ts";
import { createContext } from "./request-context.ts";
import type { GraphQLServices, RequestContext } from "./request-context.ts";
import type { PersistedOperations } from "./operations.ts";
import { rootFields } from "./root-fields.ts";
import { createSubscribe } from "./shared-subscriptions.ts";
import type { SocketHandler, SocketLimit } from "./socket-limit.ts";
import { connectClient } from "./websocket-connection.ts";
import type { WebSocketClient } from "./websocket-connection.ts";
import { persistedId, unknownOperation } from "./yoga.ts";
import type { Yoga } from "./yoga.ts";

/** Maximum number of concurrent operations of one connection. */
const openLimit = 20;

/** Cost of starting a subscription, in units of the query budget: it reads the database. */
const subscriptionCost = 5;

/** Mutations that are allowed over a WebSocket, because they are frequent and create no visitor. */
const overWebSocket = new Set(["presentView"]);

type Engine = ReturnType<Yoga["getEnveloped"]>;
type Connection = Context<Record<string, unknown>, WebSocketClient>;

/** A parsed and validated operation. */
type Prepared = WebSocketClient & {
  /** The client's id of the operation. */
  id: string;
  text: string;
  /** Whether the text is a persisted operation. */
  isOwn: boolean;
  /** Root fields of the operation. */
  fields: FieldNode[];
  context: RequestContext;
  /** Created for the context and used with it. */
  engine: Engine;
  /** Returns whether the client has neither cancelled the operation nor disconnected. */
  isWanted: () => boolean;
  /** Whether the client wants a message when a subscription has started. */
  tellsBegun: boolean;
};

/**
 * Creates the handler of GraphQL over WebSocket: subscriptions, and optionally queries. Identical subscriptions with
 * the same permissions share one execution, whose results are serialized once.
 */
export function createWebSocketHandler(
  services: GraphQLServices,
  yoga: Yoga,
  operations: PersistedOperations,
  socketLimit: SocketLimit,
): SocketHandler {
  const preparations = new WeakMap<ExecutionArgs, Prepared>();
  const subscribing = createSubscribe(services, yoga, socketLimit);

  /** Calls `run` with the prepared operation, and converts its errors to a result. */
  function prepared<Outcome>(run: (args: ExecutionArgs, prepared: Prepared) => Promise<Outcome>) {
    return async (args: ExecutionArgs) => {
      const preparation = preparations.get(args);
      if (!preparation) throw new Error("An operation runs that was not prepared.");
      try {
        return await run(args, preparation);
      } catch (error) {
        const problem = asGraphQLError(error);
        return isRefusal(problem) ? refusal(problem) : { errors: [problem] };
      }
    };
  }

  async function prepare(
    connection: Connection,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs> {
    const client = connection.extra;
    const context = createContext(services, client.request, null);
    const engine = yoga.getEnveloped(context);
    // An id is charged before it is looked up, since it may be unknown.
    if (!payload.query) await chargeQuery(1, context);
    const text = await textOf(payload, operations);
    const isOwn = operations.isPersisted(text);
    if (payload.query) await (isOwn ? chargeQuery(1, context) : chargeText(text, context));
    const document: DocumentNode = engine.parse(text);
    const invalid: readonly GraphQLError[] = engine.validate(engine.schema, document);
    if (invalid.length > 0) throw new AggregateError(invalid);
    const operation = getOperationAST(document, payload.operationName);
    const fields = operation ? rootFields(document, operation) : [];
    const needsPost = fields.some(({ name }) => !overWebSocket.has(name.value));
    if (operation?.operation === "mutation" && needsPost) {
      // A new visitor's cookie can only be sent in an HTTP response.
      throw publicError("BAD_REQUEST", "Send mutations by POST.");
    }
    const args: ExecutionArgs = {
      schema: engine.schema,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables,
      contextValue: context,
    };
    const tellsBegun = payload.extensions?.["tellsFollowing"] === true;
    const { socket } = client;
    const isWanted = () => socket.readyState === socket.OPEN && id in connection.subscriptions;
    preparations.set(args, {
      ...client,
      id,
      text,
      isOwn,
      fields,
      context,
      engine,
      isWanted,
      tellsBegun,
    });
    return args;
  }

  const settingOf = ({ id }: FastifyRequest) => ({ requestId: id, logger: services.logger });

  function sendAnswer(result: ExecutionResult, { id, request, socket, outlet }: Prepared): void {
    const answer = JSON.stringify(presentErrors(result, settingOf(request)));
    const bytes = Buffer.byteLength(answer);
    const end = () => socket.terminate();
    const taken =
      bytes > largeAnswer
        ? request.server.unsentBytes?.count(fairGroupOf(request.ip), bytes, end)
        : undefined;
    outlet.send(`${nextMessage(id)}${answer}}`, taken);
  }

  const execute = prepared(async (args, preparation) => {
    const { engine, fields, request, outlet, isWanted } = preparation;
    const isFrequent = fields.some(({ name }) => overWebSocket.has(name.value));
    let hasRun = false;
    /** Does nothing while responses to other operations are still buffered. */
    const run = async () => {
      if (outlet.isBehind || !isWanted()) return;
      hasRun = true;
      const result: ExecutionResult = await engine.execute(args);
      if (isWanted()) sendAnswer(result, preparation);
    };
    do {
      await new Promise<void>((resolve) => outlet.whenCaughtUp(resolve));
      await (isFrequent
        ? services.admission.live(request, run)
        : services.admission.operation(request, run));
    } while (!hasRun && isWanted());
    return nothingMore;
  });

  const subscribe = prepared(async (args, { fields: [field], ...prepared }) => {
    if (!field) throw new Error("A subscription asks for nothing.");
    await chargeQuery(subscriptionCost, prepared.context);
    const followed = await services.admission.live(prepared.request, async () =>
      prepared.isWanted() ? subscribing({ ...prepared, args, field }) : nothingMore,
    );
    const [error] = "errors" in followed ? (followed.errors ?? []) : [];
    return isRefusal(error) ? refusal(error) : followed;
  });

  const server = makeServer<Record<string, unknown>, WebSocketClient>({
    execute,
    subscribe,
    onSubscribe: async (connection, id, payload) => {
      try {
        if (connection.extra.operationIds.size > openLimit) {
          throw publicError("LIMIT_EXCEEDED", `At most ${openLimit} operations at a time.`);
        }
        return await prepare(connection, id, payload);
      } catch (error) {
        const errors = error instanceof AggregateError ? error.errors : [error];
        return errors.map(asGraphQLError);
      }
    },
    onError: ({ extra }, _id, _payload, errors) =>
      errors.map((error) => present(error, true, settingOf(extra.request)).toJSON()),
    onNext: ({ extra }, _id, _payload, _args, result) =>
      presentErrors(result, settingOf(extra.request)),
  });
  return (socket, request) => connectClient(server, socket, request);
}

async function textOf(payload: SubscribePayload, operations: PersistedOperations): Promise<string> {
  if (payload.query) return payload.query;
  const id = persistedId(payload);
  const text = id === null ? undefined : await operations.find(id);
  if (text === undefined) throw publicError(unknownOperation.code, unknownOperation.message, 404);
  return text;
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** Returns whether an error means that a retry is useless. */
function isRefusal(error: GraphQLError | undefined): error is GraphQLError {
  return typeof error?.extensions.code === "string";
}

/** Result of an operation whose response was sent. */
const nothingMore: AsyncIterableIterator<never> = {
  next: () => Promise.resolve({ value: undefined, done: true }),
  [Symbol.asyncIterator]() {
    return this;
  },
};

/** Returns a result that ends an operation with an error message, after which clients do not retry automatically. */
function refusal(error: GraphQLError): AsyncIterableIterator<never> {
  return {
    next: () => Promise.reject(error),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
