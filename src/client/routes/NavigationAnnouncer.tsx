import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * Does what a browser does when it loads a page: the focus goes to the new page's beginning, or to a field with which
 * something is wrong, and its title is said. A visitor who goes back finds the focus on the link that led away. A changed
 * search is the same page, and keeps the focus where it is.
 */
export function NavigationAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  const isBack = useRef(false);
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        isBack.current = action.type === "BACK" || (action.type === "GO" && action.index < 0);
      }),
    [router],
  );
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.getElementById("main");
        const led = isBack.current ? linkInSight(main, fromLocation.pathname) : null;
        const wrong = main?.querySelector<HTMLElement>('[aria-invalid="true"]');
        (led ?? wrong ?? main)?.focus({ preventScroll: true });
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

function linkInSight(main: HTMLElement | null, pathname: string): HTMLElement | null {
  const links = main?.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(pathname)}"]`) ?? [];
  for (const link of links) {
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return link;
  }
  return null;
}
