import { graphql, useFragment } from "react-relay";
import type { WorkPage_work$key } from "../../../../__generated__/relay/WorkPage_work.graphql.ts";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { KeepViewButton } from "../albums/KeepViewButton.tsx";
import { NotesTool } from "../notes/NotesTool.tsx";
import type { Looking } from "../viewer/looking.ts";
import { WorkViewer } from "../viewer/WorkViewer.tsx";
import { RelatedWorks } from "./RelatedWorks.tsx";
import { TakeAlongButton } from "./TakeAlongButton.tsx";
import { WorkActions } from "./WorkActions.tsx";
import { WorkRecord } from "./WorkRecord.tsx";

type WorkPageProps = { work: WorkPage_work$key; looking: Looking };

/** The page of a work: its images, its record, and related works. */
export function WorkPage({ work: key, looking }: WorkPageProps) {
  const work = useFragment(
    graphql`
      fragment WorkPage_work on Work {
        ...WorkViewer_work
        ...NotesTool_work
        ...WorkRecord_work
        ...WorkActions_work
        ...KeepViewButton_work
        ...TakeAlongButton_work
        ...RelatedWorks_work
      }
    `,
    key,
  );
  const isPainted = useAfterPaint();
  return (
    <article className="work-page">
      <WorkViewer
        work={work}
        looking={looking}
        notesTool={(place) => <NotesTool work={work} {...place} />}
        tools={
          <>
            <KeepViewButton work={work} looking={looking} />
            <TakeAlongButton work={work} looking={looking} iconOnly />
          </>
        }
      />
      <div className="page">
        <WorkRecord work={work} actions={<WorkActions work={work} looking={looking} />} />
        {/* A placeholder as high as the viewport, so that scroll restoration works. */}
        <div className="work-page__more" data-waiting={!isPainted || undefined}>
          {isPainted && <RelatedWorks work={work} />}
        </div>
      </div>
    </article>
  );
}
