import HeartOff from "lucide-react/icons/heart-off";
import { graphql, useFragment } from "react-relay";
import type { FavouriteItem_work$key } from "../../../../__generated__/relay/FavouriteItem_work.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { gridSizes } from "../works/grid-sizes.ts";
import { imageRatio } from "../works/label.ts";
import { WorkCard } from "../works/WorkCard.tsx";

/** A favourite that was just removed from the list. */
export type RemovedFavourite = {
  id: string;
  title: string;
  /** Language of its record; undefined or null if unknown. */
  recordLanguage: string | null | undefined;
};

type FavouriteItemProps = {
  work: FavouriteItem_work$key;
  onRemove: (removed: RemovedFavourite) => void;
};

/** A favourite in the list, with a button that removes it. */
export function FavouriteItem({ work: key, onRemove }: FavouriteItemProps) {
  const work = useFragment(
    graphql`
      fragment FavouriteItem_work on Work @throwOnFieldError {
        id
        title
        recordLanguage
        primaryImage {
          width
          height
        }
        ...WorkCard_work
      }
    `,
    key,
  );
  const ratio = imageRatio(work.primaryImage?.width, work.primaryImage?.height);
  return (
    <div className="favourite-item">
      <WorkCard work={work} sizes={gridSizes(ratio)} />
      <IconButton
        className="favourite-item__remove"
        icon={HeartOff}
        label={`Remove ${work.title} from your favourites`}
        onClick={() =>
          onRemove({ id: work.id, title: work.title, recordLanguage: work.recordLanguage })
        }
      />
    </div>
  );
}
