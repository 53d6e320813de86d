import { graphql, useFragment } from "react-relay";
import type { NotesChoice_image$key } from "../../../../__generated__/relay/NotesChoice_image.graphql.ts";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import type { NoteChoice } from "./noteOrder.ts";

type NotesChoiceProps = {
  image: NotesChoice_image$key;
  choice: NoteChoice;
  onChoice: (choice: NoteChoice) => void;
};

const orders = [
  { id: "NEWEST", label: "Newest first" },
  { id: "PLACE", label: "By place" },
] as const;
const everybody = { id: "", label: "By everybody" };

/** Selects the order and the author of the listed notes. */
export function NotesChoice({ image: key, choice, onChoice }: NotesChoiceProps) {
  const { noteAuthors } = useFragment(
    graphql`
      fragment NotesChoice_image on Image @throwOnFieldError {
        noteAuthors {
          count
          author {
            name
            member {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const authors = noteAuthors.flatMap(({ count, author: { name, member } }) =>
    member ? [{ id: member.id, label: `By ${name} (${count})` }] : [],
  );
  return (
    <div className="notes-panel__choice">
      <PlainSelect
        label="Order"
        isLabelHidden
        options={orders}
        selected={choice.order}
        onSelect={(order) => onChoice({ ...choice, order })}
      />
      {authors.length > 0 && (
        <PlainSelect
          label="Written by"
          isLabelHidden
          options={[everybody, ...authors]}
          selected={choice.author ?? ""}
          onSelect={(id) => onChoice({ ...choice, author: id || null })}
        />
      )}
    </div>
  );
}
