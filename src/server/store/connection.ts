import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

/** Open database that the whole program shares. */
export type Database = NodePgDatabase;

/** Open database, or a transaction on it. */
export type Connection = PgDatabase<NodePgQueryResultHKT>;
