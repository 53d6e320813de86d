import { Link } from "@tanstack/react-router";
import Printer from "lucide-react/icons/printer";
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AlbumPage_album$key } from "../../../../__generated__/relay/AlbumPage_album.graphql.ts";
import type { AlbumPage_words$key } from "../../../../__generated__/relay/AlbumPage_words.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { JustifiedGrid } from "../../ui/JustifiedGrid.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import type { EntryEvent } from "./album-book.ts";
import { newsInWords } from "./album-news.ts";
import { AlbumEntryItem } from "./AlbumEntryItem.tsx";
import type { Entry } from "./albumEntry.ts";
import { entryRatio } from "./entry-view.ts";
import { picturesCount } from "./pictures-count.ts";
import { TakeAlong } from "../take-along/TakeAlong.tsx";
import { useAlbumBook } from "./useAlbumBook.ts";
import { useAlbumSubscription } from "./useAlbumSubscription.ts";
import { knownVisibility, visibilityWords } from "./visibility-words.ts";

const AlbumToolsPart = lazyPart(async () => (await import("./AlbumToolsPart.tsx")).AlbumToolsPart);
const AlbumEditor = lazyPart(async () => (await import("./AlbumEditor.tsx")).AlbumEditor);
const EditLinkOpener = lazyPart(async () => (await import("./EditLinkOpener.tsx")).EditLinkOpener);
const AlbumGone = lazyPart(async () => (await import("./AlbumGone.tsx")).AlbumGone);

const keyOf = ({ id }: Entry) => id;
const renderItem = (entry: Entry, place: number) => (
  <AlbumEntryItem entry={entry} priority={place < 4 ? "first" : "lazy"} />
);

type AlbumPageProps = {
  album: AlbumPage_album$key;
  /** The key of the edit link that the user opened. */
  linkKey: string;
};

/** An album: its title, description and entries in order, updated live, and editable for those with the rights. */
export function AlbumPage({ album: key, linkKey }: AlbumPageProps) {
  const album = useFragment(
    graphql`
      fragment AlbumPage_album on Album {
        id
        ...AlbumPage_words
        ...useAlbumBook_album
        ...AlbumTools_album
        ...AlbumEditor_album
      }
    `,
    key,
  );
  const words = useFragment<AlbumPage_words$key>(
    graphql`
      fragment AlbumPage_words on Album @throwOnFieldError {
        title
        description
        visibility
        entryCount
        owner {
          name
        }
      }
    `,
    album,
  );
  const entries = useAlbumBook(album);
  const { book, readAnew } = entries;
  const [isEditWanted, setEditWanted] = useState(false);
  /** Whether there is unsaved text: the editor stays open until it is saved, or it would be lost with the fields. */
  const [isOpen, setOpen] = useState(false);
  const isEditing = isEditWanted || isOpen;
  const [gone, setGone] = useState<"deleted" | "hidden" | null>(null);
  const [news, setNews] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isPainted = useAfterPaint();
  const heading = useRef<HTMLHeadingElement>(null);

  const hear = useCallback(
    (event: EntryEvent | null) => {
      if (!event) return setGone((before) => before ?? "hidden");
      setGone(null);
      const before = book.entries;
      if (!book.hear(event)) return readAnew();
      const sentence = newsInWords(before, book.entries);
      if (sentence) setNews(sentence);
    },
    [book, readAnew],
  );
  useAlbumSubscription(album.id, hear);

  const isEdited = useRef(false);
  useEffect(() => {
    // The button that ends editing has the focus; the page starts above it.
    if (isEdited.current && !isEditing) heading.current?.focus();
    isEdited.current = isEditing;
  }, [isEditing]);
  const wasGone = useRef(false);
  useEffect(() => {
    // The button that restored it was removed together with the placeholder.
    if (wasGone.current && !gone && document.activeElement === document.body) {
      heading.current?.focus();
    }
    wasGone.current = gone !== null;
  }, [gone]);

  if (gone) {
    return (
      <PartBoundary waiting={null}>
        <AlbumGone
          album={{ id: album.id, title: words.title }}
          isDeleted={gone === "deleted"}
          onBack={() => setGone(null)}
        />
      </PartBoundary>
    );
  }
  const { title, description, owner, visibility } = words;
  const facts = [
    owner.name && `By ${owner.name}`,
    picturesCount(entries.isPart ? words.entryCount : entries.entries.length),
    visibilityWords[knownVisibility(visibility)].short,
  ];
  return (
    <article className="album-page page" data-editing={isEditing || undefined}>
      <header className="album-page__head">
        <h1 ref={heading} tabIndex={-1} className={isEditing ? "album-page__unseen" : undefined}>
          {title}
        </h1>
        <p className="album-page__facts numeric">{facts.filter(Boolean).join(" · ")}</p>
        {description != null && !isEditing && (
          <p className="album-page__description">{description}</p>
        )}
      </header>
      <div className="album-page__acts">
        {isPainted && (
          <PartBoundary waiting={null}>
            <AlbumToolsPart
              albumId={album.id}
              album={album}
              first={entries.entries.find(({ image }) => image)}
              isEditing={isEditing}
              onEdit={setEditWanted}
              onDelete={() => setGone("deleted")}
              onTakenDown={() => setGone("hidden")}
              onRefused={setRefusal}
            />
          </PartBoundary>
        )}
        {!isEditing && entries.entries.length > 0 && (
          <>
            <Link className="button button--plain" to="/albums/$id/print" params={{ id: album.id }}>
              <Printer aria-hidden size={18} strokeWidth={1.5} />
              Print
            </Link>
            <TakeAlong subject={{ kind: "album", id: album.id, title }} />
          </>
        )}
      </div>
      {linkKey && isPainted && (
        <PartBoundary waiting={null}>
          <EditLinkOpener albumId={album.id} linkKey={linkKey} />
        </PartBoundary>
      )}
      <div className="album-page__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        {news && <span className="album-page__news">{news}</span>}
        {entries.isFailed && "The album could not be read. It is tried again with the network."}
      </div>
      {isEditing ? (
        <PartBoundary waiting={null}>
          <AlbumEditor album={album} entries={entries} isEnding={!isEditWanted} onOpen={setOpen} />
        </PartBoundary>
      ) : entries.entries.length === 0 ? (
        <EmptyState
          title="No works to show"
          actions={
            <Link to="/works" className="button button--primary">
              Browse the works
            </Link>
          }
        >
          {!entries.isFailed &&
            "Press “Add to albums” at a work, or “Keep this view” while you look closely."}
        </EmptyState>
      ) : (
        <JustifiedGrid
          label={title}
          items={entries.entries}
          keyOf={keyOf}
          ratioOf={entryRatio}
          render={renderItem}
          total={entries.isPart ? words.entryCount : undefined}
        />
      )}
    </article>
  );
}
