import { createContext } from "react";
import type { FavouriteButton_viewer$key } from "../../../../__generated__/relay/FavouriteButton_viewer.graphql.ts";
import type { useGuest_viewer$key } from "../../../../__generated__/relay/useGuest_viewer.graphql.ts";

/** The current viewer, for the parts of a page that depend on it; null until known. */
export const VisitorContext = createContext<
  (FavouriteButton_viewer$key & useGuest_viewer$key) | null
>(null);
