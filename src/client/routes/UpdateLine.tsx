import { useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { Button } from "../ui/Button.tsx";
import { siteUpdate, type SiteUpdate } from "./site-update.ts";

/** Offers a newer version of the site once it is available. It is never loaded without consent. */
export function UpdateLine({ update = siteUpdate }: { update?: SiteUpdate }) {
  const isOffered = useSyncExternalStore(
    update.subscribe,
    () => update.isOffered,
    () => false,
  );
  const [isLoading, setLoading] = useState(false);
  const before = useRef<HTMLElement | null>(null);

  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  // The pressed button disappears, so the focus returns to its previous element.
  function putOff() {
    const place = before.current?.isConnected ? before.current : document.querySelector("main");
    place?.focus({ preventScroll: true });
    update.putOff();
  }

  function load() {
    setLoading(true);
    update.load();
  }

  return (
    <div className="update-line" role="status" data-shown={isOffered || undefined}>
      {isOffered && (
        <div className="update-line__row page" onFocus={remember}>
          <p>A new version of the site is ready.</p>
          <Button
            variant="quiet"
            className="update-line__load"
            aria-disabled={isLoading}
            onClick={load}
          >
            {isLoading ? "Reloading…" : "Reload"}
          </Button>
          <Button variant="quiet" onClick={putOff}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
