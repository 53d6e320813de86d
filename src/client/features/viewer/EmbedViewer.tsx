import { graphql, useFragment } from "react-relay";
import type { EmbedViewer_work$key } from "../../../../__generated__/relay/EmbedViewer_work.graphql.ts";
import type { Looking } from "./looking.ts";
import { WorkViewer } from "./WorkViewer.tsx";
import { recordAttributes } from "../works/label.ts";

type EmbedViewerProps = { work: EmbedViewer_work$key; looking: Looking };

/** A work embedded in another site's page: its images, and a credit line. */
export function EmbedViewer({ work: key, looking }: EmbedViewerProps) {
  const work = useFragment(
    graphql`
      fragment EmbedViewer_work on Work {
        slug
        title
        recordLanguage
        date
        creditLine
        creators {
          name
        }
        rights {
          label
        }
        ...WorkViewer_work
      }
    `,
    key,
  );
  const makers = work.creators.map(({ name }) => name).join(", ");
  return (
    <main className="embed-viewer">
      <h1 className="visually-hidden" {...recordAttributes(work.recordLanguage)}>
        {work.title}
      </h1>
      <WorkViewer work={work} looking={looking} />
      <p className="embed-viewer__credit">
        {makers && <span>{makers}, </span>}
        <a className="link" href={`/works/${work.slug}`} target="_blank" rel="noopener">
          <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
        </a>
        {work.date && <span>, {work.date}</span>}
        {work.creditLine && <span>. {work.creditLine}</span>}
        {work.rights && <span>. {work.rights.label}</span>}
      </p>
    </main>
  );
}
