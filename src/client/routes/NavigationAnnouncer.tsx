import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * Does what a browser does on a page load: moves the focus to the beginning of the new page, or to an invalid field,
 * and announces its title. After a navigation back, the focus returns to the link that was followed. A changed search
 * is the same page and keeps the focus.
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
