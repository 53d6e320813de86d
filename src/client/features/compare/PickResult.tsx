import { graphql, useFragment } from "react-relay";
import type { PickResult_work$key } from "../../../../__generated__/relay/PickResult_work.graphql.ts";
import { ImageThumbnail } from "../viewer/ImageThumbnail.tsx";
import { WorkPicture } from "../works/WorkPicture.tsx";
import { recordAttributes } from "../works/label.ts";

/** A picked work, and which of its images. */
export type Picked = {
  readonly work: { readonly id: string; readonly slug: string; readonly title: string };
  /** Null if the work has no image. */
  readonly image: PickedImage | null;
  /** Index of the image among the work's images, from 0. */
  readonly place: number;
};

type PickedImage = {
  readonly id: string;
  readonly service: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
};

type PickResultProps = { work: PickResult_work$key; onPick: (picked: Picked) => void };

/** A work in the picker; the user picks it, or one of its other images. */
export function PickResult({ work: key, onPick }: PickResultProps) {
  const work = useFragment(
    graphql`
      fragment PickResult_work on Work @throwOnFieldError {
        id
        slug
        title
        recordLanguage
        creators {
          name
        }
        date
        primaryImage {
          ...WorkPicture_image
        }
        images {
          id
          service
          width
          height
          alt
          ...ImageThumbnail_image
        }
      }
    `,
    key,
  );
  const { id, slug, title, images } = work;
  const pick = (place: number) => {
    const picked = images.map(({ id: image, service, width, height, alt }) => ({
      id: image,
      service,
      width,
      height,
      alt: alt ?? null,
    }));
    onPick({ work: { id, slug, title }, image: picked[place] ?? null, place });
  };
  const makers = work.creators.map(({ name }) => name).join(", ");
  return (
    <li className="pick-result">
      <button type="button" className="pick-result__work" onClick={() => pick(0)}>
        <span className="pick-result__picture">
          {work.primaryImage && <WorkPicture image={work.primaryImage} sizes="10rem" labelled />}
        </span>
        <span className="pick-result__label">
          {makers && <span>{makers}, </span>}
          <cite {...recordAttributes(work.recordLanguage)}>{title}</cite>
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
              onChoose={() => pick(index + 1)}
            />
          ))}
        </div>
      )}
    </li>
  );
}
