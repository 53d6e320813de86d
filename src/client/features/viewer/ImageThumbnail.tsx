import { graphql, useFragment } from "react-relay";
import type { ImageThumbnail_image$key } from "../../../../__generated__/relay/ImageThumbnail_image.graphql.ts";
import { Picture } from "../../ui/Picture.tsx";

type ImageThumbnailProps = {
  image: ImageThumbnail_image$key;
  /** Its place among the work's images, counted from 1. */
  position: number;
  chosen: boolean;
  onChoose: () => void;
};

/** CSS pixels a thumbnail is high; its width follows from the picture's proportions. */
const thumbnailHeight = 64;

/** A small picture that shows its large one. */
export function ImageThumbnail({ image: key, position, chosen, onChoose }: ImageThumbnailProps) {
  const image = useFragment(
    graphql`
      fragment ImageThumbnail_image on Image {
        service
        width
        height
        caption
        placeholder
        derivativeWidths
      }
    `,
    key,
  );
  const shownWidth = Math.round((thumbnailHeight * image.width) / image.height);
  return (
    <button
      type="button"
      className="image-thumbnail"
      suppressHydrationWarning
      style={{ inlineSize: `${shownWidth}px` }}
      aria-label={`Image ${position}${image.caption ? `: ${image.caption}` : ""}`}
      aria-current={chosen ? "true" : undefined}
      onClick={onChoose}
    >
      <Picture
        service={image.service}
        width={image.width}
        height={image.height}
        alt=""
        placeholder={image.placeholder}
        derivativeWidths={image.derivativeWidths}
        sizes={`${shownWidth}px`}
      />
    </button>
  );
}
