import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { conflictName, conflictWords } from "./conflict-words.ts";
import type { Asked } from "./editing/desk-view.ts";
import type { Choice, Conflict } from "./merging/three-ways.ts";
import { wordDifferences } from "./merging/word-differences.ts";

type ConflictDialogProps = {
  asked: Asked;
  onChoose: (choices: readonly Choice[]) => void;
};

/** A dialog that asks which version of each conflicting change to keep. All other changes are already merged. */
export function ConflictDialog({ asked, onChoose }: ConflictDialogProps) {
  const { name, conflicts } = asked;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const chosen = conflicts.map((conflict, at) => choices[at] ?? usual(conflict));
  return (
    <Dialog
      title="Written by two at once"
      isOpen
      onOpenChange={() => onChoose(conflicts.map(usual))}
      footer={
        <Button variant="primary" onClick={() => onChoose(chosen)}>
          Take what is chosen
        </Button>
      }
    >
      <p>
        Somebody else wrote here while you did: <strong>{name}</strong>. Whatever did not meet is
        kept of both. Choose what to take of the rest.
      </p>
      <ol className="conflicts">
        {conflicts.map((conflict, at) => (
          <li key={at}>
            <ConflictChoice
              conflict={conflict}
              name={`conflict-${at}`}
              chosen={chosen[at] ?? "mine"}
              onChoose={(choice) => setChoices({ ...choices, [at]: choice })}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

type ConflictChoiceProps = {
  conflict: Conflict;
  name: string;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

function ConflictChoice({ conflict, name, chosen, onChoose }: ConflictChoiceProps) {
  const mine = conflictWords(conflict.mine);
  const theirs = conflictWords(conflict.theirs);
  const options: readonly [Choice, string, string | null, string | null][] = [
    ["mine", "Yours", mine, theirs],
    ["theirs", "Theirs", theirs, mine],
    ["both", "Both, one behind the other", null, null],
  ];
  return (
    <fieldset className="conflicts__choice">
      <legend>{conflictName(conflict)}</legend>
      {options.map(([choice, label, words, other]) =>
        choice === "both" && !conflict.mayBeBoth ? null : (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span>
              <strong>{label}</strong>
              {choice !== "both" && <ConflictText words={words} other={other} />}
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}

function ConflictText({ words, other }: { words: string | null; other: string | null }) {
  if (words === null) return <span className="conflicts__text">Another choice</span>;
  if (words === "") return <span className="conflicts__text">Nothing</span>;
  return (
    <span className="conflicts__text">
      {wordDifferences(words, other ?? "").map(({ text, isOwn }, at) =>
        isOwn ? <mark key={at}>{text}</mark> : text,
      )}
    </span>
  );
}

/** Returns the default choice, which loses nothing if the user only confirms or closes the dialog. */
function usual({ mayBeBoth }: Conflict): Choice {
  return mayBeBoth ? "both" : "mine";
}
