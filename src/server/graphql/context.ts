import type { ViewerSession } from "../accounts/viewer-session.ts";
import type { Live } from "../live/live.ts";
import type { Database } from "../store/connection.ts";
import type { Search } from "../search/search.ts";
import type { Loaders } from "./loaders.ts";

/** What resolvers have at hand besides their parent and arguments. */
export type Context = {
  db: Database;
  /** What the settings say of the site. */
  site: { title: string; description: string };
  /** Of this request, or of the live event that is being answered. */
  loaders: Loaders;
  viewer: ViewerSession;
  live: Live;
  search: Search;
};
