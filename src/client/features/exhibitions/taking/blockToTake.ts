import { graphql, readInlineData } from "react-relay";
import type {
  blockToTake_block$data,
  blockToTake_block$key,
} from "../../../../../__generated__/relay/blockToTake_block.graphql.ts";
import type { Device, Need, PartToTake } from "../../../offline/needs.ts";
import { wholePicture } from "../pictures/whole-picture.ts";
import { storyStep } from "../story/storyStep.ts";
import { pictureNeeds } from "./picture-needs.ts";
import { stepNeeds } from "./step-needs.ts";
import { viewToTake } from "./viewToTake.ts";

/** An image of a block: its service URL, and the resources that it needs offline. */
type Seen = { service: string; needsOn: (device: Device) => Need[] };

/** Returns the offline assets of a block; null if it has no images. */
export function blockToTake(key: blockToTake_block$key): PartToTake | null {
  const block = readInlineData(
    graphql`
      fragment blockToTake_block on ExhibitionBlock @inline @throwOnFieldError {
        __typename
        ... on Block {
          id
        }
        ... on PictureBlock {
          caption
          view {
            ...viewToTake_view
          }
        }
        ... on CarouselBlock {
          label
          slides {
            view {
              ...viewToTake_view
            }
          }
        }
        ... on ZoomStoryBlock {
          storyTitle: title
          steps {
            ...storyStep_step
          }
        }
        ... on ComparisonBlock {
          caption
          first {
            ...viewToTake_view
          }
          second {
            ...viewToTake_view
          }
        }
        ... on WorkListBlock {
          listTitle: title
          works(first: 12) {
            primaryImage {
              service
              width
              height
              placeholder
              derivativeWidths
            }
          }
        }
        ... on VideoBlock {
          videoTitle: title
          poster {
            ...viewToTake_view
          }
        }
      }
    `,
    key,
  );
  const pictures = picturesOf(block);
  if (block.id === undefined || pictures.length === 0) return null;
  return {
    slug: block.id,
    title: titleOf(block),
    services: [...new Set(pictures.map(({ service }) => service))],
    needsOn: (device) => pictures.flatMap(({ needsOn }) => needsOn(device)),
  };
}

function picturesOf(block: blockToTake_block$data): Seen[] {
  const { view, slides = [], steps = [], first, second, works = [], poster } = block;
  const withLens = [view, ...slides.map((slide) => slide.view), first, second];
  return [
    ...withLens.flatMap((each) => (each ? seenIn(each, true) : [])),
    ...(poster ? seenIn(poster, false) : []),
    ...steps.flatMap(seenAtStep),
    ...works.flatMap(({ primaryImage }) => (primaryImage ? seenInList(primaryImage) : [])),
  ];
}

function seenIn(view: NonNullable<blockToTake_block$data["view"]>, hasLens: boolean): Seen[] {
  const taken = viewToTake(view);
  if (!taken) return [];
  return [{ service: taken.service, needsOn: (device) => taken.needsOn(device, hasLens) }];
}

function seenAtStep(key: NonNullable<blockToTake_block$data["steps"]>[number]): Seen[] {
  const { picture, stage } = storyStep(key);
  if (!picture || !stage) return [];
  return [
    {
      service: stage.image.service,
      needsOn: (device) => [...pictureNeeds(picture, device), ...stepNeeds(stage, device)],
    },
  ];
}

type ListedImage = NonNullable<
  NonNullable<blockToTake_block$data["works"]>[number]["primaryImage"]
>;

function seenInList(image: ListedImage): Seen[] {
  const { service, width, height, placeholder, derivativeWidths } = image;
  const picture = wholePicture({ service, width, height, placeholder, derivativeWidths }, "");
  return [{ service, needsOn: (device) => pictureNeeds(picture, device) }];
}

function titleOf(block: blockToTake_block$data): string {
  const { caption, label, storyTitle, listTitle, videoTitle } = block;
  const said = [caption, label, storyTitle, listTitle, videoTitle].find((words) => words);
  return said ?? unnamed[block.__typename] ?? "Pictures";
}

/** Names of blocks without texts. */
const unnamed: Readonly<Record<string, string>> = {
  PictureBlock: "A picture",
  ZoomStoryBlock: "A zoom story",
  ComparisonBlock: "A comparison",
  WorkListBlock: "A list of works",
};
