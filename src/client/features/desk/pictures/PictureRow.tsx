import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash-2";
import type { ComponentProps } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MoveHandle } from "../../../ui/MoveHandle.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import type { SaveOutcome, Versioned } from "../../albums/use-written-text.ts";
import { formatCount } from "../../works/label.ts";
import { roleNames } from "./deskPicture.ts";
import type { DeskPicture, PictureDetail, PictureRole, PictureWords } from "./deskPicture.ts";
import { DetailsOfPicture } from "./DetailsOfPicture.tsx";
import { PictureFacts } from "./PictureFacts.tsx";
import { PictureTexts } from "./PictureTexts.tsx";
import type { WorkInHand } from "./workInHand.ts";

type PictureRowProps = {
  picture: DeskPicture;
  name: string;
  /** Zero-based position among the work's images, and their number. */
  place: number;
  count: number;
  work: WorkInHand;
  isLifted: boolean;
  /** Props of the drag handle. */
  handle: ComponentProps<"button"> & { "data-handle": boolean };
  onStep: (by: number) => void;
  /** Called with the changed fields, and the message to show once they are saved. */
  onSay: (words: Partial<PictureWords>, done: string) => void;
  onWrite: (field: "alt" | "caption", made: Versioned, outcome: SaveOutcome) => void;
  onOpen: (what: "align" | "measure") => void;
  /** Called with the detail to edit; null for a new one. */
  onDescribe: (detail: PictureDetail | null) => void;
  onRemoveDetail: (detail: PictureDetail) => void;
  onTakeAway: () => void;
};

const roles = Object.entries(roleNames).map(([id, label]) => ({ id: id as PictureRole, label }));

/** A row for one image of a work, with its fields and actions. */
export function PictureRow(props: PictureRowProps) {
  const { picture, name, place, count, work, isLifted, handle, onStep, onSay } = props;
  const { shown, role, fileName } = picture;
  return (
    <>
      <MoveHandle {...handle} name={name} place={place} count={count} isLifted={isLifted} />
      <figure className="picture-row__picture">
        <div
          className="picture-row__frame"
          suppressHydrationWarning
          style={{ maxInlineSize: `calc(16rem * ${shown.width / shown.height})` }}
        >
          <Picture {...shown} alt="" sizes="13rem" />
        </div>
        <figcaption>
          {place === 0 && <strong>Stands for the work</strong>}
          <span className="numeric">
            {formatCount(shown.width)} × {formatCount(shown.height)}
          </span>
          {fileName && <span className="picture-row__file">{fileName}</span>}
        </figcaption>
      </figure>
      <PictureTexts
        picture={picture}
        name={name}
        version={work.version}
        onSay={onSay}
        onWrite={props.onWrite}
      />
      <div className="picture-row__facts">
        <PlainSelect
          label="What it shows"
          options={roles}
          selected={role}
          onSelect={(next) => onSay({ role: next }, `${roleNames[next]}: that is saved.`)}
        />
        <PictureFacts
          picture={picture}
          name={name}
          isFirst={place === 0}
          work={work}
          onOpen={props.onOpen}
        />
        <DetailsOfPicture
          details={picture.details}
          name={name}
          onOpen={props.onDescribe}
          onRemove={props.onRemoveDetail}
        />
      </div>
      <div className="picture-row__acts">
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
          icon={Trash}
          label={`Take ${name} away`}
          data-take-away
          onClick={props.onTakeAway}
        />
      </div>
    </>
  );
}
