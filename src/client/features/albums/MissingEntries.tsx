import { useRef, useState, type ReactNode, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { MissingEntries_rights$key } from "../../../../__generated__/relay/MissingEntries_rights.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useRemoveAlbumEntry } from "./useRemoveAlbumEntry.ts";

type MissingEntriesProps = { rights: MissingEntries_rights$key; albumId: string };

/** Entries whose works are no longer public; shown only to editors of the album. */
export function MissingEntries({ rights: key, albumId }: MissingEntriesProps) {
  const { missingEntries } = useFragment(
    graphql`
      fragment MissingEntries_rights on AlbumRights @throwOnFieldError {
        missingEntries {
          id
          caption
        }
      }
    `,
    key,
  );
  const { removeAlbumEntry, isRemoving } = useRemoveAlbumEntry();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (missingEntries.length === 0) return null;
  return (
    <section className="missing-entries" aria-labelledby="missing-entries">
      <h2 id="missing-entries" ref={heading} tabIndex={-1}>
        Not shown any more
      </h2>
      <p>
        These works were taken back from the collection. Others do not see them here; if they are
        published again, they are back in their places.
      </p>
      <ul>
        {missingEntries.map(({ id, caption }, place) => (
          <Row key={id} heir={heading}>
            <span>{caption ?? `Work ${place + 1}, without a caption`}</span>
            <Button
              variant="quiet"
              aria-label={`Remove ${caption ?? `work ${place + 1}`} from the album`}
              aria-disabled={isRemoving}
              onClick={() => {
                if (isRemoving) return;
                setRefusal(null);
                // The response contains the updated rights.
                removeAlbumEntry(id, albumId, { onAnswered: () => {}, onRefused: setRefusal });
              }}
            >
              Remove
            </Button>
          </Row>
        ))}
      </ul>
      <p role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </section>
  );
}

/** Row of a missing entry. @param heir receives the focus when the row is removed while it contains it */
function Row({ heir, children }: { heir: RefObject<HTMLElement | null>; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, heir);
  return (
    <li ref={row} className="missing-entries__one">
      {children}
    </li>
  );
}
