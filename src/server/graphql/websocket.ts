import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { getOperationAST, GraphQLError } from "graphql";
import type { DocumentNode, ExecutionArgs } from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { makeHandler } from "graphql-ws/use/@fastify/websocket";
import { present, presentErrors, publicError } from "./errors.ts";
import { createContext } from "./request-context.ts";
import type { GraphQLServices } from "./request-context.ts";
import type { Operations } from "./operations.ts";
import { persistedId, unknownOperation } from "./yoga.ts";
import type { Yoga } from "./yoga.ts";

/** Operations one connection may have open at a time. */
const openLimit = 20;

type Engine = ReturnType<Yoga["getEnveloped"]>;

/** Answers GraphQL over WebSocket: subscriptions, and queries for those who like. */
export function createWebSocketHandler(
  services: GraphQLServices,
  yoga: Yoga,
  operations: Operations,
): (socket: WebSocket, request: FastifyRequest) => void {
  // Each operation runs with the engine that was made for its context.
  const engines = new WeakMap<ExecutionArgs, Engine>();

  function run(how: "execute" | "subscribe") {
    return async (args: ExecutionArgs) => {
      try {
        return await engines.get(args)?.[how](args);
      } catch (error) {
        return { errors: [asGraphQLError(error)] };
      }
    };
  }

  function prepare(request: FastifyRequest, payload: SubscribePayload): ExecutionArgs {
    const context = createContext(services, request, null);
    const engine = yoga.getEnveloped(context);
    const document: DocumentNode = engine.parse(textOf(payload, operations));
    const invalid: readonly GraphQLError[] = engine.validate(engine.schema, document);
    if (invalid.length > 0) throw new AggregateError(invalid);
    if (getOperationAST(document, payload.operationName)?.operation === "mutation") {
      // A new visitor's cookie can only come with an HTTP answer.
      throw publicError("BAD_REQUEST", "Send mutations by POST.");
    }
    const args: ExecutionArgs = {
      schema: engine.schema,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables,
      contextValue: context,
    };
    engines.set(args, engine);
    return args;
  }

  const handler = makeHandler<Record<string, unknown>>({
    execute: run("execute"),
    subscribe: run("subscribe"),
    onSubscribe: ({ extra, subscriptions }, _id, payload) => {
      try {
        if (Object.keys(subscriptions).length > openLimit) {
          throw publicError("LIMIT_EXCEEDED", `At most ${openLimit} operations at a time.`);
        }
        return prepare(extra.request, payload);
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

  function settingOf({ id }: FastifyRequest) {
    return { requestId: id, logger: services.logger };
  }

  return handler;
}

function textOf(payload: SubscribePayload, operations: Operations): string {
  if (payload.query) return payload.query;
  const id = persistedId(payload);
  const text = id === null ? undefined : operations.get(id);
  if (text === undefined) throw publicError(unknownOperation.code, unknownOperation.message, 404);
  return text;
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
