import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import type { DeskPicture, PictureDetail } from "./deskPicture.ts";
import { describing, saying, type PictureChange } from "./picture-changes.ts";
import type { WorkInHand } from "./workInHand.ts";

/** What needs a picture that zooms is loaded once somebody wants it. */
const AlignDialog = lazyPart(async () => (await import("./AlignDialog.tsx")).AlignDialog);
const DetailDialog = lazyPart(async () => (await import("./DetailDialog.tsx")).DetailDialog);
const MeasureDialog = lazyPart(async () => (await import("./MeasureDialog.tsx")).MeasureDialog);

/** What somebody sets places in a picture for; `detail` is the part that is changed, null for one more. */
export type Purpose =
  | { readonly what: "align" | "measure" }
  | { readonly what: "detail"; readonly detail: PictureDetail | null };

type PictureDialogProps = {
  purpose: Purpose;
  picture: DeskPicture;
  /** The work's first picture. */
  first: DeskPicture;
  name: string;
  work: WorkInHand;
  /** Called with what is to be changed, and what is said once that is saved. */
  onChange: (change: PictureChange, done: string) => void;
  onClose: () => void;
};

/** A picture over the whole window, in which places are set to align it, to measure it, or to describe a part of it. */
export function PictureDialog(props: PictureDialogProps) {
  const { purpose, picture, first, name, work, onClose } = props;
  const { id } = picture;
  const save = (change: PictureChange, done: string) => {
    onClose();
    props.onChange(change, done);
  };
  return (
    <PartBoundary waiting={null} onClose={onClose}>
      {purpose.what === "align" && (
        <AlignDialog
          picture={picture}
          first={first}
          name={name}
          onSave={(registration) =>
            save(
              saying(id, { registration }),
              registration ? `“${name}” is aligned.` : `“${name}” is not aligned any more.`,
            )
          }
          onClose={onClose}
        />
      )}
      {purpose.what === "measure" && (
        <MeasureDialog
          picture={picture}
          name={name}
          work={work}
          onSave={(pixelsPerCm) =>
            save(
              saying(id, { pixelsPerCm }),
              `The scale of “${name}” is ${pixelsPerCm ? "saved" : "forgotten"}.`,
            )
          }
          onClose={onClose}
        />
      )}
      {purpose.what === "detail" && (
        <DetailDialog
          picture={picture}
          name={name}
          detail={purpose.detail}
          onSave={(detail) =>
            save(describing(id, purpose.detail, detail), `The detail “${detail.caption}” is saved.`)
          }
          onClose={onClose}
        />
      )}
    </PartBoundary>
  );
}
