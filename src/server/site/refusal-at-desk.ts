import type { FastifyRequest } from "fastify";
import { permitOf } from "../accounts/permissions.ts";
import { openViewerSession } from "../accounts/viewer-session.ts";
import { refusals } from "../graphql/guard.ts";
import { isSecureSite } from "./origin.ts";
import type { Database } from "../store/connection.ts";

/** Why whoever asks may not use an address of the desk, as the table of permissions names it; null if they may. */
export async function refusalAtDesk(
  db: Database,
  request: FastifyRequest,
  publicOrigin: string | null,
  address: string,
): Promise<string | null> {
  const role = await sessionOf(db, request, publicOrigin).role();
  if (permitOf(address, role) !== "no") return null;
  return role === "VISITOR" ? refusals.signIn : refusals.notYours;
}

/** The id of the member who asks; null if it is nobody with an account. */
export async function memberAtDesk(
  db: Database,
  request: FastifyRequest,
  publicOrigin: string | null,
): Promise<string | null> {
  return sessionOf(db, request, publicOrigin).memberId();
}

function sessionOf(db: Database, request: FastifyRequest, publicOrigin: string | null) {
  return openViewerSession({
    db,
    cookieHeader: request.headers.cookie,
    secure: isSecureSite(request, publicOrigin),
    setCookie: null,
    admit: () => Promise.resolve(),
  });
}
