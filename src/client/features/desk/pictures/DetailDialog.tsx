import { useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import type { DeskPicture, PictureDetail } from "./deskPicture.ts";
import { PointPicture } from "./PointPicture.tsx";
import { cornersOf, noPoints, regionBetween, withPoint, type Points } from "./points.ts";
import { PointsDialog } from "./PointsDialog.tsx";

type DetailDialogProps = {
  picture: DeskPicture;
  name: string;
  /** The detail to edit; null for a new one. */
  detail: PictureDetail | null;
  onSave: (detail: PictureDetail) => void;
  onClose: () => void;
};

/** The server's maximum lengths, in characters. */
const longest = { caption: 200, description: 2000 };

/** A dialog that describes a region of an image: two corners, a caption and a description. */
export function DetailDialog({ picture, name, detail, onSave, onClose }: DetailDialogProps) {
  const id = useId();
  const [points, setPoints] = useState(() => (detail ? cornersOf(detail.region) : noPoints(2)));
  const [caption, setCaption] = useState(detail?.caption ?? "");
  const [description, setDescription] = useState(detail?.description ?? "");
  const region = regionBetween(points, picture.viewed.grid);
  const isReady = region !== null && caption.trim() !== "";
  return (
    <PointsDialog
      title={detail ? `Change “${detail.caption}”` : `Describe a part of “${name}”`}
      hint={hintOf(points, region !== null, isReady)}
      onClose={onClose}
      tools={
        <form
          className="describe-part"
          onSubmit={(event) => {
            event.preventDefault();
            if (!region || !isReady) return;
            onSave({ region, caption: caption.trim(), description: description.trim() || null });
          }}
        >
          <label htmlFor={`${id}-caption`}>What it is</label>
          <input
            id={`${id}-caption`}
            className="text-field__input"
            autoComplete="off"
            maxLength={longest.caption}
            value={caption}
            aria-describedby="pointing-hint"
            onChange={({ target }) => setCaption(target.value)}
          />
          <label htmlFor={`${id}-description`}>What there is to see</label>
          <textarea
            id={`${id}-description`}
            className="text-field__input"
            rows={1}
            maxLength={longest.description}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
          <Button type="submit" variant="primary" aria-disabled={!isReady}>
            Save
          </Button>
        </form>
      }
    >
      <PointPicture
        picture={picture}
        title={name}
        name={`“${name}”`}
        points={points}
        shape="box"
        views={1}
        onPoint={(index, point) => setPoints(withPoint(points, index, point))}
      />
    </PointsDialog>
  );
}

function hintOf(points: Points, isPart: boolean, isReady: boolean): string {
  const missing = points.indexOf(null);
  if (missing === 0)
    return "Press on a corner of the part. With the keys: arrows move, Enter sets.";
  if (missing === 1) return "Now press on the corner opposite.";
  if (!isPart) return "The corners are too near to each other. Move one of them.";
  return isReady ? "Drag a corner to correct it, then save." : "Say in a few words what it is.";
}
