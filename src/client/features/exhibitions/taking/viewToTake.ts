import { graphql, readInlineData } from "react-relay";
import type { viewToTake_view$key } from "../../../../../__generated__/relay/viewToTake_view.graphql.ts";
import { fromText } from "../../../../view/view-text.ts";
import { wholeRegion } from "../../../../view/view.ts";
import { tilesOf } from "../../../offline/needs.ts";
import type { Device, Need } from "../../../offline/needs.ts";
import { pictureToTake } from "../../take-along/pictureToTake.ts";
import { takenPicture } from "../pictures/takenPicture.ts";
import { pictureNeeds } from "./picture-needs.ts";

/** The offline assets of a view in an exhibition. */
export type ViewToTake = {
  service: string;
  /** @param hasLens whether the view has the lens */
  needsOn: (device: Device, hasLens: boolean) => Need[];
};

/** Reads the offline assets of a view; null if its image is no longer visible. */
export function viewToTake(key: viewToTake_view$key): ViewToTake | null {
  const seen = readInlineData(
    graphql`
      fragment viewToTake_view on TakenView @inline {
        view
        image {
          ...pictureToTake_image
        }
        ...takenPicture_view
      }
    `,
    key,
  );
  const shown = takenPicture(seen);
  const view = fromText(seen.view ?? "");
  if (!shown || !seen.image || !view) return null;
  const picture = pictureToTake(seen.image);
  const region = view.region ?? wholeRegion(picture.grid);
  return {
    service: picture.service,
    needsOn: (device, hasLens) => [
      ...pictureNeeds(shown, device),
      ...(hasLens ? tilesOf(picture, region, device) : []),
    ],
  };
}
