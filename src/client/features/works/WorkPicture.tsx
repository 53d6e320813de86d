import { graphql, useFragment } from "react-relay";
import type { WorkPicture_image$key } from "../../../../__generated__/relay/WorkPicture_image.graphql.ts";
import { Picture } from "../../ui/Picture.tsx";

type WorkPictureProps = {
  image: WorkPicture_image$key;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Whether a label beside the image already names the work, so that its alternative text is empty. */
  labelled?: boolean;
  priority?: "first" | "lazy";
};

/** A work's image from the contract. */
export function WorkPicture({ image: key, sizes, labelled = false, priority }: WorkPictureProps) {
  const image = useFragment(
    graphql`
      fragment WorkPicture_image on Image @throwOnFieldError {
        service
        width
        height
        alt
        placeholder
        derivativeWidths
      }
    `,
    key,
  );
  return (
    <Picture
      service={image.service}
      width={image.width}
      height={image.height}
      alt={labelled ? "" : (image.alt ?? "")}
      placeholder={image.placeholder}
      derivativeWidths={image.derivativeWidths}
      sizes={sizes}
      priority={priority}
    />
  );
}
