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

/** Context of resolvers. */
export type Context = {
  db: Database;
  site: { title: string; description: string };
  /** Loaders of this request, or of the current live event. */
  loaders: Loaders;
  viewer: ViewerSession;
  /** Counters of recent attempts, for rate limits. */
  attempts: Attempts;
  /** Network address of the request. */
  address: string;
  userAgent: string | undefined;
  live: Live;
  tours: Tours;
  undos: Undos;
  importJobs: ImportJobs;
  remoteCheckup: RemoteCheckup;
  intake: PictureIntake;
  search: Search;
  /** Findings during execution; a separate object, because contexts are copied. */
  outcome: {
    erred: boolean;
    /** Whether the response may change at any moment, without an event of the store. */
    passing: boolean;
  };
  /** Also a separate object, because contexts are copied. */
  execution: Execution;
};
