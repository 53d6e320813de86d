import { Link } from "@tanstack/react-router";
import Printer from "lucide-react/icons/printer";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AlbumPrintPage_album$key } from "../../../../__generated__/relay/AlbumPrintPage_album.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { PrintLabel } from "./PrintLabel.tsx";
import { EntryWorksheet } from "./EntryWorksheet.tsx";
import { useAlbumBook } from "./useAlbumBook.ts";

/** Print layouts of an album. */
const kinds = [
  { id: "worksheet", label: "Worksheet", says: "A page for each, with lines to write on" },
  { id: "labels", label: "Labels", says: "Several to a sheet, to be cut out" },
] as const;

type Kind = (typeof kinds)[number]["id"];

type AlbumPrintPageProps = {
  album: AlbumPrintPage_album$key;
  /** Public origin of the site. */
  origin: string;
};

/** Print page of an album, with a preview of what will be printed. */
export function AlbumPrintPage({ album: key, origin }: AlbumPrintPageProps) {
  const album = useFragment(
    graphql`
      fragment AlbumPrintPage_album on Album {
        id
        title
        description
        ...useAlbumBook_album
      }
    `,
    key,
  );
  const { entries, isPart, isFailed } = useAlbumBook(album);
  const [kind, setKind] = useState<Kind>("worksheet");
  const [isWaiting, setWaiting] = useState(false);
  const { id, title, description } = album;

  useEffect(() => {
    if (!isWaiting || isPart) return;
    let isOver = false;
    const pictures = document.querySelectorAll<HTMLImageElement>(".album-print img");
    const decoding = Array.from(pictures, (picture) => {
      picture.loading = "eager";
      return picture.decode();
    });
    // The other images are printed even if one does not load.
    void Promise.allSettled(decoding).then(() => {
      if (isOver) return;
      setWaiting(false);
      window.print();
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting, isPart]);

  return (
    <div className="album-print-page page">
      <header className="album-print-page__head">
        <h1>
          Print <cite>{title}</cite>
        </h1>
        <fieldset className="album-print-page__kinds">
          <legend className="visually-hidden">How it is printed</legend>
          {kinds.map(({ id: each, label, says }) => (
            <label key={each} className="share-album__choice">
              <input
                type="radio"
                name="kind"
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              <span>
                {label}
                <span className="share-album__quiet">{says}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="album-print-page__acts">
          <Button variant="primary" aria-disabled={isWaiting} onClick={() => setWaiting(true)}>
            <Printer aria-hidden size={18} strokeWidth={1.5} />
            Print
          </Button>
          <Link className="button button--plain" to="/albums/$id" params={{ id }}>
            Back to the album
          </Link>
          <p role="status" className="album-print-page__said">
            {isWaiting && "Preparing the pictures …"}
            {isFailed && "Not all of the album could be read. Load the page again."}
          </p>
        </div>
      </header>
      <section className="album-print" data-kind={kind} aria-label="To be printed">
        {entries.map((entry, place) =>
          kind === "worksheet" ? (
            <EntryWorksheet key={entry.id} entry={entry} origin={origin}>
              {place === 0 && (
                <header className="worksheet__title">
                  <p className="worksheet__name">{title}</p>
                  {description != null && <p>{description}</p>}
                </header>
              )}
            </EntryWorksheet>
          ) : (
            <PrintLabel key={entry.id} entry={entry} origin={origin} />
          ),
        )}
      </section>
    </div>
  );
}
