import { QuietBoundary } from "../../ui/QuietBoundary.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

const TakeAlong = lazyPart(async () => (await import("../take-along/TakeAlong.tsx")).TakeAlong);

/** Actions besides reading. They render after the first paint, in reserved space. */
export function ExhibitionActs({ slug, title }: { slug: string; title: string }) {
  const isPainted = useAfterPaint();
  return (
    <div className="exhibition__acts" lang="en">
      {isPainted && (
        // Optional: the exhibition is readable without it.
        <QuietBoundary>
          <TakeAlong subject={{ kind: "exhibition", slug, title }} />
        </QuietBoundary>
      )}
    </div>
  );
}
