import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkListBlock_block$key } from "../../../../../../__generated__/relay/WorkListBlock_block.graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { worksCount } from "../../../works/label.ts";
import type { BlockReaderProps } from "../block-reader.ts";
import { ChosenWorks } from "./ChosenWorks.tsx";
import { listChoice } from "./listChoice.ts";
import { WorkGrid } from "./WorkGrid.tsx";

/** A list of works that were selected, or that a search finds now. */
export function WorkListBlock({ block, id }: BlockReaderProps<WorkListBlock_block$key>) {
  const { title, query, works, workCount } = useFragment(
    graphql`
      fragment WorkListBlock_block on WorkListBlock @throwOnFieldError {
        title
        query {
          ...listChoice_query
        }
        works(first: 12) {
          ...WorkGrid_works
        }
        workCount
      }
    `,
    block,
  );
  const [isWhole, setWhole] = useState(false);
  const label = title ?? "Works";
  const hasMore = workCount > works.length;
  const few = <WorkGrid works={works} label={label} />;
  return (
    <section className="work-list">
      {title != null && <h2>{title}</h2>}
      {works.length === 0 && (
        <p className="exhibition-note" lang="en">
          There are no works to see here just now.
        </p>
      )}
      {works.length > 0 &&
        (isWhole ? (
          <ChosenWorks blockId={id} label={label} few={few} fewCount={works.length} />
        ) : (
          few
        ))}
      {hasMore && query && (
        <Link to="/works" search={listChoice(query)} className="link-quiet numeric">
          All {worksCount(workCount)}
        </Link>
      )}
      {hasMore && !query && !isWhole && (
        <Button className="work-list__more numeric" onClick={() => setWhole(true)}>
          All {worksCount(workCount)}
        </Button>
      )}
    </section>
  );
}
