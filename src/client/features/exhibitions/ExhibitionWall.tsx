import { graphql, useFragment } from "react-relay";
import type { ExhibitionWall_exhibition$key } from "../../../../__generated__/relay/ExhibitionWall_exhibition.graphql.ts";
import { pictureIn } from "./pictures/pictureIn.ts";
import { TakenImage } from "./pictures/TakenImage.tsx";

type ExhibitionWallProps = {
  exhibition: ExhibitionWall_exhibition$key;
  /** Width of the image, as in the `sizes` attribute. */
  sizes: string;
  priority?: "first" | "lazy";
};

/**
 * The uncropped cover image of an exhibition on its wall colour; nothing if it has none. Decorative, because the title
 * is beside it.
 */
export function ExhibitionWall({ exhibition, sizes, priority }: ExhibitionWallProps) {
  const { colours, picture: view } = useFragment(
    graphql`
      fragment ExhibitionWall_exhibition on Exhibition {
        colours
        picture {
          ...pictureIn_view
        }
      }
    `,
    exhibition,
  );
  const picture = view && pictureIn(view);
  if (!picture) return null;
  return (
    <span className="exhibition-wall" data-colours={colours.toLowerCase()}>
      <TakenImage picture={picture} alt="" sizes={sizes} priority={priority} />
    </span>
  );
}
