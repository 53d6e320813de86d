import type { CSSProperties, Ref } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImageStage_image$key } from "../../../../__generated__/relay/ImageStage_image.graphql.ts";
import { Picture } from "../../ui/Picture.tsx";
import { stageSizes } from "./stage-sizes.ts";
import { recordAttributes } from "../works/label.ts";

type ImageStageProps = {
  image: ImageStage_image$key;
  /** The work's title, the alternative text of an image without a description. */
  title: string;
  /** Language of its texts, as of the record; undefined or null if unknown. */
  language: string | null | undefined;
  /** Whether it is visible when the page opens. */
  first: boolean;
  /** Ref of the element that the image fills. */
  pictureRef?: Ref<HTMLDivElement>;
  /** Whether a press opens the zoom view; false while something covers the image. */
  opens: boolean;
  /** Called when a pointer enters the image. */
  onNear: () => void;
  /** Called when a press on the image starts. */
  onReach: () => void;
  onOpen: () => void;
};

/** An image with its caption, as large as the viewport allows but never larger than its natural size. */
export function ImageStage(props: ImageStageProps) {
  const { title, language, first, pictureRef, opens, onNear, onReach, onOpen } = props;
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
      }
    `,
    props.image,
  );
  const { service, width, height } = image;
  const aspect = width / height;
  const style: CSSProperties & { "--aspect": number; "--natural-width": string } = {
    "--aspect": aspect,
    "--natural-width": `${width}px`,
  };
  return (
    <figure className="image-stage" {...recordAttributes(language)}>
      <div
        ref={pictureRef}
        className="image-stage__picture"
        onPointerEnter={onNear}
        suppressHydrationWarning
        style={style}
      >
        <Picture
          service={service}
          width={width}
          height={height}
          alt={image.alt || title}
          placeholder={image.placeholder}
          derivativeWidths={image.derivativeWidths}
          sizes={stageSizes(image)}
          priority={first ? "first" : "lazy"}
        />
        {opens && (
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
