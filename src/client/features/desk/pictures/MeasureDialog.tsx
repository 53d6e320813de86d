import { useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import type { DeskPicture } from "./deskPicture.ts";
import { knownLengths, lengthIn, pixelsPerCmBetween } from "./measuring.ts";
import { PointPicture } from "./PointPicture.tsx";
import { noPoints, withPoint } from "./points.ts";
import { PointsDialog } from "./PointsDialog.tsx";
import type { WorkInHand } from "./workInHand.ts";

type MeasureDialogProps = {
  picture: DeskPicture;
  name: string;
  work: WorkInHand;
  /** Called with the resolution in pixels per centimetre; null to remove it. */
  onSave: (pixelsPerCm: number | null) => void;
  onClose: () => void;
};

/** A dialog that determines the scale of an image from a known length in it. */
export function MeasureDialog({ picture, name, work, onSave, onClose }: MeasureDialogProps) {
  const id = useId();
  const [points, setPoints] = useState(() => noPoints(2));
  const [text, setText] = useState("");
  const cm = lengthIn(text);
  const scale = pixelsPerCmBetween(points, cm);
  const isSet = points.every((point) => point !== null);
  const isWrong = text.trim() !== "" && cm === null;
  return (
    <PointsDialog
      title={`Measure a length in “${name}”`}
      hint={hintOf(points.indexOf(null), scale, isWrong)}
      onClose={onClose}
      tools={
        <>
          {knownLengths(picture.viewed.grid, work).map((known) => (
            <Button
              key={known.label}
              variant="quiet"
              onClick={() => {
                setPoints(known.points);
                setText(String(known.cm));
              }}
            >
              {known.label}
            </Button>
          ))}
          {picture.pixelsPerCm !== null && (
            <Button variant="quiet" onClick={() => onSave(null)}>
              Forget the scale
            </Button>
          )}
          <form
            className="measure"
            onSubmit={(event) => {
              event.preventDefault();
              if (scale !== null) onSave(scale);
            }}
          >
            <label htmlFor={id}>Its length</label>
            <input
              id={id}
              className="text-field__input numeric"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={isWrong}
              aria-describedby="pointing-hint"
              onChange={({ target }) => setText(target.value)}
            />
            <span aria-hidden>cm</span>
            <Button type="submit" variant="primary" aria-disabled={scale === null || !isSet}>
              Save
            </Button>
          </form>
        </>
      }
    >
      <PointPicture
        picture={picture}
        title={name}
        name={`“${name}”`}
        points={points}
        shape="line"
        views={1}
        onPoint={(index, point) => setPoints(withPoint(points, index, point))}
      />
    </PointsDialog>
  );
}

function hintOf(missing: number, scale: number | null, isWrong: boolean): string {
  if (missing === 0) return "Press where a length begins that you know, such as a ruler's.";
  if (missing === 1) return "Now press where it ends. With the keys: arrows move, Enter sets.";
  if (isWrong) return "Type the length in centimetres, as a number such as 12.5.";
  if (scale === null) return "Type how long it is, in centimetres.";
  const number = scale.toLocaleString("en-GB", { maximumSignificantDigits: 4 });
  return `That makes ${number} pixels in a centimetre.`;
}
