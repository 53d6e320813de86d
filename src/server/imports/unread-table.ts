import { ImportFailure } from "./import-failure.ts";
import type { TableReading } from "./table-reading.ts";

/** A table that cannot be imported as it was read, with what was found out: it may be said what its columns are. */
export class UnreadTable extends ImportFailure {
  constructor(
    message: string,
    readonly reading: TableReading,
  ) {
    super(message);
  }
}
