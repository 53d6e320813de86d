import { getOperationAST, NoFragmentCyclesRule, parse, Source, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLError } from "graphql";
import { createLRUCache, createYoga } from "graphql-yoga";
import type { Plugin, YogaServerInstance } from "graphql-yoga";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import type { Logger } from "pino";
import { checkLimits } from "./check-limits.ts";
import { countChanges } from "./count-changes.ts";
import { isUnavailable } from "../store/problems.ts";
import { presentErrors, publicError, rootCause } from "./errors.ts";
import { limitResult } from "./limit-execution.ts";
import { limits } from "./limits.ts";
import type { PersistedOperations } from "./operations.ts";
import { chargeQuery, chargeText, settleQuery } from "./query-budget.ts";
import type { RequestContext } from "./request-context.ts";
import { schema } from "./schema.ts";

export type Yoga = YogaServerInstance<RequestContext, object>;

/** Error for an unknown id of a persisted operation. */
export const unknownOperation = {
  code: "PERSISTED_QUERY_NOT_FOUND",
  message: "This server does not know the operation with this id. Load the page again.",
} as const;

/** Creates the server that parses, validates and executes operations, without any transport. */
export function createGraphQL(operations: PersistedOperations, logger: Logger): Yoga {
  return createYoga<RequestContext>({
    schema,
    // presentErrors masks errors, and adds the request's id.
    maskedErrors: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    parserAndValidationCache: cacheOf(operations),
    // Parameter of GET requests for persisted operations.
    extraParamNames: ["id"],
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...words) => logger.warn(words.join(" ")),
      error: (...words) => logger.debug({ words }, "yoga reports an error"),
    },
    plugins: [
      usePersistedOperations<RequestContext>({
        allowArbitraryOperations: true,
        extractPersistedOperationId: (params, request) => persistedId(params, request.url),
        getPersistedOperation: async (id) => (await operations.find(id)) ?? null,
        customErrors: {
          notFound: () => publicError(unknownOperation.code, unknownOperation.message, 404),
          keyNotFound: () =>
            publicError("BAD_REQUEST", 'Send "query", or the "id" of an operation.'),
        },
      }),
      leaveDataOut(),
      limitOperations(operations),
      presentResults(logger),
    ],
  });
}

/**
 * Removes the data of a response if the database was unavailable: missing objects would look as if they did not exist,
 * and GraphQL over HTTP has status 503 only for responses without data. A partly executed mutation retains its data.
 */
function leaveDataOut(): Plugin<RequestContext> {
  const unavailable = ({ errors = [] }: ExecutionResult) =>
    errors.filter((error) => isUnavailable(rootCause(error)));
  return {
    onSubscribe: () => ({
      onSubscribeResult: () => ({
        onNext({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          const errors = unavailable(result);
          if (errors.length > 0) setResult({ errors });
        },
      }),
    }),
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const errors = unavailable(result);
        if (errors.length === 0) return;
        const operation = getOperationAST(args.document, args.operationName)?.operation;
        const isMade = Object.values(result.data ?? {}).some((made) => made !== null);
        if (operation !== "mutation" || !isMade) setResult({ errors });
      },
    }),
  };
}

/** Prepares every error for the response, and records that there was one. */
function presentResults(logger: Logger): Plugin<object, RequestContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      if (!result.errors?.length) return;
      serverContext.outcome.erred = true;
      setResult(presentErrors(result, { requestId: serverContext.requestId, logger }));
    },
  };
}

/**
 * Enforces the limits of operations, over every transport.
 *
 * The program's own operations request whole exhibitions, so their cost is limited only during execution.
 */
function limitOperations(operations: PersistedOperations): Plugin<RequestContext, RequestContext> {
  const isOwn = ({ loc }: DocumentNode) =>
    loc !== undefined && operations.isPersisted(loc.source.body);
  return {
    async onParams({ params, context }) {
      // Yoga validates the parameters after this: until then they are any JSON.
      const query: unknown = params.query;
      if (typeof query !== "string" || query === "") return;
      await (operations.isPersisted(query) ? chargeQuery(1, context) : chargeText(query, context));
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const { body } = source instanceof Source ? source : new Source(source);
        if (body.length > limits.textLength && !operations.isPersisted(body)) throw tooLong(body);
        return parse(source, { ...options, maxTokens: limits.tokens });
      });
    },
    onValidate({ validateFn, setValidationFn }) {
      setValidationFn((schema, document, ...rest) => {
        // Other rules follow fragments without checking for cycles.
        const circles = validate(schema, document, [NoFragmentCyclesRule]);
        if (circles.length > 0) return circles;
        return validateFn(schema, document, ...rest);
      });
    },
    async onExecute({ args, executeFn, setExecuteFn }) {
      const context = args.contextValue;
      const { cost, ofIntrospection } = isOwn(args.document) ? noCost : checkLimits(args);
      await countChanges(args, context);
      await chargeQuery(cost, context);
      context.execution.cost = ofIntrospection;
      const operation = getOperationAST(args.document, args.operationName)?.operation;
      setExecuteFn(async (executed) => {
        try {
          const result = await executeFn(executed);
          if (Symbol.asyncIterator in result) return result;
          return limitResult(result, context.execution, operation === "mutation");
        } finally {
          await settleQuery(cost, context);
        }
      });
    },
    onSubscribe({ args }) {
      const context: RequestContext = args.contextValue;
      const { execution } = context;
      // Only an HTTP request has this property; over HTTP nothing would end the subscription.
      if ("request" in context) {
        throw publicError("BAD_REQUEST", "Subscribe over WebSocket, at this same address.");
      }
      const eventCost = isOwn(args.document) ? 0 : checkLimits(args).cost;
      execution.eventCost = eventCost;
      return {
        onSubscribeResult: () => ({
          async onNext({ result, setResult }) {
            if (!(Symbol.asyncIterator in result)) {
              setResult(limitResult(result, execution, false));
            }
            await settleQuery(eventCost, context);
          },
        }),
      };
    },
  };
}

function tooLong(text: string): GraphQLError {
  const message = `The text of an operation has at most ${limits.textLength.toLocaleString("en-GB")} characters; this one has ${text.length.toLocaleString("en-GB")}.`;
  return publicError("LIMIT_EXCEEDED", message);
}

/** Caches the parsed documents of persisted operations, and of no others. */
function cacheOf(operations: PersistedOperations) {
  const documents = createLRUCache<DocumentNode>();
  return {
    documentCache: {
      get: (text: string) => documents.get(text),
      set: (text: string, document: DocumentNode) => {
        if (operations.isPersisted(text)) documents.set(text, document);
      },
    },
    errorCache: { get: () => undefined, set: () => undefined },
  };
}

/** Cost of the program's own operations before execution. */
const noCost = { cost: 0, ofIntrospection: 0 };

type Params = { extensions?: Record<string, unknown> | null };

/** Returns the id of a persisted operation in a request: `?id=`, `"id"`, or `extensions.documentId`. */
export function persistedId(params: Params, url?: string): string | null {
  const { documentId } = params.extensions ?? {};
  if (typeof documentId === "string") return documentId;
  if ("id" in params && typeof params.id === "string") return params.id;
  const id = url && new URL(url).searchParams.get("id");
  return id || null;
}
