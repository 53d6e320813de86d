import type { Site, SiteResolvers } from "../../../__generated__/resolvers.ts";
import { runningImport } from "../store/import-runs.ts";
import { topTerms } from "../store/terms.ts";
import { highlights } from "../store/highlights.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { SiteModel } from "./models.ts";
import { checkedCount } from "./page.ts";

/** The id of the one site within its type. */
export const siteId = "site";

export const site: Complete<Site, SiteModel, SiteResolvers> = {
  id: () => toGlobalId("Site", siteId),
  workCount: (_site, _, { loaders }) => loaders.workCount(),
  highlights: (_site, { first }, { db }) => highlights(db, checkedCount("first", first, 12)),
  terms: (_site, { kind, first }, { db }) => topTerms(db, kind, checkedCount("first", first)),
  runningImport: (_site, _, { db }) => runningImport(db),
};
