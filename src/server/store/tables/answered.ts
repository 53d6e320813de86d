import { customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Changes that were sent with a key, so that the same one sent again is answered and not made again. */
export const answeredChange = pgTable(
  "answered_change",
  {
    /** The hash of the key and of who sent it. */
    keyHash: key("key_hash").primaryKey(),
    /** The hash of what was sent. */
    requestHash: text("request_hash").notNull(),
    /** What was answered, readable with the key alone; null while it is being made. */
    answer: bytes("answer"),
    begunAt: moment("begun_at").notNull().defaultNow(),
  },
  (t) => [index("answered_change_begun").on(t.begunAt)],
);
