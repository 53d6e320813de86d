import { getTableColumns } from "drizzle-orm";
import { detail, image, work } from "./tables/works.ts";

const {
  primaryPixels: _pixels,
  contentHash: _contentHash,
  changedIn: _changedIn,
  addedIn: _addedIn,
  ...told
} = getTableColumns(work);

/** What the store tells of a work: all but what only the database needs. */
export const workColumns = told;

/** What the store tells of a picture. */
export const imageColumns = getTableColumns(image);

/** What the store tells of a part of a picture. */
export const detailColumns = getTableColumns(detail);
