import { useMemo, useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DuplicateGroups_viewer$key } from "../../../../../__generated__/relay/DuplicateGroups_viewer.graphql.ts";
import type { DuplicateGroupsPaginationQuery } from "../../../../../__generated__/relay/DuplicateGroupsPaginationQuery.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { BulkEditing } from "./BulkEditing.tsx";
import type { DeskWorksSearch } from "./desk-works-search.ts";
import { DuplicateGroup } from "./DuplicateGroup.tsx";
import { NoDeskWorks } from "./NoDeskWorks.tsx";
import { useTellApart } from "./useTellApart.ts";

/** Page size of the list. */
const atOnce = 20;

type DuplicateGroupsProps = {
  viewer: DuplicateGroups_viewer$key;
  search: DeskWorksSearch;
  onRefresh: () => void;
};

/** Groups of likely duplicates, to unpublish or dismiss. */
export function DuplicateGroups({ viewer, search, onRefresh }: DuplicateGroupsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DuplicateGroupsPaginationQuery,
    DuplicateGroups_viewer$key
  >(
    graphql`
      fragment DuplicateGroups_viewer on Viewer
      @refetchable(queryName: "DuplicateGroupsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @throwOnFieldError {
        desk {
          duplicates(first: $first, after: $after)
            @connection(key: "DuplicateGroups_desk_duplicates", filters: []) {
            edges {
              node {
                id
                works {
                  id
                }
                ...DuplicateGroup_group
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const [apart, setApart] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { tellApart, isTelling } = useTellApart();
  const place = useRef<HTMLDivElement>(null);
  const duplicates = data.desk?.duplicates;
  const groups = useMemo(() => (duplicates?.edges ?? []).map(({ node }) => node), [duplicates]);
  const left = groups.filter(({ id }) => id !== apart);
  const shown = [...new Set(left.flatMap(({ works }) => works.map(({ id }) => id)))];

  function tell(group: string, areDifferent: boolean) {
    if (isTelling) return;
    const before = apart;
    setRefusal(null);
    setApart(areDifferent ? group : null);
    // The pressed button disappears with its group or notice.
    place.current?.focus({ preventScroll: true });
    tellApart(group, areDifferent, {
      onDone: onRefresh,
      onRefused: (why) => {
        setApart(before);
        setRefusal(why);
      },
    });
  }

  return (
    <BulkEditing
      shown={shown}
      total={shown.length}
      hasAll={false}
      search={search}
      examples={[]}
      onChanged={onRefresh}
      onConflict={onRefresh}
    >
      {({ selection, chooseOne }) => (
        <div ref={place} className="bulk-editing" tabIndex={-1}>
          <div className="desk-notice" role="status">
            {apart !== null && (
              <>
                <span>These works are different, and will not be shown as duplicates again.</span>
                <Button
                  variant="quiet"
                  aria-disabled={isTelling}
                  onClick={() => tell(apart, false)}
                >
                  Undo
                </Button>
              </>
            )}
            <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
          </div>
          {left.length === 0 && !hasNext ? (
            <NoDeskWorks search={search} />
          ) : (
            <ul className="duplicate-groups" aria-label="Works that are likely the same">
              {left.map((group) => (
                <DuplicateGroup
                  key={group.id}
                  group={group}
                  isBusy={isTelling}
                  selection={selection}
                  onChoose={chooseOne}
                  onTellApart={(id) => tell(id, true)}
                />
              ))}
            </ul>
          )}
          {hasNext && (
            <div className="load-more">
              <MoreButton
                label={isLoadingNext ? "Loading more …" : "Load more"}
                things="groups"
                count={atOnce}
                isLoading={isLoadingNext}
                loadNext={loadNext}
              />
            </div>
          )}
        </div>
      )}
    </BulkEditing>
  );
}
