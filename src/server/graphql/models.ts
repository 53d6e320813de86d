import type { CollectionEvent } from "../live/live.ts";
import type { ImportRow } from "../store/import-runs.ts";
import type { TermRow } from "../store/terms.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";

/** What resolvers are given for each type of the contract. Every node says its own type. */
export type WorkModel = WorkRow & { __typename?: "Work" };
export type ImageModel = ImageRow & { __typename?: "Image" };
export type ImportModel = ImportRow & { __typename?: "Import" };
export type TermModel = TermRow & { __typename?: "Term" };
export type SiteModel = { __typename?: "Site"; title: string; description: string };
export type ViewerModel = { __typename?: "Viewer"; memberId: string | null };

/** A page that has been read, and the count of the whole list, read only if asked for. */
export type WorkConnectionModel = {
  rows: WorkRow[];
  cursors: string[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: () => Promise<number>;
};

export type CollectionChangeModel = CollectionEvent;
