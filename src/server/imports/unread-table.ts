import { ImportFailure } from "./import-failure.ts";
import type { TableReading } from "./table-reading.ts";

/** A table that cannot be imported, with its reading, so that the user can map its columns. */
export class UnreadTable extends ImportFailure {
  constructor(
    message: string,
    readonly reading: TableReading,
  ) {
    super(message);
  }
}
