import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { tourRoom_tour$key } from "../../../../__generated__/relay/tourRoom_tour.graphql.ts";

/** A participant of a tour, as others see them. */
export type TourGuest = { readonly memberId: string; readonly name: string };

/** The state of a live tour, except its view. */
export type TourRoom = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly presenter: { readonly id: string; readonly name: string };
  readonly followerCount: number;
  readonly isPresenterAway: boolean;
  readonly isInterrupted: boolean;
  /** The last message. A repeated text has a new number. */
  readonly said: { readonly number: number; readonly words: string } | null;
  readonly hands: readonly TourGuest[];
  readonly lensHolder: TourGuest | null;
};

/** Reads the state of a live tour. The object is stable until something changes. */
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
