import { getTableColumns } from "drizzle-orm";
import { detail, image, work } from "./tables/works.ts";

const {
  primaryPixels: _pixels,
  contentHash: _contentHash,
  changedIn: _changedIn,
  addedIn: _addedIn,
  ...told
} = getTableColumns(work);

/** Columns of a work that the store returns: all except those that only the database uses. */
export const workColumns = told;

/** Columns of an image that the store returns. */
export const imageColumns = getTableColumns(image);

/** Columns of a detail that the store returns. */
export const detailColumns = getTableColumns(detail);
