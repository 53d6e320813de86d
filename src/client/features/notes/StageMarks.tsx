import { useMemo } from "react";
import { createPortal } from "react-dom";
import { graphql } from "react-relay";
import type { StageMarksQuery } from "../../../../__generated__/relay/StageMarksQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { noteShape } from "./noteShape.ts";
import { outline } from "./outline.ts";

const query = graphql`
  query StageMarksQuery($imageId: ID!) {
    node(id: $imageId) {
      ... on Image {
        width
        height
        notes(first: 50) {
          edges {
            node {
              id
              region {
                shape
                ...noteShape_region
              }
            }
          }
        }
      }
    }
  }
`;

type StageMarksProps = { imageId: string; picture: HTMLElement };

/** Markers of the newest notes on an image, over the image on the page; decorative. */
export function StageMarks({ imageId, picture }: StageMarksProps) {
  const variables = useMemo(() => ({ imageId }), [imageId]);
  const { answer } = useAsked<StageMarksQuery>(query, variables);
  const { width, height, notes } = answer?.node ?? {};
  return createPortal(
    <svg
      className="note-marks note-marks--stage"
      viewBox={`0 0 ${width ?? 1} ${height ?? 1}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {notes?.edges?.map(({ node: { id, region } }) => {
        if (!region) return null;
        const line = outline(noteShape(region));
        return (
          <g key={id} className="note-mark" data-point={region.shape === "POINT" || undefined}>
            <path className="note-mark__halo" d={line} />
            <path className="note-mark__line" d={line} />
          </g>
        );
      })}
    </svg>,
    picture,
  );
}
