import { useState } from "react";
import type { PointPair } from "../../../../view/registration.ts";
import { Button } from "../../../ui/Button.tsx";
import { AlignPreview } from "./AlignPreview.tsx";
import type { DeskPicture } from "./deskPicture.ts";
import { PointPicture } from "./PointPicture.tsx";
import { aligning, mostPairs, noPoints, pointsOf, withPoint, type Aligning } from "./points.ts";
import { PointsDialog } from "./PointsDialog.tsx";

type AlignDialogProps = {
  picture: DeskPicture;
  /** The work's first image, to which the other one is aligned. */
  first: DeskPicture;
  name: string;
  /** Called with the point pairs; null to remove the alignment. */
  onSave: (registration: readonly PointPair[] | null) => void;
  onClose: () => void;
};

/** A dialog that aligns an image with the work's first one by points that are visible in both. */
export function AlignDialog({ picture, first, name, onSave, onClose }: AlignDialogProps) {
  const [inThis, setInThis] = useState(() => pointsOf(picture.registration, "from"));
  const [inFirst, setInFirst] = useState(() => pointsOf(picture.registration, "to"));
  const [isPreview, setPreview] = useState(false);
  const now = aligning(inThis, inFirst);
  const pairs = now.state === "ready" ? now.pairs : null;
  const isTakenAway = now.state === "none" && picture.registration !== null;
  const hasPoints = [...inThis, ...inFirst].some((point) => point !== null);
  const clear = () => {
    setPreview(false);
    setInThis(noPoints(mostPairs));
    setInFirst(noPoints(mostPairs));
  };
  const takeBack = () => {
    if (now.state !== "half") return;
    setInThis(withPoint(inThis, now.number - 1, null));
    setInFirst(withPoint(inFirst, now.number - 1, null));
  };
  return (
    <PointsDialog
      title={`Align “${name}”`}
      hint={isPreview && pairs ? previewHint : hintOf(now, isTakenAway)}
      onClose={onClose}
      tools={
        <>
          {now.state === "half" && (
            <Button variant="quiet" onClick={takeBack}>
              Take back point {now.number}
            </Button>
          )}
          <Button variant="quiet" aria-disabled={!hasPoints} onClick={clear}>
            Clear
          </Button>
          <Button
            aria-disabled={!pairs}
            aria-pressed={isPreview}
            onClick={() => pairs && setPreview(!isPreview)}
          >
            {isPreview ? "Back to the points" : "Preview"}
          </Button>
          <Button
            variant="primary"
            aria-disabled={!pairs && !isTakenAway}
            onClick={() => (pairs || isTakenAway) && onSave(pairs)}
          >
            Save
          </Button>
        </>
      }
    >
      {isPreview && pairs ? (
        <AlignPreview picture={picture} first={first} pairs={pairs} />
      ) : (
        <>
          <PointPicture
            picture={first}
            title="The first picture"
            name="the first picture"
            points={inFirst}
            views={2}
            onPoint={(index, point) => setInFirst(withPoint(inFirst, index, point))}
          />
          <PointPicture
            picture={picture}
            title={name}
            name={`“${name}”`}
            points={inThis}
            views={2}
            onPoint={(index, point) => setInThis(withPoint(inThis, index, point))}
          />
        </>
      )}
    </PointsDialog>
  );
}

const previewHint = "This is how it lies on the first picture. Fade it in and out.";

function hintOf(now: Aligning, isTakenAway: boolean): string {
  switch (now.state) {
    case "none":
      return isTakenAway
        ? "Saved like this, it is not aligned any more."
        : "Press on a place in one picture, then on the same place in the other. With the keys: arrows move, Enter sets.";
    case "half": {
      const where = now.missing === "first" ? "the first picture" : "the other picture";
      return `Now the same place in ${where}: point ${now.number}.`;
    }
    case "begun":
      return "One pair is set. Set a second one, far from it.";
    case "impossible":
      return "The points are too near to each other, or on one line. Move one of them.";
    case "ready":
      return now.pairs.length === mostPairs
        ? "Three pairs are set. Drag a point to correct it, and look at the preview."
        : "Two pairs turn, scale and move it. A third one helps where the camera stood elsewhere.";
  }
}
