import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftLink_exhibition$key } from "../../../../../__generated__/relay/DraftLink_exhibition.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { CopyText } from "../../works/CopyText.tsx";
import { absolute } from "../../works/embed.ts";
import { useCloseDraftLink } from "./useCloseDraftLink.ts";
import { useMakeDraftLink } from "./useMakeDraftLink.ts";

/** Creates, replaces and closes the link with which others see a draft. */
export function DraftLink({ exhibition: key }: { exhibition: DraftLink_exhibition$key }) {
  const { id, hasDraftLink } = useFragment(
    graphql`
      fragment DraftLink_exhibition on Exhibition @throwOnFieldError {
        id
        hasDraftLink
      }
    `,
    key,
  );
  const { makeDraftLink, isMaking } = useMakeDraftLink();
  const { closeDraftLink, isClosing } = useCloseDraftLink();
  const [linkKey, setLinkKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const heading = useId();
  const isBusy = isMaking || isClosing;

  function make() {
    if (isBusy) return;
    setRefusal(null);
    makeDraftLink(id, { onMade: setLinkKey, onRefused: setRefusal });
  }

  function close() {
    if (isBusy) return;
    setRefusal(null);
    closeDraftLink(id, { onDone: () => setLinkKey(null), onRefused: setRefusal });
  }

  const path = `/exhibitions/draft/${encodeURIComponent(id)}?key=${linkKey ?? ""}`;
  return (
    <section className="publish__part" aria-labelledby={heading}>
      <h3 id={heading}>Show the draft</h3>
      <p className="publish__quiet">
        {hasDraftLink
          ? "Whoever has the draft link sees this draft, without an account."
          : "With a draft link others can read this before it is published, without an account."}
      </p>
      {linkKey !== null && (
        <>
          <CopyText label="Draft link" text={absolute(path)} />
          <p className="publish__quiet">It is shown this once. Copy it now.</p>
        </>
      )}
      <div className="publish__acts">
        <Button aria-disabled={isBusy} onClick={make}>
          {hasDraftLink ? "Make a new link" : "Make a draft link"}
        </Button>
        {hasDraftLink && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={close}>
            Close the link
          </Button>
        )}
      </div>
      {hasDraftLink && <p className="publish__quiet">A new link, or none, ends this one.</p>}
      <p role="status" className="publish__notice">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </section>
  );
}
