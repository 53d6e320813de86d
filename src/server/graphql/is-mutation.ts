import { getOperationAST, parse } from "graphql";
import { limits } from "./limits.ts";
import type { Operations } from "./operations.ts";

/** Whether the body of a request asks for a change; what cannot be read does not. */
export function isMutation(body: string, operations: Operations): boolean {
  try {
    const { query, id, extensions, operationName } = JSON.parse(body) as Record<string, unknown>;
    const documentId = id ?? (extensions as Record<string, unknown> | undefined)?.["documentId"];
    const text = typeof query === "string" ? query : operations.get(String(documentId));
    if (typeof query === "string" && query.length > limits.textLength) return false;
    const document = parse(text ?? "", { maxTokens: limits.tokens, noLocation: true });
    const name = typeof operationName === "string" ? operationName : null;
    return getOperationAST(document, name)?.operation === "mutation";
  } catch {
    return false;
  }
}
