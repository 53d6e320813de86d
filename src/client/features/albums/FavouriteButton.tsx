import Heart from "lucide-react/icons/heart";
import { use, useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FavouriteButton_viewer$key } from "../../../../__generated__/relay/FavouriteButton_viewer.graphql.ts";
import type { FavouriteButton_work$key } from "../../../../__generated__/relay/FavouriteButton_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useAddFavourite } from "./useAddFavourite.ts";
import { useRemoveFavourite } from "./useRemoveFavourite.ts";
import { VisitorContext } from "./VisitorContext.ts";

/** Error for a visitor who marks a favourite before the server has sent the current favourites. */
const notReached: Refusal = {
  message: "Favourites need the site, which has not answered yet. Try again in a moment.",
};

/** How long a press waits for the current favourites, in milliseconds. */
const patience = 3000;

/** Toggles a work as a favourite and shows whether it is one. */
export function FavouriteButton({ work: workKey }: { work: FavouriteButton_work$key }) {
  const work = useFragment(
    graphql`
      fragment FavouriteButton_work on Work {
        id
        title
      }
    `,
    workKey,
  );
  const viewer = useFragment<FavouriteButton_viewer$key>(
    graphql`
      fragment FavouriteButton_viewer on Viewer @throwOnFieldError {
        favouriteWorkIds
        ...useAddFavourite_viewer
        ...useRemoveFavourite_viewer
      }
    `,
    use(VisitorContext),
  );
  const { addFavourite, isAdding } = useAddFavourite(viewer ?? null);
  const { removeFavourite, isRemoving } = useRemoveFavourite(viewer ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isSaving = isAdding || isRemoving;
  const isFavourite = viewer?.favouriteWorkIds.includes(work.id) ?? false;

  const [isWished, setWished] = useState(false);
  const isKnown = viewer != null;

  const fulfil = useEffectEvent(() => {
    setWished(false);
    if (!isFavourite) addFavourite(work.id, { onRefused: setRefusal });
  });
  const giveUp = useEffectEvent(() => {
    setWished(false);
    setRefusal(notReached);
  });
  useEffect(() => {
    if (!isWished) return;
    if (isKnown) return fulfil();
    const timer = setTimeout(giveUp, patience);
    return () => clearTimeout(timer);
  }, [isWished, isKnown]);

  function toggle() {
    if (!viewer) {
      setRefusal(null);
      setWished(true);
      return;
    }
    // Two concurrent mutations could arrive in either order, so a second press is ignored until the first is saved.
    if (isSaving) return;
    setRefusal(null);
    if (isFavourite) removeFavourite(work.id, { onRefused: setRefusal });
    else addFavourite(work.id, { onRefused: setRefusal });
  }

  return (
    <div className="favourite">
      <Button
        className="favourite__button"
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${work.title}`}
        aria-busy={isWished}
        onClick={toggle}
      >
        <Heart
          aria-hidden
          size={20}
          strokeWidth={1.5}
          fill={isFavourite ? "currentColor" : "none"}
        />
        Favourite
      </Button>
      <p className="favourite__refusal" role="status">
        <RefusalNotice
          refusal={isKnown && refusal === notReached ? null : refusal}
          onAgain={() => setRefusal(null)}
        />
      </p>
    </div>
  );
}
