import type { FastifyRequest } from "fastify";
import { fairGroupOf } from "../accounts/network-address.ts";
import { permitOf } from "../accounts/permissions.ts";
import { openViewerSession } from "../accounts/viewer-session.ts";
import { AdmissionQueue } from "../admission.ts";
import { refusals } from "../graphql/guard.ts";
import { isSecureSite } from "./origin.ts";
import type { Database } from "../store/connection.ts";

/** Limits the lookups, so that forged cookies cannot use up the database connections. Networks share them fairly. */
const lookups = new AdmissionQueue({
  places: 2,
  mostWaiting: 200,
  // A page with images that are not public requests all of them at once.
  mostWaitingOfNetwork: 150,
  longestWait: 2_000,
});

/**
 * Returns why the sender of a request may not use a path of the dashboard, named as in the table of permissions; null
 * if they may.
 *
 * @throws TooBusy if the lookup cannot start soon
 */
export async function refusalAtDesk(
  db: Database,
  request: FastifyRequest,
  publicOrigin: string | null,
  address: string,
): Promise<string | null> {
  const session = sessionOf(db, request, publicOrigin);
  const role = await lookups.run(fairGroupOf(request.ip), () => session.role());
  if (permitOf(address, role) !== "no") return null;
  return role === "VISITOR" ? refusals.signIn : refusals.notYours;
}

/** Returns the id of the member who sends the request; null without an account. */
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
