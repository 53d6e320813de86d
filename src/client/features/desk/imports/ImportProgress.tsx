import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import type { Moves } from "./importMoves.ts";
import { paceInWords, placeInWords } from "./progress-words.ts";
import { rowsCount } from "./words.ts";

/** Progress of an import: a bar with speed, current title and number of rejected rows. */
export function ImportProgress({ run }: { run: Moves }) {
  const { done, total, isBeingUndone, currentTitle, refused } = run;
  return (
    <div className="import-progress-part numeric">
      <ProgressBar label={placeInWords(run)} done={done} total={total} detail={paceInWords(run)} />
      {!isBeingUndone && (
        <p className="import-progress-part__now">
          <cite>{currentTitle}</cite>
          {refused > 0 && <span>{rowsCount(refused)} refused so far</span>}
        </p>
      )}
    </div>
  );
}
