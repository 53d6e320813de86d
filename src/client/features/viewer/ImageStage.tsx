import { useRef } from "react";
import type { ComponentProps, CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImageStage_image$key } from "../../../../__generated__/relay/ImageStage_image.graphql.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Lens } from "./Lens.tsx";
import { usePageGround } from "./lens-ground.ts";
import { stageSizes } from "./stage-sizes.ts";
import { useViewerImage } from "./viewer-image.ts";

/** How the lens is used, but for what the picture itself knows. */
export type LensUse = Omit<ComponentProps<typeof Lens>, "image" | "ground" | "label">;

type ImageStageProps = {
  image: ImageStage_image$key;
  /** The work's title: what a picture shows that nobody has described. */
  title: string;
  /** Whether it is seen when the page opens. */
  first: boolean;
  /** The lens, if it is over this picture. */
  lens: LensUse | null;
  /** Called when a press on the picture has begun. */
  onReach: () => void;
  onOpen: () => void;
};

/** One picture as large as the window allows, never larger than itself, with its caption. */
export function ImageStage({ image: key, title, first, lens, onReach, onOpen }: ImageStageProps) {
  const image = useFragment(
    graphql`
      fragment ImageStage_image on Image {
        service
        width
        height
        alt
        caption
        placeholder
        derivativeWidths
        tiles {
          width
          scaleFactors
        }
      }
    `,
    key,
  );
  const picture = useRef<HTMLDivElement>(null);
  const { service, width, height, tiles } = image;
  const shown = useViewerImage({
    service,
    width,
    height,
    tileWidth: tiles.width,
    scaleFactors: tiles.scaleFactors,
  });
  const ground = usePageGround(picture, shown.grid);
  const alt = image.alt ?? title;
  const aspect = width / height;
  const style: CSSProperties & { "--aspect": number; "--natural-width": string } = {
    "--aspect": aspect,
    "--natural-width": `${width}px`,
  };
  return (
    <figure className="image-stage">
      <div ref={picture} className="image-stage__picture" suppressHydrationWarning style={style}>
        <Picture
          service={service}
          width={width}
          height={height}
          alt={alt}
          placeholder={image.placeholder}
          derivativeWidths={image.derivativeWidths}
          sizes={stageSizes(image)}
          priority={first ? "first" : "lazy"}
        />
        {lens ? (
          <Lens {...lens} image={shown} ground={ground} label={alt || title} />
        ) : (
          <button
            type="button"
            className="image-stage__open"
            data-reach
            aria-hidden
            tabIndex={-1}
            onPointerDown={onReach}
            onClick={onOpen}
          />
        )}
      </div>
      {image.caption && <figcaption className="image-stage__caption">{image.caption}</figcaption>}
    </figure>
  );
}
