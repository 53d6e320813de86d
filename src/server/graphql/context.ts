import type { Attempts } from "../accounts/attempts.ts";
import type { ViewerSession } from "../accounts/viewer-session.ts";
import type { RemoteCheckup } from "../checkup/remote-checkup.ts";
import type { ImportJobs } from "../imports/jobs/import-jobs.ts";
import type { PictureIntake } from "../imports/picture-intake.ts";
import type { Undos } from "../imports/undos.ts";
import type { Live } from "../live/live.ts";
import type { Tours } from "../live/tours/tours.ts";
import type { Database } from "../store/connection.ts";
import type { Search } from "../search/search.ts";
import type { Execution } from "./limit-execution.ts";
import type { Loaders } from "./loaders.ts";

/** What resolvers have at hand besides their parent and arguments. */
export type Context = {
  db: Database;
  /** What the settings say of the site. */
  site: { title: string; description: string };
  /** Of this request, or of the live event that is being answered. */
  loaders: Loaders;
  viewer: ViewerSession;
  /** What was tried lately, so that nobody tries for ever. */
  attempts: Attempts;
  /** The network address the request came from. */
  address: string;
  userAgent: string | undefined;
  live: Live;
  tours: Tours;
  undos: Undos;
  importJobs: ImportJobs;
  remoteCheckup: RemoteCheckup;
  intake: PictureIntake;
  search: Search;
  /** Found out while answering; kept in an object of its own because contexts are copied. */
  outcome: {
    erred: boolean;
    /** Whether the answer may be another one the next moment, without the store telling of it. */
    passing: boolean;
  };
  /** In an object of its own, too. */
  execution: Execution;
};
