import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { RemovedWork_work$key } from "../../../../../__generated__/relay/RemovedWork_work.graphql.ts";
import { useFocusHandedOn } from "../../works/use-focus-handed-on.ts";
import { WorkHistory } from "./WorkHistory.tsx";

/** Shown instead of the form of a work that was removed with its import. */
export function RemovedWork({ work: key }: { work: RemovedWork_work$key }) {
  const work = useFragment(
    graphql`
      fragment RemovedWork_work on Work {
        version
        ...WorkHistory_work
      }
    `,
    key,
  );
  const page = useRef<HTMLDivElement>(null);
  // After a restore the form replaces this component.
  useFocusHandedOn(page, () => document.querySelector<HTMLElement>(".work-desk__title"));
  return (
    <div ref={page} className="work-desk">
      <div className="work-form">
        <p className="work-form__notice">
          This work was taken out with the import that brought it. An earlier revision that is put
          back brings it back, with all that belongs to it.
        </p>
      </div>
      <WorkHistory work={work} version={work.version ?? 1} />
    </div>
  );
}
