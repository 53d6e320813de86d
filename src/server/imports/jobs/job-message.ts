import type { PoolConfig } from "pg";

/** What the process that works on one import is told by the server that starts it. */
export type JobMessage = {
  importId: string;
  /** How the database is connected to. */
  config: PoolConfig;
  importsFolder: string;
  imagesFolder: string;
  unpackedFolder: string;
  /** Whether addresses of the server's own network may be asked. */
  reachesPrivate: boolean;
};
