import { useMemo } from "react";
import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import type { TakenLens_image$key } from "../../../../../__generated__/relay/TakenLens_image.graphql.ts";
import type { TakenLens_view$key } from "../../../../../__generated__/relay/TakenLens_view.graphql.ts";
import { fromText } from "../../../../view/view-text.ts";
import { wholeFrame } from "../../../../view/view.ts";
import { LensOver } from "../../viewer/LensOver.tsx";
import { useViewerImage } from "../../viewer/viewer-image.ts";
import { useTakenGround } from "./taken-ground.ts";

type LensUse = Pick<ComponentProps<typeof LensOver>, "on" | "keysIn" | "onWords" | "onOff"> & {
  /** The element that the image fills. */
  picture: HTMLElement;
};

/** The lens over a view snapshot; nothing if its image is no longer visible. */
export function TakenLens({ view: key, ...use }: LensUse & { view: TakenLens_view$key }) {
  const { view, work, image } = useFragment(
    graphql`
      fragment TakenLens_view on TakenView {
        view
        work {
          title
        }
        image {
          ...TakenLens_image
        }
      }
    `,
    key,
  );
  if (view == null || !work || !image) return null;
  return <LensOverImage {...use} image={image} view={view} title={work.title} />;
}

type LensOverImageProps = LensUse & { image: TakenLens_image$key; view: string; title: string };

const nobodyIsTold = () => undefined;

function LensOverImage({ image: key, view, title, picture, ...use }: LensOverImageProps) {
  const { service, width, height, alt, tiles } = useFragment(
    graphql`
      fragment TakenLens_image on Image {
        service
        width
        height
        alt
        tiles {
          width
          scaleFactors
        }
      }
    `,
    key,
  );
  const image = useViewerImage({
    service,
    width,
    height,
    tileWidth: tiles.width,
    scaleFactors: tiles.scaleFactors,
  });
  const frame = useMemo(() => fromText(view) ?? wholeFrame("", 0), [view]);
  const ground = useTakenGround(picture, frame, image.grid);
  return (
    <LensOver
      {...use}
      image={image}
      ground={ground}
      label={alt || title}
      choices={[]}
      within={picture}
      onLens={nobodyIsTold}
    />
  );
}
