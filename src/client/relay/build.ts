import { namedInPage } from "../page/named-in-page.ts";

declare const __CONTRACT_HASH__: string;

/** Names the build this program belongs to, as the page does: were it in the program, every build would change it. */
export const buildId =
  (typeof document !== "undefined" && namedInPage("vitrine-build")[0]) || "unknown";

/** Changes with every change of the contract; the bundler puts it in. */
export const contractHash = __CONTRACT_HASH__;
