import { QuietBoundary } from "../../ui/QuietBoundary.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

const TakeAlong = lazyPart(async () => (await import("../take-along/TakeAlong.tsx")).TakeAlong);

/** What can be done with an exhibition besides reading it; there once the page has been drawn, in a place of its own. */
export function ExhibitionActs({ slug, title }: { slug: string; title: string }) {
  const isPainted = useAfterPaint();
  return (
    <div className="exhibition__acts" lang="en">
      {isPainted && (
        // Nobody asked for it: if it is missing, the exhibition is read all the same.
        <QuietBoundary>
          <TakeAlong subject={{ kind: "exhibition", slug, title }} />
        </QuietBoundary>
      )}
    </div>
  );
}
