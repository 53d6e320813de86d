import Plus from "lucide-react/icons/plus";
import { graphql, useFragment } from "react-relay";
import type { WorkActions_work$key } from "../../../../__generated__/relay/WorkActions_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { FavouriteButton } from "../albums/FavouriteButton.tsx";
import { askToKeep, wholeWork } from "../albums/keep-request.ts";
import type { Looking } from "../viewer/looking.ts";
import { TakeAlongButton } from "./TakeAlongButton.tsx";

type WorkActionsProps = { work: WorkActions_work$key; looking: Looking };

/** Actions for a work: save it to favourites or albums, download or share the current view. */
export function WorkActions({ work: key, looking }: WorkActionsProps) {
  const work = useFragment(
    graphql`
      fragment WorkActions_work on Work {
        id
        title
        recordLanguage
        ...FavouriteButton_work
        ...TakeAlongButton_work
      }
    `,
    key,
  );
  const { id, title, recordLanguage } = work;
  return (
    <div className="work-actions">
      <FavouriteButton work={work} />
      <Button
        aria-haspopup="dialog"
        onClick={() => askToKeep(wholeWork({ id, title, recordLanguage }))}
      >
        <Plus aria-hidden size={20} strokeWidth={1.5} />
        Add to albums
      </Button>
      <TakeAlongButton work={work} looking={looking} />
    </div>
  );
}
