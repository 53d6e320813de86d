import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ListedWork_work$data,
  ListedWork_work$key,
} from "../../../../__generated__/relay/ListedWork_work.graphql.ts";

type ListedWorkProps = {
  work: ListedWork_work$key;
  children: (work: ListedWork_work$data) => ReactNode;
};

/**
 * A work in a list, however that is shown. A long list is read anew with every page that is loaded: what each work
 * has of its own is read where it is drawn.
 */
export function ListedWork({ work: key, children }: ListedWorkProps) {
  const work = useFragment(
    graphql`
      fragment ListedWork_work on Work {
        ...WorkCard_work
        ...WorkRow_work
        ...WorkTableRow_work
      }
    `,
    key,
  );
  return children(work);
}
