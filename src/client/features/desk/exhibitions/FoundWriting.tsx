import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../works/label.ts";
import type { KeptWriting } from "./kept-writing.ts";

type FoundWritingProps = {
  found: readonly KeptWriting[];
  /** Called when the user applies or discards the changes. */
  onSettle: (kept: KeptWriting, isTaken: boolean) => void;
};

/** Unsaved changes of other windows of this browser, which the user can apply or discard. */
export function FoundWriting({ found, onSettle }: FoundWritingProps) {
  return (
    <div role="status" className="missed-writing">
      {found.map((kept) => (
        <p key={kept.name}>
          {kept.unsaved.length === 1
            ? "A change that you made in another window was not saved."
            : `${formatCount(kept.unsaved.length)} changes that you made in another window were not saved.`}{" "}
          <Button onClick={() => onSettle(kept, true)}>Take it up</Button>
          <Button variant="quiet" onClick={() => onSettle(kept, false)}>
            Forget it
          </Button>
        </p>
      ))}
    </div>
  );
}
