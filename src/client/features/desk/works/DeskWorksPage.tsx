import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { DeskWorksPage_viewer$key } from "../../../../../__generated__/relay/DeskWorksPage_viewer.graphql.ts";
import { hasDesk } from "../../accounts/words.ts";
import { problemNamed } from "../checkup/problem-words.ts";
import { NotForYou } from "../NotForYou.tsx";
import { deskWorksVariables, type DeskWorksSearch } from "./desk-works-search.ts";
import { DeskWorksControls } from "./DeskWorksControls.tsx";
import { DeskWorksList } from "./DeskWorksList.tsx";
import { DuplicateGroups } from "./DuplicateGroups.tsx";

type DeskWorksPageProps = {
  viewer: DeskWorksPage_viewer$key;
  /** Search parameters of the works that are shown. */
  search: DeskWorksSearch;
  /** Search parameters that the user set last. Their works may still be loading. */
  chosen: DeskWorksSearch;
  /** Whether other works are loading. */
  isPending: boolean;
  /** Called with the changed search parameters. */
  onSearchChange: (change: DeskWorksSearch) => void;
  /** Refetches the shown works. */
  onRefresh: () => void;
};

/** The page at `/desk/works`: a list of all works with search, filters and bulk editing. */
export function DeskWorksPage(props: DeskWorksPageProps) {
  const { search, chosen, isPending, onSearchChange, onRefresh } = props;
  const viewer = useFragment(
    graphql`
      fragment DeskWorksPage_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "DeskWorkFilter" }
        order: { type: "DeskWorkOrder!" }
        inGroups: { type: "Boolean!" }
      ) {
        account {
          member {
            role
          }
        }
        desk {
          __typename
        }
        ...DeskWorksList_viewer
          @arguments(search: $search, filter: $filter, order: $order)
          @skip(if: $inGroups)
          @alias(as: "list")
        ...DuplicateGroups_viewer @include(if: $inGroups) @alias(as: "groups")
        ...NotForYou_viewer
      }
    `,
    props.viewer,
  );
  const role = viewer.account?.member.role;
  // Others get no data about the list, so reading the refused fields would throw.
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  const problem = problemNamed(search.problem);
  const key = JSON.stringify(deskWorksVariables(search));
  return (
    <>
      <header className="desk-works-head">
        <h1>{problem?.title ?? "Works"}</h1>
        {!problem && (
          <Link className="link" to="/desk/works/new">
            A new work
          </Link>
        )}
        {problem && (
          <p>
            {problem.why} {problem.remedy}{" "}
            <Link className="link" to="/desk/checkup">
              Back to the check-up
            </Link>
          </p>
        )}
      </header>
      <DeskWorksControls search={chosen} onSearchChange={onSearchChange} />
      {viewer.groups && (
        <DuplicateGroups viewer={viewer.groups} search={search} onRefresh={onRefresh} />
      )}
      {viewer.list && (
        <DeskWorksList
          key={key}
          viewer={viewer.list}
          search={search}
          isPending={isPending}
          onRefresh={onRefresh}
        />
      )}
    </>
  );
}
