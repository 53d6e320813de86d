import { Link } from "@tanstack/react-router";
import Copy from "lucide-react/icons/copy";
import Languages from "lucide-react/icons/languages";
import Trash from "lucide-react/icons/trash-2";
import { graphql, useFragment } from "react-relay";
import type { DeskExhibitionItem_exhibition$key } from "../../../../../__generated__/relay/DeskExhibitionItem_exhibition.graphql.ts";
import { Day } from "../../../ui/Day.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { takenViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { formatCount } from "../../works/label.ts";
import { languageName } from "../LanguageSelect.tsx";

/** The fields of a listed exhibition that its actions need. */
export type ListedExhibition = { id: string; title: string; language: string };

type DeskExhibitionItemProps = {
  exhibition: DeskExhibitionItem_exhibition$key;
  onCopy: (exhibition: ListedExhibition) => void;
  onTranslate: (exhibition: ListedExhibition) => void;
  onDelete: (exhibition: ListedExhibition) => void;
};

/** An exhibition in the list: a link to its editor, its publication status and its actions. */
export function DeskExhibitionItem(props: DeskExhibitionItemProps) {
  const exhibition = useFragment(
    graphql`
      fragment DeskExhibitionItem_exhibition on Exhibition @throwOnFieldError {
        id
        title
        language
        state
        publishAt
        publishedAt
        updatedAt
        blockCount
        picture {
          ...takenViewInHand_view
        }
      }
    `,
    props.exhibition,
  );
  const { id, title, language, state, publishAt, publishedAt, updatedAt, blockCount } = exhibition;
  const listed = { id, title, language };
  const picture = exhibition.picture ? takenViewInHand(exhibition.picture).shown : null;
  return (
    <li className="desk-exhibition">
      <div className="desk-exhibition__cover">
        {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" />}
      </div>
      <div className="desk-exhibition__words">
        <Link to="/desk/exhibitions/$id" params={{ id }} className="desk-exhibition__title">
          {title}
        </Link>
        <p className="desk-exhibition__facts">
          <span
            className="desk-exhibition__state"
            data-published={state === "PUBLISHED" || undefined}
          >
            {state === "PUBLISHED" ? "Published" : "Draft"}
          </span>
          {state === "PUBLISHED" && publishedAt && (
            <span>
              since <Day at={publishedAt} />
            </span>
          )}
          {publishAt && (
            <span>
              until <Day at={publishAt} withTime />
            </span>
          )}
          <span>{languageName(language)}</span>
          <span>
            {formatCount(blockCount)} {blockCount === 1 ? "block" : "blocks"}
          </span>
          <span>
            changed <Day at={updatedAt} withTime />
          </span>
        </p>
      </div>
      <div className="desk-exhibition__acts">
        <IconButton icon={Copy} label={`Copy ${title}`} onClick={() => props.onCopy(listed)} />
        <IconButton
          icon={Languages}
          label={`Translate ${title}`}
          onClick={() => props.onTranslate(listed)}
        />
        <IconButton icon={Trash} label={`Delete ${title}`} onClick={() => props.onDelete(listed)} />
      </div>
    </li>
  );
}
