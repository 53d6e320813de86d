import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionStanding_exhibition$key } from "../../../../../__generated__/relay/ExhibitionStanding_exhibition.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";

const PublishDialog = lazyPart(async () => (await import("./PublishDialog.tsx")).PublishDialog);

type ExhibitionStandingProps = {
  exhibition: ExhibitionStanding_exhibition$key;
  /** Whether all changes are saved. */
  isSaved: boolean;
};

/** Publication status of an exhibition, with the button to change it. */
export function ExhibitionStanding({ exhibition: key, isSaved }: ExhibitionStandingProps) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionStanding_exhibition on Exhibition {
        state
        publishAt
        slug
        ...PublishDialog_exhibition
      }
    `,
    key,
  );
  const { state, publishAt, slug } = exhibition;
  const [isOpen, setOpen] = useState(false);
  const isPublished = state === "PUBLISHED";
  return (
    <div className="exhibition-standing">
      <p>
        {isPublished ? (
          <>
            <strong>Published</strong>{" "}
            <a href={`/exhibitions/${slug}`} target="_blank" rel="noopener">
              See it
            </a>
          </>
        ) : publishAt ? (
          <>
            <strong>Draft</strong> until <Day at={publishAt} withTime />
          </>
        ) : (
          <strong>Draft</strong>
        )}
      </p>
      <Button
        variant={isPublished ? "plain" : "primary"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isPublished ? "Share, withdraw" : "Publish, share"}
      </Button>
      {isOpen && (
        <PartBoundary waiting={null} onClose={() => setOpen(false)}>
          <PublishDialog exhibition={exhibition} isSaved={isSaved} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
