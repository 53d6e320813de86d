import type { FastifyRequest } from "fastify";
import { fairGroupOf } from "../accounts/network-address.ts";
import { permitOf } from "../accounts/permissions.ts";
import { openViewerSession } from "../accounts/viewer-session.ts";
import { AdmissionQueue } from "../admission.ts";
import { refusals } from "../graphql/guard.ts";
import { isSecureSite } from "./origin.ts";
import type { Database } from "../store/connection.ts";

/** Made-up cookies must not take the connections to the database. Networks share the look-ups fairly. */
const lookups = new AdmissionQueue({
  places: 2,
  mostWaiting: 200,
  // A page of pictures that are not public asks for all of them at once.
  mostWaitingOfNetwork: 150,
  longestWait: 2_000,
});

/**
 * Why the sender of a request may not use an address of the desk, named as in the table of permissions; null if they may.
 *
 * @throws TooBusy if that cannot be found out soon
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
