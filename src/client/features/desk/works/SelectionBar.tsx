import X from "lucide-react/icons/x";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import { formatCount, worksCount } from "../../works/label.ts";
import type { EditNotice } from "./edit-notice.ts";
import { mostChosen, mostFound } from "./selection.ts";
import type { Chosen } from "./use-selection.ts";

type SelectionBarProps = {
  chosen: Chosen;
  /** Number of matching works, if all of them can be selected; null otherwise. */
  total: number | null;
  /** Name of the filtered issue in the URL. */
  problem: string | undefined;
  isBusy: boolean;
  notice: EditNotice | null;
  refusal: Refusal | null;
  onAgain: () => void;
  onStatus: (status: "PUBLISHED" | "WITHDRAWN") => void;
  onFields: () => void;
  onAlts: () => void;
  onUndo: (change: string) => void;
};

/** A bar with the actions for the selected works and the result of the last action. It is empty without either. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, total, isBusy, notice, refusal } = props;
  const { selection, count } = chosen;
  const isTooMany = selection.isAll ? count > mostFound : count > mostChosen;
  const isOff = isBusy || isTooMany;
  const press = (action: () => void) => () => !isOff && action();
  const undone = notice?.change ?? null;
  return (
    <section className="selection-bar" aria-label="Chosen works">
      <div className="selection-bar__notice" role="status">
        {isBusy && "The works are being changed …"}
        {!isBusy && notice?.sentence}
        {!isBusy && undone !== null && (
          <Button variant="quiet" onClick={() => props.onUndo(undone)}>
            Undo
          </Button>
        )}
        {!isBusy && <RefusalNotice refusal={refusal} onAgain={props.onAgain} />}
        {isTooMany && tooMany(selection.isAll)}
      </div>
      {count > 0 && (
        <div className="selection-bar__tools">
          <p className="selection-bar__count numeric">
            {selection.isAll && count > 1 ? `All ${worksCount(count)}` : worksCount(count)}
            {" chosen"}
          </p>
          <IconButton icon={X} label="Choose none" onClick={chosen.chooseNone} />
          {!selection.isAll && total !== null && total > count && (
            <Button variant="quiet" onClick={chosen.chooseAll}>
              Choose all {formatCount(total)} found
            </Button>
          )}
          <div className="selection-bar__deeds">
            {props.problem === "alt" && (
              <Button variant="primary" aria-disabled={isOff} onClick={press(props.onAlts)}>
                Write alternative texts …
              </Button>
            )}
            <Button aria-disabled={isOff} onClick={press(() => props.onStatus("PUBLISHED"))}>
              Publish
            </Button>
            <Button aria-disabled={isOff} onClick={press(() => props.onStatus("WITHDRAWN"))}>
              Withdraw
            </Button>
            <Button
              variant={props.problem === "rights" ? "primary" : "plain"}
              aria-disabled={isOff}
              onClick={press(props.onFields)}
            >
              Change fields …
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function tooMany(isAll: boolean): string {
  return isAll
    ? `At most ${formatCount(mostFound)} works can be changed at a time. Narrow the search or the filters.`
    : `At most ${formatCount(mostChosen)} works can be chosen one by one. Choose fewer, or all that are found.`;
}
