import { graphql, useFragment } from "react-relay";
import type { ImageThumbnail_image$key } from "../../../../__generated__/relay/ImageThumbnail_image.graphql.ts";
import { Picture } from "../../ui/Picture.tsx";

type ImageThumbnailProps = {
  image: ImageThumbnail_image$key;
  /** Its position among the work's images, from 1. */
  position: number;
  chosen: boolean;
  onChoose: () => void;
};

/** Height of a thumbnail in CSS pixels; its width follows from the image's ratio. */
const thumbnailHeight = 64;

/** A thumbnail that selects its image. */
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
