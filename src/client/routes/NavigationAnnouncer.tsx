import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Does what a browser does when it loads a page: the focus goes to the new page's beginning and its
 * title is said. A changed search is the same page, and keeps the focus where it is.
 */
export function NavigationAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        document.getElementById("main")?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
