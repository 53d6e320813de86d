import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type {
  FavouritesPage_viewer$data,
  FavouritesPage_viewer$key,
} from "../../../../__generated__/relay/FavouritesPage_viewer.graphql.ts";
import type { FavouritesPagePaginationQuery } from "../../../../__generated__/relay/FavouritesPagePaginationQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { JustifiedGrid } from "../../ui/JustifiedGrid.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { SavedSearches } from "../search/SavedSearches.tsx";
import { imageRatio, recordAttributes, worksCount } from "../works/label.ts";
import { LoadMore } from "../works/LoadMore.tsx";
import { FavouriteItem, type RemovedFavourite } from "./FavouriteItem.tsx";
import { TakeAlong } from "../take-along/TakeAlong.tsx";
import { useRemoveFavourite } from "./useRemoveFavourite.ts";
import { useRestoreFavourite } from "./useRestoreFavourite.ts";

type Edge = FavouritesPage_viewer$data["favourites"]["edges"][number];

const favouritesAsSubject = { kind: "favourites" } as const;
const keyOf = ({ node }: Edge) => node.id;
const ratioOf = ({ node: { primaryImage } }: Edge) =>
  imageRatio(primaryImage?.width, primaryImage?.height);

/** The visitor's favourites, most recently marked first, and saved searches. */
export function FavouritesPage({ viewer: key }: { viewer: FavouritesPage_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FavouritesPagePaginationQuery,
    FavouritesPage_viewer$key
  >(
    graphql`
      fragment FavouritesPage_viewer on Viewer
      @refetchable(queryName: "FavouritesPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 36 }, after: { type: "String" })
      @throwOnFieldError {
        favouriteWorkIds
        favourites(first: $first, after: $after)
          @connection(key: "FavouritesPage_viewer_favourites", filters: []) {
          __id
          edges {
            node {
              id
              primaryImage {
                width
                height
              }
              ...FavouriteItem_work
            }
          }
        }
        ...SavedSearches_viewer
        ...useRemoveFavourite_viewer
      }
    `,
    key,
  );
  const { restoreFavourite } = useRestoreFavourite();
  const { removeFavourite } = useRemoveFavourite(data);
  const [removed, setRemoved] = useState<(RemovedFavourite & { isSaved: boolean }) | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { favourites, favouriteWorkIds } = data;
  const connections = [favourites.__id];

  function remove(work: RemovedFavourite) {
    setRefusal(null);
    setRemoved({ ...work, isSaved: false });
    // The pressed button is removed with its work, so the focus moves to the heading.
    heading.current?.focus();
    removeFavourite(work.id, {
      connections,
      // Undo is offered only now, because the server might otherwise receive it before the removal.
      onRemoved: () =>
        setRemoved((last) => (last?.id === work.id ? { ...last, isSaved: true } : last)),
      onRefused: (reason) => {
        setRemoved((last) => (last?.id === work.id ? null : last));
        setRefusal(reason);
      },
    });
  }

  const latestRemove = useRef(remove);
  useLayoutEffect(() => {
    latestRemove.current = remove;
  });
  // A stable function, because otherwise every notice would rerender all works.
  const renderItem = useCallback(
    ({ node }: Edge) => (
      <FavouriteItem work={node} onRemove={(work) => latestRemove.current(work)} />
    ),
    [],
  );

  function undo() {
    if (!removed) return;
    setRemoved(null);
    heading.current?.focus();
    restoreFavourite(removed.id, { connections, onRefused: setRefusal });
  }

  function loadMore() {
    setFailed(false);
    loadNext(36, { onComplete: (error) => setFailed(error !== null) });
  }

  return (
    <div className="favourites-page" data-empty={favourites.edges.length === 0 || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        Your favourites
      </h2>
      {favouriteWorkIds.length > 0 && (
        <p className="favourites-page__count numeric">{worksCount(favouriteWorkIds.length)}</p>
      )}
      <TakeAlong subject={favouritesAsSubject} isEmpty={favouriteWorkIds.length === 0} />
      <div className="favourites-page__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        {removed && (
          <>
            <span>
              Removed <cite {...recordAttributes(removed.recordLanguage)}>{removed.title}</cite>
            </span>
            {removed.isSaved && (
              <Button variant="quiet" onClick={undo}>
                Undo
              </Button>
            )}
          </>
        )}
      </div>
      <SavedSearches viewer={data} />
      {favourites.edges.length === 0 ? (
        <EmptyState
          title="No favourites yet"
          actions={
            <Link to="/works" className="button button--primary">
              Browse the works
            </Link>
          }
        >
          Press the heart beside a work to find it again here. No account is needed.
        </EmptyState>
      ) : (
        <JustifiedGrid
          label="Your favourites"
          items={favourites.edges}
          keyOf={keyOf}
          ratioOf={ratioOf}
          render={renderItem}
          total={favouriteWorkIds.length}
        />
      )}
      {hasNext && (
        <LoadMore
          shown={favourites.edges.length}
          total={favouriteWorkIds.length}
          isLoading={isLoadingNext}
          failed={failed}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}
