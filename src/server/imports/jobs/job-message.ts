import type { PoolConfig } from "pg";

/** Message from the server to the process that works on one import. */
export type JobMessage = {
  importId: string;
  /** Connection settings of the database. */
  config: PoolConfig;
  importsFolder: string;
  imagesFolder: string;
  unpackedFolder: string;
  /** Whether addresses of the server's own network are allowed. */
  reachesPrivate: boolean;
};
