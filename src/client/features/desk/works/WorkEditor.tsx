import { graphql, useFragment } from "react-relay";
import type { WorkEditor_work$key } from "../../../../../__generated__/relay/WorkEditor_work.graphql.ts";
import { useWorkDraft } from "./use-work-draft.ts";
import { useNewerWork } from "./useNewerWork.ts";
import { WorkAside } from "./WorkAside.tsx";
import { WorkForm } from "./WorkForm.tsx";
import { WorkHistory } from "./WorkHistory.tsx";
import { workAsRead } from "./workAsRead.ts";

type WorkEditorProps = {
  work: WorkEditor_work$key;
  /** Id of the current member. */
  memberId: string;
};

/** The dashboard page of a work: its form, its status and its history. */
export function WorkEditor({ work: key, memberId }: WorkEditorProps) {
  const work = useFragment(
    graphql`
      fragment WorkEditor_work on Work {
        id
        ...workAsRead_work
        ...WorkAside_work
        ...WorkHistory_work
      }
    `,
    key,
  );
  const read = workAsRead(work);
  const draft = useWorkDraft(read, memberId);
  useNewerWork(work.id);
  return (
    <div className="work-desk">
      <WorkAside work={work} read={draft.base} onWork={draft.meet} />
      <WorkForm draft={draft} read={read} />
      <WorkHistory work={work} version={draft.base.version} onWork={draft.meet} />
    </div>
  );
}
