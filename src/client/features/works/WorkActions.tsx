import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkActions_work$key } from "../../../../__generated__/relay/WorkActions_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { FavouriteButton } from "../albums/FavouriteButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { Looking } from "../viewer/looking.ts";

const loadMenu = () => import("./WorkMenu.tsx");
const WorkMenu = lazyPart(async () => (await loadMenu()).WorkMenu);

type WorkActionsProps = { work: WorkActions_work$key; looking: Looking };

/** What a visitor can do with a work: keep it, or take along what is looked at. */
export function WorkActions({ work: key, looking }: WorkActionsProps) {
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
          <WorkMenu work={work} looking={looking} />
        </PartBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
