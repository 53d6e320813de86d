import { customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./column-types.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Mutations with an idempotency key, so that a repeated request gets the stored response and is not executed again. */
export const answeredChange = pgTable(
  "answered_change",
  {
    /** Hash of the key and the sender. */
    keyHash: key("key_hash").primaryKey(),
    /** Hash of the request. */
    requestHash: text("request_hash").notNull(),
    /** Response, encrypted with the key; null while the mutation runs. */
    answer: bytes("answer"),
    begunAt: moment("begun_at").notNull().defaultNow(),
  },
  (t) => [index("answered_change_begun").on(t.begunAt)],
);
