import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

/** The open database, as the whole program uses it. */
export type Database = NodePgDatabase;

/** The open database or a transaction on it. */
export type Connection = PgDatabase<NodePgQueryResultHKT>;
