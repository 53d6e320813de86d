import { NoSuchExhibitionPage } from "./NotFoundPage.tsx";
import { personalRoute } from "./personal-route.tsx";

/** The routes of the list of exhibitions, and of the pages that show one. */
export const exhibitionRoutes = [
  personalRoute("exhibitions", "exhibitions", () => import("./exhibitions.lazy.tsx")),
  personalRoute(
    "exhibitions/$slug",
    "exhibition",
    () => import("./exhibition.lazy.tsx"),
    NoSuchExhibitionPage,
  ),
  personalRoute(
    "exhibitions/draft/$id",
    "exhibition-draft",
    () => import("./exhibition-draft.lazy.tsx"),
    NoSuchExhibitionPage,
  ),
] as const;
