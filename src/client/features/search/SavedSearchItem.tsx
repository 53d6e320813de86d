import { Link } from "@tanstack/react-router";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SavedSearchItem_search$key } from "../../../../__generated__/relay/SavedSearchItem_search.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { formatCount } from "../works/label.ts";
import { worksSentence } from "../works/works-sentence.ts";
import type { Refusal } from "../parts/refusal.ts";
import { RenameForm } from "./RenameForm.tsx";
import { savedSearchChoice } from "./savedSearchChoice.ts";
import { useMarkSavedSearchSeen } from "./useMarkSavedSearchSeen.ts";
import { useRenameSavedSearch } from "./useRenameSavedSearch.ts";

type SavedSearchItemProps = {
  search: SavedSearchItem_search$key;
  onDelete: () => void;
  /** Called before a new name is saved. */
  onRename: () => void;
  /** Called when the server refuses a change. */
  onRefused: (refusal: Refusal) => void;
};

/** A saved search in the list: links to its results, shows the number of new ones, and can be renamed and deleted. */
export function SavedSearchItem({
  search: key,
  onDelete,
  onRename,
  onRefused,
}: SavedSearchItemProps) {
  const search = useFragment(
    graphql`
      fragment SavedSearchItem_search on SavedSearch @throwOnFieldError {
        id
        name
        newCount
        ...savedSearchChoice_search
      }
    `,
    key,
  );
  const { renameSavedSearch } = useRenameSavedSearch();
  const { markSavedSearchSeen } = useMarkSavedSearchSeen();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { id, name, newCount } = search;
  const choice = savedSearchChoice(search);
  const sentence = worksSentence(null, choice);

  function rename(wanted: string | null) {
    setRenaming(false);
    // The focused field is removed.
    requestAnimationFrame(() => pencil.current?.focus());
    if (wanted === null) return;
    onRename();
    renameSavedSearch(id, wanted, { onRefused });
  }

  return (
    <li className="saved-search">
      {isRenaming ? (
        <RenameForm name={name} onDone={rename} />
      ) : (
        <>
          <Link
            className="saved-search__link"
            to="/works"
            search={choice}
            onClick={() => markSavedSearchSeen(id)}
          >
            <span className="saved-search__name">{name}</span>
            {sentence !== name && <span className="saved-search__what">{sentence}</span>}
          </Link>
          {newCount > 0 && (
            <span className="saved-search__new numeric">
              {formatCount(newCount)} new<span className="visually-hidden"> since last time</span>
            </span>
          )}
          <IconButton
            ref={pencil}
            icon={Pencil}
            label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
          />
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
        </>
      )}
    </li>
  );
}
