import { useSyncExternalStore } from "react";
import { lateRefusal, onLateRefusal } from "./late-refusal.ts";
import { lazyPart } from "./lazy-part.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

const LateNotice = lazyPart(async () => (await import("./LateNotice.tsx")).LateNotice);

/** Where it is said that a change was refused whose place in the page is gone. */
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
