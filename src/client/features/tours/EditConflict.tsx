import { useRef } from "react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";

/** A conflicting edit. */
export type Conflict = {
  sentence: string;
  /** The text of the edit; null if it has none. */
  mine: string | null;
  /** Repeats the edit on a newer version. */
  again: (version: number) => void;
};

type EditConflictProps = {
  conflict: Conflict;
  /** Receives the focus after the choice. */
  heir: RefObject<HTMLElement | null>;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

/** Reports that the content below was changed meanwhile, and lets the user choose between both versions. */
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
