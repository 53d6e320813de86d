import { customType, timestamp } from "drizzle-orm/pg-core";

/** Text that is compared byte by byte, so that keys have one order on every database. */
export const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The number of a transaction, as text. */
export const transaction = customType<{ data: string }>({ dataType: () => "xid8" });

/** A point in time, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
