import { getArgumentValues, getOperationAST, getVariableValues } from "graphql";
import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { attemptLimits } from "../accounts/attempts.ts";
import type { Attempts } from "../accounts/attempts.ts";
import type { MemberRow } from "../store/members.ts";
import type { Context } from "./context.ts";
import { badInput, publicError } from "./errors.ts";
import { rootFields } from "./root-fields.ts";

const { changes: changesLimit, memberBytes, networkBytes } = attemptLimits;
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Messages for networks that change or store too much. */
export const tooManyChanges = `More than ${changesLimit.points.toLocaleString("en-GB")} changes came from your network within ${changesLimit.duration / 60} minutes. Wait a few minutes, then try again.`;
const tooManyBytes = `Too much was saved from here within an hour: at most ${megabytes(memberBytes.points)} by one person, and ${megabytes(networkBytes.points)} from one network. Wait until an hour is over, then try again.`;

/** Bytes counted for each row besides its texts: its keys, its index entries, its idempotency record. */
export const rowBytes = 500;

/** Mutations that clients send many times a second, and of which only the newest value is stored. */
const passing: ReadonlySet<string> = new Set(["presentView"]);

type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Readonly<Record<string, unknown>> | null;
};

/**
 * Counts the mutations in an operation that is valid against the schema, and the bytes of their arguments, against the
 * rate limits.
 *
 * @throws GraphQLError BAD_USER_INPUT if the arguments cannot be counted; LIMIT_EXCEEDED if this network has changed or
 *   stored too much
 */
export async function countChanges(
  asked: Operation,
  { attempts, address, viewer }: Pick<Context, "attempts" | "address" | "viewer">,
): Promise<void> {
  const operation = getOperationAST(asked.document, asked.operationName);
  if (operation?.operation !== "mutation") return;
  const changes = rootFields(asked.document, operation).filter(
    ({ name }) => !passing.has(name.value),
  );
  if (changes.length === 0) return;
  const wait = await attempts.consume("changes", address, changes.length);
  if (wait > 0) throw publicError("LIMIT_EXCEEDED", tooManyChanges, 429, wait);
  const bytes = argumentBytes(asked, operation, changes) + changes.length * rowBytes;
  const bytesWait = await countBytes({ attempts, address }, await viewer.member(), bytes);
  if (bytesWait > 0) throw publicError("LIMIT_EXCEEDED", tooManyBytes, 429, bytesWait);
}

/**
 * Counts bytes that are stored for a member. Curators and owners are exempt.
 *
 * @param member null if not known yet
 * @returns seconds to wait if the limit is exceeded, otherwise 0
 */
export async function countBytes(
  { attempts, address }: { attempts: Attempts; address: string },
  member: Pick<MemberRow, "id" | "role"> | null,
  bytes: number,
): Promise<number> {
  if (member?.role === "CURATOR" || member?.role === "OWNER") return 0;
  return attempts.storedBytes(address, member?.id ?? null, bytes);
}

/** Returns the bytes of the arguments of fields, approximately what they store. A variable counts at each use. */
function argumentBytes(
  { schema, variableValues }: Operation,
  operation: OperationDefinitionNode,
  fields: FieldNode[],
): number {
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues ?? {},
  );
  // Execution rejects variables that cannot be coerced, and stores nothing.
  if (!coerced) return 0;
  const definitions = schema.getMutationType()?.getFields() ?? {};
  return fields.reduce((bytes, field) => bytes + bytesOf(field), 0);

  function bytesOf(field: FieldNode): number {
    const definition = definitions[field.name.value];
    if (!definition) return 0;
    let given: Record<string, unknown>;
    try {
      given = getArgumentValues(definition, field, coerced);
    } catch {
      // Execution rejects these too.
      return 0;
    }
    try {
      return Buffer.byteLength(JSON.stringify(given));
    } catch {
      throw badInput(`The arguments of ${field.name.value} cannot be written as JSON.`);
    }
  }
}
