import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { partPicture } from "../../../../../view/part-picture.ts";
import { lookText } from "../../../../../view/taken-frame.ts";
import type { Look } from "../../../../../view/taken-frame.ts";
import { wholeFrame } from "../../../../../view/view.ts";
import type { ShownView } from "../block-form.ts";

/** A view that was taken, and what is seen in it. */
export type Taken = { readonly view: TakenViewInput; readonly shown: ShownView };

/** What a view is taken of. */
export type TakenFrom = {
  readonly work: { readonly id: string; readonly title: string };
  readonly image: {
    readonly id: string;
    readonly service: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string | null;
  };
  /** Which of the work's images it is, counted from 0. */
  readonly place: number;
};

/** Pixels of the longer side of the picture in a form. */
const longest = 640;

/** Takes a view of an image. */
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

/** Takes the whole of an image, as it comes. */
export function takenWhole(from: TakenFrom): Taken {
  return takenLook(from, wholeFrame("", from.place));
}
