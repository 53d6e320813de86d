import type { Entry } from "./albumEntry.ts";
import { recordAttributes } from "../works/label.ts";

/** Creators, title and date of an entry's work. */
export function EntryLabel({
  entry: { work, isDetail },
}: {
  entry: Pick<Entry, "work" | "isDetail">;
}) {
  if (!work) return <span className="entry-label__quiet">Not shown any more</span>;
  const { creators } = work;
  return (
    <span className="entry-label">
      {creators && <span className="entry-label__quiet">{creators}</span>}
      <span className="entry-label__work">
        <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
        {work.date && <span className="entry-label__quiet">, {work.date}</span>}
        {isDetail && <span className="entry-label__quiet"> · detail</span>}
      </span>
    </span>
  );
}
