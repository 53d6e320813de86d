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
  const session = openViewerSession({
    db,
    cookieHeader: request.headers.cookie,
    secure: isSecureSite(request, publicOrigin),
    setCookie: null,
    admit: () => Promise.resolve(),
  });
  const role = await session.role();
  if (permitOf(address, role) !== "no") return null;
  return role === "VISITOR" ? refusals.signIn : refusals.notYours;
}
