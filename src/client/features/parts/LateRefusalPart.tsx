import { useSyncExternalStore } from "react";
import { lateRefusal, onLateRefusal } from "./late-refusal.ts";
import { lazyPart } from "./lazy-part.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

const LateNotice = lazyPart(async () => (await import("./LateNotice.tsx")).LateNotice);

/** Shows refusals of changes whose own UI has been unmounted. */
export function LateRefusalPart() {
  const late = useSyncExternalStore(onLateRefusal, lateRefusal, () => null);
  return (
    late && (
      <PartBoundary waiting={null}>
        <LateNotice late={late} />
      </PartBoundary>
    )
  );
}
