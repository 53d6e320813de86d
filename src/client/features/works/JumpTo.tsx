import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { JumpTo_query$key } from "../../../../__generated__/relay/JumpTo_query.graphql.ts";
import { worksCount } from "./label.ts";
import type { SearchChange, WorksSearch } from "./works-search.ts";

type JumpToProps = {
  query: JumpTo_query$key;
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
  /** Called when the user selects the position at which the list already starts. */
  onAgain: () => void;
};

/** The letters or years of a long list, each a link to its first work. */
export function JumpTo({ query: key, search, onSearchChange, onAgain }: JumpToProps) {
  const { workJumps } = useFragment(
    graphql`
      fragment JumpTo_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "WorkFilter" }
        order: { type: "WorkOrder" }
      )
      @throwOnFieldError {
        workJumps(search: $search, filter: $filter, order: $order) {
          at
          label
          count
        }
      }
    `,
    key,
  );
  const router = useRouter();
  if (workJumps.length < 2) return null;

  function go(event: MouseEvent, at: string) {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    onSearchChange({ at });
    // The URL is unchanged, but the user may have loaded earlier pages of the list.
    if (search.at === at) onAgain();
  }

  return (
    <nav className="jump-to" aria-label="Jump to">
      <span className="jump-to__name" aria-hidden>
        Jump to
      </span>
      <ul className="jump-to__places numeric">
        {workJumps.map(({ at, label, count }) => (
          <li key={at}>
            <a
              className="jump-to__place"
              href={router.buildLocation({ to: "/works", search: { ...search, at } }).href}
              aria-current={search.at === at || undefined}
              aria-label={`${label}, ${worksCount(count)}`}
              onClick={(event) => go(event, at)}
            >
              {shortLabel(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shortens a span of years to its first year; the next span shows where it ends. */
function shortLabel(label: string): string {
  return /^(-?\d+)–-?\d{2,}$/.exec(label)?.[1] ?? label;
}
