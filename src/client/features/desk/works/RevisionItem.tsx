import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RevisionItem_revision$key } from "../../../../../__generated__/relay/RevisionItem_revision.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { FieldChangeList } from "./FieldChangeList.tsx";
import { RevisionOrigin } from "./RevisionOrigin.tsx";
import { RevisionState } from "./RevisionState.tsx";

type RevisionItemProps = {
  workId: string;
  revision: RevisionItem_revision$key;
  /** Whether it is the latest revision. */
  isLast: boolean;
  isBusy: boolean;
  onPutBack: (number: number) => void;
};

/** A revision of a work: author, time, origin, changes, and a button to restore it. */
export function RevisionItem({ workId, revision: key, isLast, ...props }: RevisionItemProps) {
  const revision = useFragment(
    graphql`
      fragment RevisionItem_revision on WorkRevision {
        number
        at
        ...RevisionOrigin_revision
        changes {
          label
          ...FieldChangeList_changes
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<"changes" | "whole" | null>(null);
  const { number, at, changes } = revision;
  const toggle = (what: "changes" | "whole") => setOpen(open === what ? null : what);
  return (
    <li className="revision">
      <div className="revision__head">
        <div className="row-item__words">
          <span>
            <span className="numeric">Revision {number}</span>
            {isLast && <span className="revision__now">as it is now</span>}
          </span>
          <span className="row-item__quiet">
            <Day at={at} withTime /> · <RevisionOrigin revision={revision} />
          </span>
          <span className="row-item__quiet">
            {changes.length > 0 ? changes.map(({ label }) => label).join(", ") : "Added"}
          </span>
        </div>
        <div className="revision__acts">
          {changes.length > 0 && (
            <Button
              variant="quiet"
              aria-expanded={open === "changes"}
              aria-label={`What changed in revision ${number}`}
              onClick={() => toggle("changes")}
            >
              What changed
            </Button>
          )}
          <Button
            variant="quiet"
            aria-expanded={open === "whole"}
            aria-label={`Whole of revision ${number}`}
            onClick={() => toggle("whole")}
          >
            Whole
          </Button>
          {!isLast && (
            <Button
              variant="plain"
              aria-label={`Put back revision ${number}`}
              aria-disabled={props.isBusy}
              onClick={() => !props.isBusy && props.onPutBack(number)}
            >
              Put back
            </Button>
          )}
        </div>
      </div>
      {open === "changes" && <FieldChangeList changes={changes} />}
      {open === "whole" && <RevisionState workId={workId} number={number} />}
    </li>
  );
}
