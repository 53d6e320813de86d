import type { ImportProblemInput } from "../store/import-runs.ts";
import type { RemotePictures } from "../store/tables/import-jobs.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import type { RemoteWork } from "./iiif/work-from-manifest.ts";
import type { Remark } from "./remarks.ts";
import type { TableReading } from "./table-reading.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/** One row of a source, or one picture without a row. */
export type SourceEntry = {
  /** As a spreadsheet counts, the header being 1; null for a picture without a row. */
  row: number | null;
  /** The cells of a table's row, as they were read. */
  cells?: readonly string[];
  result: UnpicturedWork | RemoteWork | { problem: ImportProblemInput };
  remarks?: readonly Remark[];
};

/** What there is in a source, whatever kind it is of. */
export type SourceParts = {
  /** How the table in it is read; null if it has none. */
  reading: TableReading | null;
  /** The folder in which pictures are. */
  folder: string;
  /** How pictures are had that are on the web; null if none are. */
  remote: RemoteAccess | null;
  total: number;
  entries(): AsyncGenerator<SourceEntry>;
  /** Sentences about how it was read, for whoever imports it. */
  notes: string[];
  /** Takes away what was unpacked to read it. */
  close(): Promise<void>;
};

/** What the opening of a source may use. */
export type OpeningPlace = {
  /** Where archives are unpacked, and what comes from the web lies, each in a folder of its own. */
  unpackedFolder: string;
  /** Which ports of which IP addresses may be asked. */
  mayReach: (address: string, port: number) => boolean;
  /** Ends what is being read from the web, then and later. */
  signal: AbortSignal;
  remotePictures: RemotePictures;
  /** The language of the records of works whose source says none, a tag of BCP 47; null if it is not known. */
  recordLanguage: string | null;
};
