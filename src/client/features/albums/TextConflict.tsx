import { Button } from "../../ui/Button.tsx";

type TextConflictProps = {
  mine: string;
  theirs: string;
  onTheirs: () => void;
  onMine: () => void;
};

/** Two versions of a text, one of which the user has to choose. */
export function TextConflict({ mine, theirs, onTheirs, onMine }: TextConflictProps) {
  return (
    <div className="text-conflict" role="group" aria-label="Changed by somebody else meanwhile">
      <p role="alert">Somebody else has changed this meanwhile. Which is it to be?</p>
      <dl className="text-conflict__texts">
        <dt>Theirs</dt>
        <dd>{theirs || "Nothing"}</dd>
        <dt>Yours</dt>
        <dd>{mine || "Nothing"}</dd>
      </dl>
      <div className="text-conflict__acts">
        <Button onClick={onTheirs}>Keep theirs</Button>
        <Button onClick={onMine}>Use yours</Button>
      </div>
    </div>
  );
}
