import { graphql, useFragment } from "react-relay";
import type { WorkActions_work$key } from "../../../../__generated__/relay/WorkActions_work.graphql.ts";
import { FavouriteButton } from "../albums/FavouriteButton.tsx";
import type { Looking } from "../viewer/looking.ts";
import { TakeAlongButton } from "./TakeAlongButton.tsx";

type WorkActionsProps = { work: WorkActions_work$key; looking: Looking };

/** What a visitor can do with a work: keep it, or take along what is looked at. */
export function WorkActions({ work: key, looking }: WorkActionsProps) {
  const work = useFragment(
    graphql`
      fragment WorkActions_work on Work {
        ...FavouriteButton_work
        ...TakeAlongButton_work
      }
    `,
    key,
  );
  return (
    <div className="work-actions">
      <FavouriteButton work={work} />
      <TakeAlongButton work={work} looking={looking} />
    </div>
  );
}
