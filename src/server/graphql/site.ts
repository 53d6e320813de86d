import type { Site, SiteResolvers } from "../../../__generated__/resolvers.ts";
import { runningImport } from "../store/import-runs.ts";
import { siteSettingOf } from "../store/site-settings.ts";
import { highlights } from "../store/highlights.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { SiteModel } from "./models.ts";
import { checkedCount } from "./page.ts";

/** Id of the only site within its type. */
export const siteId = "site";

export const site: Complete<Site, SiteModel, SiteResolvers> = {
  id: () => toGlobalId("Site", siteId),
  workCount: (_site, _, { search }) => search.ask("total", null),
  highlights: (_site, { first }, { db }) => highlights(db, checkedCount("first", first, 12)),
  terms: async (_site, { kind, first }, { search }) => {
    const terms = await search.ask("terms", { kind, first: checkedCount("first", first) });
    return terms.map(({ value, count }) => ({ kind, value, workCount: count }));
  },
  signUpPolicy: (_site, _, { db }) => siteSettingOf(db, "signUp"),
  runningImport: (_site, _, { db }) => runningImport(db),
  notesShownAtOnce: (_site, _, { db }) => siteSettingOf(db, "notesShownAtOnce"),
};
