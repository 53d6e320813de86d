import { graphql, useFragment } from "react-relay";
import type { DetailsPanel_image$key } from "../../../../__generated__/relay/DetailsPanel_image.graphql.ts";
import type { Region } from "../../../view/view.ts";
import { recordAttributes } from "../works/label.ts";

type DetailsPanelProps = {
  image: DetailsPanel_image$key;
  /** Language of the descriptions; undefined or null if unknown. */
  language: string | null | undefined;
  /** Called with the region and the caption of the selected detail. */
  onChoose: (region: Region, caption: string) => void;
};

/** List of an image's described details; selecting one zooms to it. */
export function DetailsPanel({ image: key, language, onChoose }: DetailsPanelProps) {
  const { details } = useFragment(
    graphql`
      fragment DetailsPanel_image on Image @throwOnFieldError {
        details {
          id
          caption
          description
          region {
            x
            y
            width
            height
          }
        }
      }
    `,
    key,
  );
  return (
    <ul className="details-panel" {...recordAttributes(language)}>
      {details.map(({ id, caption, description, region }) => (
        <li key={id}>
          <button
            type="button"
            className="details-panel__detail"
            onClick={() => {
              const { x, y, width, height } = region;
              onChoose({ x, y, width, height }, caption);
            }}
          >
            <span className="details-panel__caption">{caption}</span>
            {description && <span>{description}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
