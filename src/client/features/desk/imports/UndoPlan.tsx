import { graphql, useFragment } from "react-relay";
import type { UndoPlan_preview$key } from "../../../../../__generated__/relay/UndoPlan_preview.graphql.ts";
import { formatCount, worksCount } from "../../works/label.ts";

type UndoPlanProps = {
  preview: UndoPlan_preview$key;
  /** Whether edits made after the import stay. */
  areEditsKept: boolean;
};

/** Lists what the undo of an import removes, restores and leaves unchanged. */
export function UndoPlan({ preview: key, areEditsKept }: UndoPlanProps) {
  const { takenOut, putBack, kept, keptWorks } = useFragment(
    graphql`
      fragment UndoPlan_preview on UndoPreview {
        takenOut
        putBack
        kept
        keptWorks {
          id
          identifier
          title
          fields
        }
      }
    `,
    key,
  );
  const hidden = kept - keptWorks.length;
  return (
    <>
      <ul className="undo-import__does">
        {takenOut > 0 && <li>{worksCount(takenOut)} will be taken out.</li>}
        {putBack > 0 && <li>{worksCount(putBack)} will be as before.</li>}
        {takenOut + putBack === 0 && <li>Nothing of it is left to be undone.</li>}
      </ul>
      {takenOut > 0 && (
        <p className="undo-import__quiet">
          What is taken out is not lost: bringing the same in again puts it back, with its albums
          and notes.
        </p>
      )}
      {kept > 0 && (
        <section aria-label="Edited later">
          <p>
            {areEditsKept
              ? `${worksCount(kept)} ${kept === 1 ? "was" : "were"} edited since. What was edited stays.`
              : `${worksCount(kept)} ${kept === 1 ? "was" : "were"} edited since. These edits are undone too.`}
          </p>
          <ul className="undo-import__kept">
            {keptWorks.map(({ id, identifier, title, fields }) => (
              <li key={id}>
                <cite>{title}</cite> <span className="undo-import__quiet">{identifier}</span>
                <span className="undo-import__quiet">{fields.join(", ")}</span>
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className="undo-import__quiet">And {formatCount(hidden)} more.</p>}
        </section>
      )}
    </>
  );
}
