import { QrCode } from "../works/QrCode.tsx";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";
import { PrintedCut } from "./EntryPicture.tsx";

type PrintLabelProps = { entry: Entry; origin: string };

/** An entry as a label to cut out: its label and caption, a small image, and a QR code of exactly that view. */
export function PrintLabel({ entry, origin }: PrintLabelProps) {
  return (
    <article className="print-label">
      <div className="print-label__words">
        <EntryLabel entry={entry} />
        {entry.caption != null && <p className="print-label__caption">{entry.caption}</p>}
      </div>
      <PrintedCut cut={entry.cuts.at(0)} className="print-label__picture" />
      <QrCode text={`${origin}${entry.path ?? ""}`} />
    </article>
  );
}
