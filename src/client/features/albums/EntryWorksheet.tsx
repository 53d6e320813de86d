import type { ReactNode } from "react";
import { QrCode } from "../works/QrCode.tsx";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";
import { PrintedCut } from "./EntryPicture.tsx";

/** Number of writing lines. */
const lines = 6;

type EntryWorksheetProps = {
  entry: Entry;
  origin: string;
  /** Content above the image. */
  children?: ReactNode;
};

/** An entry as a full page: image, label, caption, writing lines, and a QR code of exactly that view. */
export function EntryWorksheet({ entry, origin, children }: EntryWorksheetProps) {
  return (
    <article className="worksheet">
      {children}
      <PrintedCut cut={entry.cuts.at(-1)} className="worksheet__picture" />
      <div className="worksheet__foot">
        <div className="worksheet__words">
          <EntryLabel entry={entry} />
          {entry.caption != null && <p className="worksheet__caption">{entry.caption}</p>}
        </div>
        <QrCode text={`${origin}${entry.path ?? ""}`} />
      </div>
      <div className="worksheet__lines" aria-hidden>
        {Array.from({ length: lines }, (_, place) => (
          <hr key={place} />
        ))}
      </div>
    </article>
  );
}
