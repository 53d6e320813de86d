import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DeskExhibitions_viewer$key } from "../../../../../__generated__/relay/DeskExhibitions_viewer.graphql.ts";
import type { DeskExhibitionsPaginationQuery } from "../../../../../__generated__/relay/DeskExhibitionsPaginationQuery.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { DeskExhibitionItem, type ListedExhibition } from "./DeskExhibitionItem.tsx";
import { useCreateExhibition } from "./useCreateExhibition.ts";
import { useDeleteExhibition } from "./useDeleteExhibition.ts";
import { useRestoreExhibition } from "./useRestoreExhibition.ts";

const NewExhibition = lazyPart(async () => (await import("./NewExhibition.tsx")).NewExhibition);
const ToursToTell = lazyPart(async () => (await import("./ToursToTell.tsx")).ToursToTell);

/** Page size of the list. */
const atOnce = 24;

/** The list of all exhibitions, most recently changed first, with the ways to create one. */
export function DeskExhibitions({ viewer: key }: { viewer: DeskExhibitions_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeskExhibitionsPaginationQuery,
    DeskExhibitions_viewer$key
  >(
    graphql`
      fragment DeskExhibitions_viewer on Viewer
      @refetchable(queryName: "DeskExhibitionsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" })
      @throwOnFieldError {
        desk {
          exhibitions(first: $first, after: $after)
            @connection(key: "DeskExhibitions_desk_exhibitions", filters: []) {
            __id
            edges {
              node {
                id
                ...DeskExhibitionItem_exhibition
              }
            }
          }
        }
      }
    `,
    key,
  );
  const edges = data.desk?.exhibitions.edges ?? [];
  const connections = data.desk ? [data.desk.exhibitions.__id] : [];
  const { createExhibition, isCreating } = useCreateExhibition();
  const { deleteExhibition } = useDeleteExhibition();
  const { restoreExhibition } = useRestoreExhibition();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<(ListedExhibition & { isSaved: boolean }) | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [open, setOpen] = useState<"new" | "tour" | ListedExhibition | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);

  function goTo(id: string) {
    void navigate({ to: "/desk/exhibitions/$id", params: { id } });
  }

  function make(of: { tourId: string } | { copyOf: string; title: string }) {
    if (isCreating) return;
    setRefusal(null);
    close();
    createExhibition(
      { ...of, isTranslation: false },
      {
        connections,
        onMade: goTo,
        onRefused: setRefusal,
      },
    );
  }

  function remove(exhibition: ListedExhibition) {
    setRefusal(null);
    setDeleted({ ...exhibition, isSaved: false });
    // The pressed button disappears with its exhibition, so the focus moves to the heading.
    heading.current?.focus();
    const isThis = (last: typeof deleted) => last?.id === exhibition.id;
    deleteExhibition(exhibition.id, {
      connections,
      // Undo is possible only now: before, the server might receive the undo first.
      onDone: () => setDeleted((last) => (isThis(last) ? { ...exhibition, isSaved: true } : last)),
      onRefused: (reason) => {
        setDeleted((last) => (isThis(last) ? null : last));
        setRefusal(reason);
      },
    });
  }

  function undo() {
    if (!deleted) return;
    setDeleted(null);
    setRefusal(null);
    heading.current?.focus();
    restoreExhibition(deleted.id, {
      connections,
      onRefused: (reason) => {
        setDeleted((newer) => newer ?? deleted);
        setRefusal(reason);
      },
    });
  }

  return (
    <div className="desk-exhibitions">
      <header className="desk-exhibitions__head">
        <h1 ref={heading} tabIndex={-1}>
          Exhibitions
        </h1>
        <div className="desk-exhibitions__acts">
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen("new")}>
            New exhibition
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen("tour")}>
            From a tour
          </Button>
        </div>
      </header>
      <div className="desk-exhibitions__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        {deleted && (
          <>
            <span>Deleted “{deleted.title}”</span>
            {deleted.isSaved && (
              <Button variant="quiet" onClick={undo}>
                Undo
              </Button>
            )}
          </>
        )}
      </div>
      {edges.length === 0 ? (
        <p className="desk-exhibitions__none">
          None yet. An exhibition arranges works into something worth walking through: words,
          pictures, carousels, and stories that move through a picture.
        </p>
      ) : (
        <ul className="desk-exhibitions__list">
          {edges.map(({ node }) => (
            <DeskExhibitionItem
              key={node.id}
              exhibition={node}
              onCopy={({ id, title }) =>
                make({ copyOf: id, title: `Copy of ${title}`.slice(0, 200) })
              }
              onTranslate={setOpen}
              onDelete={remove}
            />
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreButton
          label="More exhibitions"
          things="exhibitions"
          count={atOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
      {open !== null && (
        <PartBoundary waiting={null} onClose={close}>
          {open === "tour" ? (
            <ToursToTell onChoose={(tourId) => make({ tourId })} onClose={close} />
          ) : (
            <NewExhibition
              translated={open === "new" ? null : open}
              connections={connections}
              onMade={goTo}
              onClose={close}
            />
          )}
        </PartBoundary>
      )}
    </div>
  );
}
