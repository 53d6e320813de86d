import { QrCode } from "../works/QrCode.tsx";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";

type PrintLabelProps = { entry: Entry; origin: string };

/** An entry as a label to cut out: its label and caption, a small image, and a QR code of exactly that view. */
export function PrintLabel({ entry, origin }: PrintLabelProps) {
  const picture = entry.cuts.at(0);
  return (
    <article className="print-label">
      <div className="print-label__words">
        <EntryLabel entry={entry} />
        {entry.caption != null && <p className="print-label__caption">{entry.caption}</p>}
      </div>
      {picture && (
        <img
          className="print-label__picture"
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      <QrCode text={`${origin}${entry.path ?? ""}`} />
    </article>
  );
}
