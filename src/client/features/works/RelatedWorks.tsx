import { graphql, useFragment } from "react-relay";
import type { RelatedWorks_work$key } from "../../../../__generated__/relay/RelatedWorks_work.graphql.ts";
import { WorkStrip } from "./WorkStrip.tsx";

/** Works that have something in common with the work. */
export function RelatedWorks({ work: key }: { work: RelatedWorks_work$key }) {
  const { related } = useFragment(
    graphql`
      fragment RelatedWorks_work on Work @throwOnFieldError {
        related(first: 12) {
          ...WorkStrip_works
        }
      }
    `,
    key,
  );
  if (related.length === 0) return null;
  return (
    <section className="related-works strip-section">
      <header className="strip-section__head">
        <h2>Related works</h2>
      </header>
      <WorkStrip works={related} label="Related works" density="dense" />
    </section>
  );
}
