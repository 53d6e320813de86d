import { graphql, useFragment } from "react-relay";
import type {
  WorkInList_work$data,
  WorkInList_work$key,
} from "../../../../../../__generated__/relay/WorkInList_work.graphql.ts";
import { gridSizes } from "../../../works/grid-sizes.ts";
import { imageRatio, recordAttributes } from "../../../works/label.ts";
import { WorkLink } from "../../../works/WorkLink.tsx";
import { TakenImage } from "../../pictures/TakenImage.tsx";
import { wholePicture } from "../../pictures/whole-picture.ts";

/** A work in a list of an exhibition: its image and label, with few DOM elements. */
export function WorkInList({ work: key }: { work: WorkInList_work$key }) {
  const { slug, title, recordLanguage, creators, date, primaryImage } = useFragment(
    graphql`
      fragment WorkInList_work on Work @throwOnFieldError {
        slug
        title
        recordLanguage
        creators {
          name
        }
        date
        primaryImage {
          service
          width
          height
          placeholder
          derivativeWidths
        }
      }
    `,
    key,
  );
  const makers = creators.map(({ name }) => name).join(", ");
  const picture = primaryImage && pictureOf(primaryImage);
  const quiet = [makers, date].filter(Boolean).join(", ");
  return (
    <WorkLink slug={slug} className="work-in-list">
      {picture && (
        <TakenImage
          picture={picture}
          sizes={gridSizes(imageRatio(picture.width, picture.height))}
        />
      )}
      <cite {...recordAttributes(recordLanguage)}>{title}</cite>
      {quiet && <span>{quiet}</span>}
    </WorkLink>
  );
}

/** Returns the image without alternative text, because the label names the work. */
function pictureOf(image: NonNullable<WorkInList_work$data["primaryImage"]>) {
  const { service, width, height, placeholder, derivativeWidths } = image;
  return wholePicture({ service, width, height, placeholder, derivativeWidths }, "");
}
