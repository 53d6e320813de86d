import type { ReactNode } from "react";
import { QrCode } from "../works/QrCode.tsx";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";

/** How many lines there are to write on. */
const lines = 6;

type EntryWorksheetProps = {
  entry: Entry;
  origin: string;
  /** What stands above the picture. */
  children?: ReactNode;
};

/** An entry on a page of its own: picture, label, caption, lines to write on, and the way to exactly that view. */
export function EntryWorksheet({ entry, origin, children }: EntryWorksheetProps) {
  const picture = entry.cuts.at(-1);
  return (
    <article className="worksheet">
      {children}
      {picture && (
        <img
          className="worksheet__picture"
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
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
