import { useState, useSyncExternalStore } from "react";
import { Button } from "../ui/Button.tsx";
import { siteUpdate, type SiteUpdate } from "./site-update.ts";

/** Offers a newer version of the site once it is ready; it is never forced on anyone. */
export function UpdateLine({ update = siteUpdate }: { update?: SiteUpdate }) {
  const isOffered = useSyncExternalStore(
    update.subscribe,
    () => update.isOffered,
    () => false,
  );
  const [isLoading, setLoading] = useState(false);

  function load() {
    setLoading(true);
    update.load();
  }

  return (
    <div className="update-line" role="status" data-shown={isOffered || undefined}>
      {isOffered && (
        <div className="update-line__row page">
          <p>A new version of the site is ready.</p>
          <Button variant="quiet" aria-disabled={isLoading} onClick={load}>
            {isLoading ? "Loading it…" : "Load it"}
          </Button>
          <Button variant="quiet" onClick={() => update.putOff()}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
