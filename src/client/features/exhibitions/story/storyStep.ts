import { graphql, readInlineData } from "react-relay";
import type { storyStep_step$key } from "../../../../../__generated__/relay/storyStep_step.graphql.ts";
import type { RichText } from "../../../../text/rich-text.ts";
import { cutInWords } from "./cut-in-words.ts";
import { fromText } from "../../../../view/view-text.ts";
import type { View } from "../../../../view/view.ts";
import { pictureSource } from "../../../ui/picture-source.ts";
import { filterOf } from "../../viewer/adjust.ts";
import { takenPicture } from "../pictures/takenPicture.ts";
import type { TakenPicture } from "../pictures/takenPicture.ts";
import type { StageView } from "./stage-painter.ts";

/** A step of a story for display. */
export type StoryStep = {
  key: string;
  title: string | null;
  text: RichText;
  /** A description of the view. */
  seen: string;
  /** The view; all null if its image is no longer visible. */
  view: View | null;
  picture: TakenPicture | null;
  stage: StageView | null;
};

/** Reads a step from a response. */
export function storyStep(key: storyStep_step$key): StoryStep {
  const step = readInlineData(
    graphql`
      fragment storyStep_step on ZoomStoryStep @inline @throwOnFieldError {
        key
        title
        text
        view {
          view
          work {
            title
          }
          image {
            service
            width
            height
            alt
            derivativeWidths
            tiles {
              width
              scaleFactors
            }
          }
          ...takenPicture_view
        }
      }
    `,
    key,
  );
  const { work, image } = step.view;
  const said = { key: step.key, title: step.title ?? null, text: step.text };
  const view = fromText(step.view.view ?? "");
  const picture = takenPicture(step.view);
  if (!work || !image || !view || !picture) {
    const seen = "This picture is not shown any more.";
    return { ...said, seen, view: null, picture: null, stage: null };
  }
  const { service, width, height, tiles, derivativeWidths } = image;
  const grid = { width, height, tileWidth: tiles.width, scaleFactors: tiles.scaleFactors };
  return {
    ...said,
    seen: cutInWords(image.alt || work.title, view, image),
    view,
    picture,
    stage: {
      image: { service, grid },
      baseUrl: pictureSource({ service, derivativeWidths }).fallback,
      look: { region: view.region, rotation: view.rotation, mirror: view.mirror },
      filter: filterOf(view.adjustments),
    },
  };
}
