import { useState } from "react";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { lazyPart } from "../../../parts/lazy-part.tsx";
import { preparePart } from "../../../parts/missing-part.ts";
import { PartBoundary } from "../../../parts/PartBoundary.tsx";

const loadTaker = () => import("../views/ViewTaker.tsx");
const ViewTaker = lazyPart(async () => (await loadTaker()).ViewTaker);

type TakeButtonProps = {
  /** Label of the button. */
  children: string;
  /** Accessible name, where the label is not enough. */
  label?: string;
  /** Title of the dialog, which names the purpose of the view. */
  title: string;
  /** The initial view; without it the user first searches for a work. */
  start?: TakenViewInput | null;
  variant?: "plain" | "quiet";
  onTake: (view: TakenViewInput) => void;
};

/** A button that opens the viewer to select a view. */
export function TakeButton(props: TakeButtonProps) {
  const { children, label, title, start = null, variant = "plain", onTake } = props;
  const [isOpen, setOpen] = useState(false);
  const prepare = () => preparePart(loadTaker);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={variant}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && (
        <PartBoundary waiting={null} onClose={close}>
          <ViewTaker
            title={title}
            start={start}
            onTake={(view) => {
              close();
              onTake(view);
            }}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  );
}
