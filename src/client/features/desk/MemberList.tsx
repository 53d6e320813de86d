import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { MemberList_viewer$key } from "../../../../__generated__/relay/MemberList_viewer.graphql.ts";
import type { MemberListPaginationQuery } from "../../../../__generated__/relay/MemberListPaginationQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { AccountSection } from "../accounts/AccountSection.tsx";
import { roleInSentence } from "../accounts/words.ts";
import { MemberItem } from "./MemberItem.tsx";
import { useChangeRole, type ChangedRole } from "./useChangeRole.ts";

/** All accounts with their roles. */
export function MemberList({ viewer: key }: { viewer: MemberList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MemberListPaginationQuery,
    MemberList_viewer$key
  >(
    graphql`
      fragment MemberList_viewer on Viewer
      @refetchable(queryName: "MemberListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 36 }, after: { type: "String" })
      @throwOnFieldError {
        account {
          id
        }
        desk {
          accounts(first: $first, after: $after)
            @connection(key: "MemberList_desk_accounts", filters: []) {
            __id
            edges {
              node {
                id
                ...MemberItem_account
              }
            }
          }
        }
      }
    `,
    key,
  );
  const accounts = data.desk?.accounts;
  const list = useRef<HTMLUListElement>(null);
  const { changeRole } = useChangeRole();
  const [changed, setChanged] = useState<ChangedRole | null>(null);
  const [said, setSaid] = useState("");

  function change(next: ChangedRole, isUndo = false) {
    setSaid("");
    setChanged(isUndo ? null : next);
    changeRole(next, {
      onRefused: ({ message }) => {
        setChanged(null);
        setSaid(message);
      },
    });
  }

  function loadMore() {
    setSaid("");
    const failed = "The next members could not be loaded. Check your connection and try again.";
    loadNext(36, { onComplete: (error) => error && setSaid(failed) });
  }

  return (
    <AccountSection title="Members" said={said}>
      <div className="desk-notice" role="status">
        {changed && (
          <>
            <span>
              {changed.name} is {roleInSentence(changed.now)} now.
            </span>
            <Button
              variant="quiet"
              onClick={() => change({ ...changed, before: changed.now, now: changed.before }, true)}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      <ul className="session-list" ref={list} tabIndex={-1} aria-label="Everybody with an account">
        {accounts?.edges.map(({ node }) => (
          <MemberItem
            key={node.id}
            account={node}
            isOwn={node.id === data.account?.id}
            onRole={change}
            connection={accounts.__id}
            onSaid={(sentence, isGone) => {
              setSaid(sentence);
              if (!isGone) return;
              setChanged((before) => (before?.accountId === node.id ? null : before));
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      {hasNext && (
        <Button
          className="account-section__button"
          aria-disabled={isLoadingNext}
          onClick={() => !isLoadingNext && loadMore()}
        >
          {isLoadingNext ? "Loading more …" : "More members"}
        </Button>
      )}
    </AccountSection>
  );
}
