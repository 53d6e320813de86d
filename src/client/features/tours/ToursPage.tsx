import { Link } from "@tanstack/react-router";
import { graphql, usePaginationFragment } from "react-relay";
import type { ToursPagePaginationQuery } from "../../../../__generated__/relay/ToursPagePaginationQuery.graphql.ts";
import type { ToursPage_viewer$key } from "../../../../__generated__/relay/ToursPage_viewer.graphql.ts";
import { Day } from "../../ui/Day.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { codeInWords } from "./tour-address.ts";
import { TourCodeForm } from "./TourCodeForm.tsx";

/** Page size of the user's tours. */
const atATime = 24;

/** The page on which users join a tour by its code, with a list of the tours that they guided. */
export function ToursPage({ viewer: key }: { viewer: ToursPage_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ToursPagePaginationQuery,
    ToursPage_viewer$key
  >(
    graphql`
      fragment ToursPage_viewer on Viewer
      @refetchable(queryName: "ToursPagePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @throwOnFieldError {
        account {
          __typename
        }
        tours(first: $count, after: $cursor) @connection(key: "ToursPage_viewer_tours") {
          edges {
            node {
              id
              code
              title
              state
              startedAt
              stepCount
            }
          }
        }
      }
    `,
    key,
  );
  const { edges } = data.tours;
  return (
    <>
      <h1>Tours</h1>
      <section className="tours-page__code">
        <p>Somebody shows others where to look, and everybody sees it at once. Have you a code?</p>
        <TourCodeForm />
      </section>
      {data.account && (
        <section aria-labelledby="own-tours">
          <h2 id="own-tours">Tours you guided</h2>
          {edges.length === 0 && (
            <p>None yet. Choose “Start a tour” in the menu of any work, or of a comparison.</p>
          )}
          <ul className="tours-page__list">
            {edges.map(({ node: { id, code, title, state, startedAt, stepCount } }) => (
              <li key={id} className="tours-page__tour" data-live={state === "LIVE" || undefined}>
                <Link to="/tours/$code" params={{ code }} className="tours-page__title">
                  {title}
                </Link>
                <p className="tours-page__what numeric">
                  {state === "LIVE" ? (
                    <>
                      <strong className="tour-bar__live">Live</strong> {codeInWords(code)}
                    </>
                  ) : (
                    <>
                      <Day at={startedAt} withTime /> · {stepCount}{" "}
                      {stepCount === 1 ? "step" : "steps"}
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          {hasNext && (
            <MoreButton
              label="Show more"
              things="tours"
              count={atATime}
              isLoading={isLoadingNext}
              loadNext={loadNext}
            />
          )}
        </section>
      )}
    </>
  );
}
