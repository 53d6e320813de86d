import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { partPicture } from "../../../../../view/part-picture.ts";
import { lookText } from "../../../../../view/taken-frame.ts";
import type { Look } from "../../../../../view/taken-frame.ts";
import { wholeFrame } from "../../../../../view/view.ts";
import type { ShownView } from "../block-form.ts";

/** A view snapshot, with what it shows. */
export type Taken = { readonly view: TakenViewInput; readonly shown: ShownView };

/** The image of a view snapshot. */
export type TakenFrom = {
  readonly work: { readonly id: string; readonly title: string };
  readonly image: {
    readonly id: string;
    readonly service: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string | null;
  };
  /** Zero-based index among the work's images. */
  readonly place: number;
};

/** Length of the longer side of a thumbnail, in pixels. */
const longest = 640;

/** Creates a view snapshot of an image. */
export function takenLook({ work, image, place }: TakenFrom, look: Look): Taken {
  const { id, service, width, height, alt } = image;
  const part = partPicture(service, { width, height }, look, longest);
  return {
    view: { workId: work.id, imageId: id, place, width, height, frame: lookText(look) },
    shown: {
      src: part.address,
      width: part.width,
      height: part.height,
      alt: alt ?? "",
      title: work.title,
      isDoubtful: false,
    },
  };
}

/** Creates a view snapshot of a whole image. */
export function takenWhole(from: TakenFrom): Taken {
  return takenLook(from, wholeFrame("", from.place));
}
