import { useSyncExternalStore } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { endKeeping, keepRequest, onKeepRequest } from "./keep-request.ts";

const Keeping = lazyPart(async () => (await import("./Keeping.tsx")).Keeping);

/** Loads the UI that adds works and details to albums, once something requests it. */
export function KeepPart() {
  const wanted = useSyncExternalStore(onKeepRequest, keepRequest, () => null);
  return (
    wanted && (
      <div className="keep-part">
        <PartBoundary waiting={null} onClose={endKeeping}>
          <Keeping wanted={wanted} />
        </PartBoundary>
      </div>
    )
  );
}
