import { customType, timestamp } from "drizzle-orm/pg-core";

/** Text with byte-wise collation, so that keys have the same order in every database. */
export const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Transaction id, as text. */
export const transaction = customType<{ data: string }>({ dataType: () => "xid8" });

/** Point in time, in milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
