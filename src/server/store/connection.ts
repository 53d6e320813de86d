import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type * as tables from "./tables.ts";

/** The open database, as the whole program uses it. */
export type Database = NodePgDatabase<typeof tables>;

/** The open database or a transaction on it. */
export type Connection = PgDatabase<NodePgQueryResultHKT, typeof tables>;
