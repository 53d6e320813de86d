import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Star from "lucide-react/icons/star";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { MoveHandle } from "../../ui/MoveHandle.tsx";
import { longestCaption } from "./album-limits.ts";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { entryRatio } from "./entry-view.ts";
import { InPlaceText } from "./InPlaceText.tsx";
import type { SaveOutcome, Versioned } from "./use-written-text.ts";

type EntryRowProps = {
  entry: Entry;
  /** Its position in the album, from 0, and the number of entries. */
  place: number;
  count: number;
  isCover: boolean;
  isLifted: boolean;
  /** Properties of the drag handle. */
  handle: ComponentProps<"button"> & { "data-handle": boolean };
  onStep: (by: number) => void;
  onCover: () => void;
  onRemove: () => void;
  onCaption: (made: Versioned, outcome: SaveOutcome) => void;
};

/** An entry in the editor, with controls to move it, edit its caption, make it the cover and remove it. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, count, isCover, isLifted, handle, onStep } = props;
  const name = entry.work?.title ?? "what is not shown";
  const ratio = entryRatio(entry) ?? 1;
  return (
    <>
      <MoveHandle {...handle} name={name} place={place} count={count} isLifted={isLifted} />
      <div className="entry-row__picture" data-wide={ratio > 1 || undefined}>
        <EntryPicture entry={entry} sizes="8rem" />
      </div>
      <div className="entry-row__words">
        <EntryLabel entry={entry} />
        <InPlaceText
          label={`Words to ${name}`}
          className="entry-row__caption"
          placeholder="Add a caption"
          value={entry.caption ?? ""}
          version={entry.version}
          maxLength={longestCaption}
          onSave={props.onCaption}
        />
      </div>
      <div className="entry-row__acts">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          data-step={-1}
          aria-disabled={place === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          data-step={1}
          aria-disabled={place === count - 1}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon={Star}
          label={`Make ${name} the cover`}
          aria-pressed={isCover}
          filled={isCover}
          onClick={() => !isCover && props.onCover()}
        />
        <IconButton icon={X} label={`Remove ${name} from the album`} onClick={props.onRemove} />
      </div>
    </>
  );
}
