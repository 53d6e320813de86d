import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TakeAlongButton_work$key } from "../../../../__generated__/relay/TakeAlongButton_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { Looking } from "../viewer/looking.ts";

const loadMenu = () => import("./WorkMenu.tsx");
const WorkMenu = lazyPart(async () => (await loadMenu()).WorkMenu);

type TakeAlongButtonProps = {
  work: TakeAlongButton_work$key;
  looking: Looking;
  /** Whether the button shows only its icon. */
  iconOnly?: boolean;
};

/**
 * Button of a work's menu. The menu, with a large part of react-aria, loads when the user hovers or focuses the button.
 */
export function TakeAlongButton({ work: key, looking, iconOnly = false }: TakeAlongButtonProps) {
  const work = useFragment(
    graphql`
      fragment TakeAlongButton_work on Work {
        ...WorkMenu_work
      }
    `,
    key,
  );
  const [reached, setReached] = useState(false);
  const button = {
    "aria-haspopup": "menu",
    "aria-busy": reached,
    onPointerEnter: () => preparePart(loadMenu),
    onFocus: () => preparePart(loadMenu),
    onClick: () => setReached(true),
  } as const;
  const waiting = iconOnly ? (
    <IconButton icon={Ellipsis} label="Download and share" {...button} />
  ) : (
    <Button {...button}>
      <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
      Download and share
    </Button>
  );
  if (!reached) return waiting;
  return (
    <PartBoundary waiting={waiting}>
      <WorkMenu work={work} looking={looking} iconOnly={iconOnly} />
    </PartBoundary>
  );
}
