import { getOperationAST } from "graphql";
import type { DocumentNode } from "graphql";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { rootFields } from "./root-fields.ts";

/** What somebody reads from whose network too much is changed. */
export const tooManyChanges = "Too much is changed from here just now. Wait a few minutes.";

/** Mutations that come many times a second, and keep nothing but the newest. */
const passing: ReadonlySet<string> = new Set(["presentView"]);

type Operation = { document: DocumentNode; operationName?: string | null };

/**
 * Counts the changes an operation, valid against the schema, is going to make, however many it makes at once.
 *
 * @throws GraphQLError LIMIT_EXCEEDED if so much was changed from this network that they may not be made
 */
export async function countChanges(
  { document, operationName }: Operation,
  { attempts, address }: Pick<Context, "attempts" | "address">,
): Promise<void> {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== "mutation") return;
  const changes = rootFields(document, operation).filter(({ name }) => !passing.has(name.value));
  if (changes.length === 0) return;
  if ((await attempts.consume("changes", address, changes.length)) > 0) {
    throw publicError("LIMIT_EXCEEDED", tooManyChanges, 429);
  }
}
