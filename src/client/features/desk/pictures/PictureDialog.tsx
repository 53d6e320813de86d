import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import type { DeskPicture, PictureDetail } from "./deskPicture.ts";
import { describing, saying, type PictureChange } from "./picture-changes.ts";
import type { WorkInHand } from "./workInHand.ts";

/** The dialogs with a zoomable image, loaded lazily. */
const AlignDialog = lazyPart(async () => (await import("./AlignDialog.tsx")).AlignDialog);
const DetailDialog = lazyPart(async () => (await import("./DetailDialog.tsx")).DetailDialog);
const MeasureDialog = lazyPart(async () => (await import("./MeasureDialog.tsx")).MeasureDialog);

/** The task for which the user sets points in an image; `detail` is the one to edit, null for a new one. */
export type Purpose =
  | { readonly what: "align" | "measure" }
  | { readonly what: "detail"; readonly detail: PictureDetail | null };

type PictureDialogProps = {
  purpose: Purpose;
  picture: DeskPicture;
  /** The work's first image. */
  first: DeskPicture;
  name: string;
  work: WorkInHand;
  /** Called with the change, and the message to show once it is saved. */
  onChange: (change: PictureChange, done: string) => void;
  onClose: () => void;
};

/** A full-window dialog that aligns, measures or describes an image. */
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
