import { laidWhole } from "../../../../view/laid-whole.ts";
import { pixelsPerCmOfSize } from "../../../../view/pixels-per-cm.ts";
import { Button } from "../../../ui/Button.tsx";
import type { DeskPicture } from "./deskPicture.ts";
import type { WorkInHand } from "./workInHand.ts";

type PictureFactsProps = {
  picture: DeskPicture;
  name: string;
  /** Whether it is the first image, with which the others are aligned. */
  isFirst: boolean;
  work: WorkInHand;
  onOpen: (what: "align" | "measure") => void;
};

/** The scale of an image and its alignment with the first one, with buttons to set them. */
export function PictureFacts({ picture, name, isFirst, work, onOpen }: PictureFactsProps) {
  return (
    <dl className="picture-facts">
      <div>
        <dt>Scale</dt>
        <dd>
          <span>{scaleInWords(picture, isFirst, work)}</span>
          <Button
            variant="quiet"
            aria-label={`Measure a length in ${name}`}
            onClick={() => onOpen("measure")}
          >
            {picture.pixelsPerCm === null ? "Measure a length" : "Measure again"}
          </Button>
        </dd>
      </div>
      {!isFirst && (
        <div>
          <dt>Lies on the first</dt>
          <dd>
            <span>{alignedInWords(picture, work)}</span>
            <Button variant="quiet" aria-label={`Align ${name}`} onClick={() => onOpen("align")}>
              {picture.registration === null ? "Align" : "Align again"}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}

function scaleInWords(picture: DeskPicture, isFirst: boolean, work: WorkInHand): string {
  const { pixelsPerCm, role, shown } = picture;
  if (pixelsPerCm !== null) return `${scaleText(pixelsPerCm)}, measured`;
  const told = isFirst && role === "FRONT" ? pixelsPerCmOfSize(shown, work) : null;
  return told === null ? "Not known" : `${scaleText(told)}, by the work's size`;
}

/** Formats a scale with three significant digits. */
function scaleText(pixelsPerCm: number): string {
  const number = pixelsPerCm.toLocaleString("en-GB", { maximumSignificantDigits: 3 });
  return `${number} pixels in a cm`;
}

function alignedInWords({ registration, role, shown }: DeskPicture, work: WorkInHand): string {
  if (registration) return `By ${registration.length} pairs of points`;
  const [first] = work.pictures;
  const isWhole = first && laidWhole({ ...shown, role }, { ...first.shown, role: first.role });
  return isWhole ? "As a whole, since they have the same shape" : "Not known";
}
