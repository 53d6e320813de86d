import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PublishDialog_exhibition$key } from "../../../../../__generated__/relay/PublishDialog_exhibition.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { CopyText } from "../../works/CopyText.tsx";
import { absolute } from "../../works/embed.ts";
import { DraftLink } from "./DraftLink.tsx";
import { PublishAt } from "./PublishAt.tsx";
import { usePublishExhibition } from "./usePublishExhibition.ts";
import { useWithdrawExhibition } from "./useWithdrawExhibition.ts";

type PublishDialogProps = {
  exhibition: PublishDialog_exhibition$key;
  /** Whether all changes are saved. */
  isSaved: boolean;
  onClose: () => void;
};

/** A dialog that publishes an exhibition now or later, unpublishes it, or shares it as a draft. */
export function PublishDialog({ exhibition: key, isSaved, onClose }: PublishDialogProps) {
  const exhibition = useFragment(
    graphql`
      fragment PublishDialog_exhibition on Exhibition {
        id
        slug
        state
        publishAt
        cover {
          __typename
        }
        ...DraftLink_exhibition
      }
    `,
    key,
  );
  const { id, slug, state, publishAt, cover } = exhibition;
  const { publishExhibition, isPublishing } = usePublishExhibition();
  const { withdrawExhibition, isWithdrawing } = useWithdrawExhibition();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBusy = isPublishing || isWithdrawing;
  const isPublished = state === "PUBLISHED";

  function publish(at: string | null) {
    if (isBusy) return;
    setRefusal(null);
    publishExhibition(id, at, { onRefused: setRefusal });
  }

  function withdraw() {
    if (isBusy) return;
    setRefusal(null);
    withdrawExhibition(id, { onRefused: setRefusal });
  }

  return (
    <Dialog title="Who sees it" isOpen onOpenChange={onClose}>
      <div className="publish">
        {isPublished ? (
          <section className="publish__part">
            <p>
              <strong>It is published.</strong> Everybody sees it, and what you change, at once.
            </p>
            <CopyText label="Its address" text={absolute(`/exhibitions/${slug}`)} />
            <div className="publish__acts">
              <Button aria-disabled={isBusy} onClick={withdraw}>
                Withdraw it
              </Button>
            </div>
          </section>
        ) : (
          <section className="publish__part">
            {publishAt ? (
              <p>
                <strong>It is a draft.</strong> It will be published by itself on{" "}
                <Day at={publishAt} withTime />.
              </p>
            ) : (
              <p>
                <strong>It is a draft.</strong> Only curators see it, and whoever has its draft
                link.
              </p>
            )}
            {!cover && <p>It has no cover image. Lists show the first picture of its blocks.</p>}
            {!isSaved && <p>Not everything is saved yet; what is not would follow.</p>}
            <div className="publish__acts">
              <Button variant="primary" aria-disabled={isBusy} onClick={() => publish(null)}>
                Publish now
              </Button>
              {publishAt && (
                <Button aria-disabled={isBusy} onClick={withdraw}>
                  Do not publish it by itself
                </Button>
              )}
            </div>
            <PublishAt isBusy={isBusy} onPublish={publish} />
          </section>
        )}
        <p role="status" className="publish__notice">
          <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        </p>
        {!isPublished && <DraftLink exhibition={exhibition} />}
      </div>
    </Dialog>
  );
}
