import { useRef } from "react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";

/** An edit that met another one. */
export type Conflict = {
  sentence: string;
  /** What was written, if anything was. */
  mine: string | null;
  /** Makes the edit on another version. */
  again: (version: number) => void;
};

type EditConflictProps = {
  conflict: Conflict;
  /** Given the focus when the choice is made. */
  heir: RefObject<HTMLElement | null>;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

/** Says that something was changed meanwhile, below which it shows as it now is, and leaves the choice. */
export function EditConflict({ conflict, heir, onKeepMine, onKeepTheirs }: EditConflictProps) {
  const { sentence, mine } = conflict;
  const element = useRef<HTMLDivElement>(null);
  useFocusHeir(element, heir);
  return (
    <div ref={element} className="edit-conflict" role="alert">
      <p>{sentence}</p>
      {mine !== null && (
        <p>
          You wrote: <q>{mine}</q>
        </p>
      )}
      <Button variant="primary" onClick={onKeepMine}>
        {mine === null ? "Do it all the same" : "Save mine"}
      </Button>
      <Button onClick={onKeepTheirs}>Leave it as it is</Button>
    </div>
  );
}
