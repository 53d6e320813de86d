import { namedInPage } from "../page/named-in-page.ts";

declare const __CONTRACT_HASH__: string;

/**
 * Build that this program belongs to, read from the page. Compiled in, it would change the program's files with every
 * build.
 */
export const buildId =
  (typeof document !== "undefined" && namedInPage("vitrine-build")[0]) || "unknown";

/** Hash of the GraphQL contract; the bundler inserts it. */
export const contractHash = __CONTRACT_HASH__;
