import { getOperationAST, parse } from "graphql";
import { limits } from "./limits.ts";
import type { PersistedOperations } from "./operations.ts";
import { rootFields } from "./root-fields.ts";

/** Returns the names of the root fields of a mutation in a request's body; none if it is not a mutation, or invalid. */
export async function mutationFields(
  body: string,
  operations: PersistedOperations,
): Promise<string[]> {
  try {
    const { query, id, extensions, operationName } = JSON.parse(body) as Record<string, unknown>;
    const documentId = id ?? (extensions as Record<string, unknown> | undefined)?.["documentId"];
    const text = typeof query === "string" ? query : await operations.find(String(documentId));
    if (typeof query === "string" && query.length > limits.textLength) return [];
    const document = parse(text ?? "", { maxTokens: limits.tokens, noLocation: true });
    const name = typeof operationName === "string" ? operationName : null;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== "mutation") return [];
    return rootFields(document, operation).map((field) => field.name.value);
  } catch {
    return [];
  }
}
