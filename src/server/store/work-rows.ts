import { getTableColumns } from "drizzle-orm";
import { image, work } from "./tables.ts";

const {
  primaryPixels: _pixels,
  identifierKey: _identifierKey,
  titleKey: _titleKey,
  creatorKey: _creatorKey,
  yearAscKey: _yearAscKey,
  yearDescKey: _yearDescKey,
  terms: _terms,
  search: _search,
  contentHash: _contentHash,
  ...told
} = getTableColumns(work);

/** What the store tells of a work: all but what only the database needs. */
export const workColumns = told;

/** What the store tells of a picture. */
export const imageColumns = getTableColumns(image);
