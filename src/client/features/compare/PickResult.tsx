import { graphql, useFragment } from "react-relay";
import type { PickResult_work$key } from "../../../../__generated__/relay/PickResult_work.graphql.ts";
import { wholeFrame } from "../../../view/view.ts";
import type { Frame } from "../../../view/view.ts";
import { ImageThumbnail } from "../viewer/ImageThumbnail.tsx";
import { WorkPicture } from "../works/WorkPicture.tsx";

type PickResultProps = { work: PickResult_work$key; onPick: (frame: Frame) => void };

/** A work whose picture may be taken, or one of its further pictures. */
export function PickResult({ work: key, onPick }: PickResultProps) {
  const work = useFragment(
    graphql`
      fragment PickResult_work on Work @throwOnFieldError {
        slug
        title
        creators {
          name
        }
        date
        primaryImage {
          ...WorkPicture_image
        }
        images {
          id
          ...ImageThumbnail_image
        }
      }
    `,
    key,
  );
  const { slug, title, images } = work;
  const makers = work.creators.map(({ name }) => name).join(", ");
  return (
    <li className="pick-result">
      <button
        type="button"
        className="pick-result__work"
        onClick={() => onPick(wholeFrame(slug, 0))}
      >
        <span className="pick-result__picture">
          {work.primaryImage && <WorkPicture image={work.primaryImage} sizes="10rem" labelled />}
        </span>
        <span className="pick-result__label">
          {makers && <span>{makers}, </span>}
          <cite>{title}</cite>
          {work.date && <span className="numeric">, {work.date}</span>}
        </span>
      </button>
      {images.length > 1 && (
        <div
          className="pick-result__images"
          role="group"
          aria-label={`Further pictures of ${title}`}
        >
          {images.slice(1).map((image, index) => (
            <ImageThumbnail
              key={image.id}
              image={image}
              position={index + 2}
              chosen={false}
              onChoose={() => onPick(wholeFrame(slug, index + 1))}
            />
          ))}
        </div>
      )}
    </li>
  );
}
