import type { ImportProblemInput } from "../store/import-runs.ts";
import type { RemotePictures } from "../store/tables/import-jobs.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import type { RemoteWork } from "./iiif/work-from-manifest.ts";
import type { Remark } from "./remarks.ts";
import type { TableReading } from "./table-reading.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/** One row of a source, or one image without a row. */
export type SourceEntry = {
  /** As numbered in a spreadsheet, the header being 1; null for an image without a row. */
  row: number | null;
  /** The cells of a table's row, as read. */
  cells?: readonly string[];
  result: UnpicturedWork | RemoteWork | { problem: ImportProblemInput };
  remarks?: readonly Remark[];
};

/** Contents of a source of any kind. */
export type SourceParts = {
  /** Reading of the table in it; null if it has none. */
  reading: TableReading | null;
  /** Folder of the images. */
  folder: string;
  /** Access to images on the web; null if there are none. */
  remote: RemoteAccess | null;
  total: number;
  entries(): AsyncGenerator<SourceEntry>;
  /** Sentences for the user about how it was read. */
  notes: string[];
  /** Removes temporary files. */
  close(): Promise<void>;
};

/** Dependencies of opening a source. */
export type OpeningPlace = {
  /** Parent folder for unpacked archives and downloads, each in a separate folder. */
  unpackedFolder: string;
  /** Returns whether the server may connect to a port of an IP address. */
  mayReach: (address: string, port: number) => boolean;
  /** Aborts downloads, during opening and later. */
  signal: AbortSignal;
  remotePictures: RemotePictures;
  /** Language of records whose source defines none, a BCP 47 tag; null if unknown. */
  recordLanguage: string | null;
};
