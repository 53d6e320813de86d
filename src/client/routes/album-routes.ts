import { NoSuchAlbumPage } from "./NotFoundPage.tsx";
import { personalRoute } from "./personal-route.tsx";

/** The page of an album, and what is printed of it. Who may see it may have changed by the next visit. */
export const albumRoutes = [
  personalRoute("albums/$id", "album", () => import("./album.lazy.tsx"), NoSuchAlbumPage),
  personalRoute(
    "albums/$id/print",
    "album-print",
    () => import("./album-print.lazy.tsx"),
    NoSuchAlbumPage,
  ),
] as const;
