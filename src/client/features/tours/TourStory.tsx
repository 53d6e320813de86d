import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourStory_tour$key } from "../../../../__generated__/relay/TourStory_tour.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useStoryOfTour } from "./useStoryOfTour.ts";

/** A button that creates a draft exhibition with one zoom story from an ended tour, for curators. */
export function TourStory({ tour: key }: { tour: TourStory_tour$key }) {
  const { id } = useFragment(
    graphql`
      fragment TourStory_tour on Tour {
        id
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { openAsStory, isOpening } = useStoryOfTour(id);
  const open = () =>
    openAsStory({
      onDone: (exhibitionId) =>
        void navigate({ href: `/desk/exhibitions/${encodeURIComponent(exhibitionId)}` }),
      onRefused: setRefusal,
    });
  return (
    <>
      <Button aria-disabled={isOpening} onClick={() => !isOpening && open()}>
        {isOpening ? "Opening …" : "Open as a draft story"}
      </Button>
      <p role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </>
  );
}
