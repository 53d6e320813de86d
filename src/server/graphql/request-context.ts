import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { attemptLimits } from "../accounts/attempts.ts";
import type { Attempts } from "../accounts/attempts.ts";
import type { Admission } from "../admission.ts";
import { openViewerSession } from "../accounts/viewer-session.ts";
import type { RemoteCheckup } from "../checkup/remote-checkup.ts";
import type { ImportJobs } from "../imports/jobs/import-jobs.ts";
import type { PictureIntake } from "../imports/picture-intake.ts";
import type { Undos } from "../imports/undos.ts";
import type { Live } from "../live/live.ts";
import type { Standings } from "../live/standings.ts";
import type { Tours } from "../live/tours/tours.ts";
import { isSecureSite } from "../site/origin.ts";
import type { Database } from "../store/connection.ts";
import type { Search } from "../search/search.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { createLoaders } from "./loaders.ts";

/** Services of the GraphQL server. */
export type GraphQLServices = {
  db: Database;
  live: Live;
  tours: Tours;
  undos: Undos;
  importJobs: ImportJobs;
  remoteCheckup: RemoteCheckup;
  intake: PictureIntake;
  standings: Standings;
  search: Search;
  logger: Logger;
  site: Context["site"];
  attempts: Attempts;
  /** Limits the number of concurrent operations. */
  admission: Admission;
  /** The site's public origin, if it is set. */
  publicOrigin: string | null;
};

/** Context of resolvers, with properties of one request or connection. */
export type RequestContext = Context & {
  requestId: string;
};

const { points: mostVisitors, duration } = attemptLimits.newVisitors;
const tooManyVisitors = `More than ${mostVisitors} people began to keep something here from your network within ${duration / 60} minutes. Wait a few minutes, then try again.`;

/**
 * Creates the context of one operation.
 *
 * @param request whose cookie identifies the viewer
 * @param setCookie receives a `Set-Cookie` header; null if none can be sent
 */
export function createContext(
  services: GraphQLServices,
  request: { id: string; ip: string; headers: IncomingHttpHeaders },
  setCookie: ((header: string) => void) | null,
): RequestContext {
  const { db, live, tours, undos, importJobs, remoteCheckup, intake } = services;
  const { search, site, attempts, publicOrigin } = services;
  return {
    db,
    live,
    tours,
    undos,
    importJobs,
    remoteCheckup,
    intake,
    search,
    site,
    loaders: createLoaders(db),
    attempts,
    address: request.ip,
    userAgent: request.headers["user-agent"],
    requestId: request.id,
    outcome: { erred: false, passing: false },
    execution: { cost: 0 },
    viewer: openViewerSession({
      db,
      cookieHeader: request.headers.cookie,
      secure: isSecureSite(request, publicOrigin),
      setCookie,
      admit: async () => {
        const wait = await attempts.consume("newVisitors", request.ip);
        if (wait > 0) throw publicError("LIMIT_EXCEEDED", tooManyVisitors, 429, wait);
      },
    }),
  };
}
