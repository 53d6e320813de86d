import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { tourRoom_tour$key } from "../../../../__generated__/relay/tourRoom_tour.graphql.ts";

/** Somebody in a tour, by what the others know them. */
export type TourGuest = { readonly memberId: string; readonly name: string };

/** A tour that goes on, with whatever changes but what it shows. */
export type TourRoom = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly presenter: { readonly id: string; readonly name: string };
  readonly followerCount: number;
  readonly isPresenterAway: boolean;
  readonly isInterrupted: boolean;
  /** What was said last; the same words said again have another number. */
  readonly said: { readonly number: number; readonly words: string } | null;
  readonly hands: readonly TourGuest[];
  readonly lensHolder: TourGuest | null;
};

/** Reads a tour that goes on; the same object until something changes. */
export function useTourRoom(key: tourRoom_tour$key): TourRoom {
  const tour = useFragment(
    graphql`
      fragment tourRoom_tour on Tour @throwOnFieldError {
        id
        code
        title
        state
        presenter {
          id
          name
        }
        followerCount
        presenterAwaySince
        isInterrupted
        said {
          number
          words
        }
        hands {
          memberId
          name
        }
        lensHolder {
          memberId
          name
        }
      }
    `,
    key,
  );
  return useMemo(() => {
    const { id, code, title, state, presenter, followerCount, isInterrupted } = tour;
    const { said, hands, lensHolder } = tour;
    return {
      id,
      code,
      title,
      isOver: state === "ENDED",
      presenter: { id: presenter.id, name: presenter.name ?? "The guide" },
      followerCount,
      isPresenterAway: tour.presenterAwaySince != null,
      isInterrupted,
      said: said ? { number: said.number, words: said.words } : null,
      hands: hands.map(({ memberId, name }) => ({ memberId, name })),
      lensHolder: lensHolder ? { memberId: lensHolder.memberId, name: lensHolder.name } : null,
    };
  }, [tour]);
}
