import { graphql, useFragment } from "react-relay";
import type { WorkRows_works$key } from "../../../../__generated__/relay/WorkRows_works.graphql.ts";
import { WorkRow } from "./WorkRow.tsx";

/** Works as a list, one line of label each. */
export function WorkRows({ works: key, label }: { works: WorkRows_works$key; label: string }) {
  const works = useFragment(
    graphql`
      fragment WorkRows_works on Work @relay(plural: true) {
        id
        ...WorkRow_work
      }
    `,
    key,
  );
  return (
    <ul className="work-rows" aria-label={label}>
      {works.map((work) => (
        <li key={work.id}>
          <WorkRow work={work} />
        </li>
      ))}
    </ul>
  );
}
