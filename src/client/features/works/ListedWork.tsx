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
 * A work in a list, in any view. A long list is read again with every loaded page, so each work's own fields are read
 * by a separate fragment where it is rendered.
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
