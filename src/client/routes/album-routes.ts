import { NoSuchAlbumPage } from "./NotFoundPage.tsx";
import { personalRoute } from "./personal-route.tsx";

/**
 * The routes of an album's page and its print page. The permissions are checked on every visit, because they may have
 * changed.
 */
export const albumRoutes = [
  personalRoute("albums/$id", "album", () => import("./album.lazy.tsx"), NoSuchAlbumPage),
  personalRoute(
    "albums/$id/print",
    "album-print",
    () => import("./album-print.lazy.tsx"),
    NoSuchAlbumPage,
  ),
] as const;
