import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkActions_work$key } from "../../../../__generated__/relay/WorkActions_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { FavouriteButton } from "../albums/FavouriteButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadMenu = () => import("./WorkMenu.tsx");
const WorkMenu = lazyPart(async () => (await loadMenu()).WorkMenu);

/** What a visitor can do with a work: keep it, or take it along. */
export function WorkActions({ work: key }: { work: WorkActions_work$key }) {
  const work = useFragment(
    graphql`
      fragment WorkActions_work on Work {
        ...FavouriteButton_work
        ...WorkMenu_work
      }
    `,
    key,
  );
  // The menu comes with a good part of react-aria, so it is loaded when somebody reaches for it.
  const [reached, setReached] = useState(false);
  const waiting = (
    <Button
      aria-haspopup="menu"
      aria-busy={reached}
      onPointerEnter={() => preparePart(loadMenu)}
      onFocus={() => preparePart(loadMenu)}
      onClick={() => setReached(true)}
    >
      <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
      Download and share
    </Button>
  );
  return (
    <div className="work-actions">
      <FavouriteButton work={work} />
      {reached ? (
        <PartBoundary waiting={waiting}>
          <WorkMenu work={work} />
        </PartBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
