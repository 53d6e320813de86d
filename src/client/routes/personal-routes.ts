import { personalRoute } from "./personal-route.tsx";

/** The routes of personal pages and of the dashboard. */
export const personalRoutes = [
  personalRoute("join", "join", () => import("./join.lazy.tsx")),
  personalRoute("password", "password", () => import("./password.lazy.tsx")),
  personalRoute("tours", "tours", () => import("./tours.lazy.tsx")),
  personalRoute("account", "account", () => import("./account.lazy.tsx")),
  personalRoute("desk", "desk", () => import("./desk.lazy.tsx")),
  personalRoute("desk/members", "desk-members", () => import("./desk-members.lazy.tsx")),
  personalRoute("desk/works", "desk-works", () => import("./desk-works.lazy.tsx")),
  personalRoute("desk/checkup", "desk-checkup", () => import("./desk-checkup.lazy.tsx")),
  personalRoute("desk/works/new", "desk-new-work", () => import("./desk-new-work.lazy.tsx")),
  personalRoute("desk/works/$id", "desk-work", () => import("./desk-work.lazy.tsx")),
  personalRoute("desk/notes", "desk-notes", () => import("./desk-notes.lazy.tsx")),
  personalRoute(
    "desk/works/$id/pictures",
    "desk-work-pictures",
    () => import("./desk-work-pictures.lazy.tsx"),
  ),
  personalRoute("desk/imports", "desk-imports", () => import("./desk-imports.lazy.tsx")),
  personalRoute("desk/imports/$id", "desk-import", () => import("./desk-import.lazy.tsx")),
  personalRoute(
    "exhibitions/screen/$block",
    "story-screen",
    () => import("./story-screen.lazy.tsx"),
  ),
  personalRoute(
    "desk/exhibitions",
    "desk-exhibitions",
    () => import("./desk-exhibitions.lazy.tsx"),
  ),
  personalRoute(
    "desk/exhibitions/$id",
    "desk-exhibition",
    () => import("./desk-exhibition.lazy.tsx"),
  ),
] as const;
