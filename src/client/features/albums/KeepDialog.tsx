import { useEffect, useId, useState, type FormEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { recordAttributes } from "../works/label.ts";
import { longestCaption, longestTitle, mostEntries } from "./album-limits.ts";
import { albumsToChoose, type Album, type AlbumsToChoose } from "./albums-to-choose.ts";
import type { ToKeep } from "./keep-request.ts";
import { picturesCount } from "./pictures-count.ts";

/** The user's choice. */
export type Choice = {
  /** The albums to add to. */
  albums: readonly { id: string; title: string }[];
  /** Title of a new album to create; empty for none. */
  newTitle: string;
  /** The entries to remove from their albums. */
  gone: readonly { id: string; album: { id: string; title: string } }[];
  /** Caption; empty for none. */
  caption: string;
};

type KeepDialogProps = {
  what: ToKeep;
  onKeep: (choice: Choice) => void;
  onClose: () => void;
};

const nothingYet: AlbumsToChoose = { albums: [], held: new Map() };

/** Selects the albums that contain a work or a detail; those that already do are checked. */
export function KeepDialog({ what, onKeep, onClose }: KeepDialogProps) {
  const { work, view, picture } = what;
  const { id: workId, title, recordLanguage } = work;
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<AlbumsToChoose>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  /** Checkboxes that the user changed, by album id. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [newTitle, setNewTitle] = useState("");
  const [caption, setCaption] = useState("");
  const id = useId();

  useEffect(() => {
    let isOver = false;
    albumsToChoose(environment, { workId, view }).then(
      (answer) => {
        if (!isOver) setFound(answer);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [environment, workId, view, tries]);

  const { albums, held } = found ?? nothingYet;
  const isMarked = (album: Album) => changed.get(album.id) ?? held.has(album.id);
  const isThere = found !== undefined;

  const chosen = albums.filter((album) => isMarked(album) && !held.has(album.id));
  const gone = albums.flatMap((album) => {
    const entry = held.get(album.id);
    return entry !== undefined && !isMarked(album) ? [{ id: entry, album }] : [];
  });
  const isNothing = chosen.length === 0 && gone.length === 0 && newTitle.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNothing) return;
    onKeep({ albums: chosen, newTitle: newTitle.trim(), gone, caption: caption.trim() });
  }

  return (
    <Dialog
      title={view === null ? "Add to albums" : "Keep this view"}
      size="form"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} aria-disabled={isNothing}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} className="keep" onSubmit={submit}>
        <div className="keep__what">
          {picture !== null && <img className="keep__picture" src={picture} alt="" />}
          <cite {...recordAttributes(recordLanguage)}>{title}</cite>
        </div>
        {isFailed ? (
          <p role="alert">
            Your albums could not be read. Check your connection.{" "}
            <Button
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              Try again
            </Button>
          </p>
        ) : !isThere ? (
          <Spinner label="Looking for your albums" />
        ) : (
          albums.length > 0 && (
            <fieldset className="keep__albums">
              <legend className="visually-hidden">Albums it lies in</legend>
              {albums.map((album) => {
                const isFull = album.entryCount >= mostEntries && !held.has(album.id);
                return (
                  <Checkbox
                    key={album.id}
                    label={album.title}
                    detail={isFull ? "Full" : picturesCount(album.entryCount)}
                    checked={isMarked(album)}
                    disabled={isFull}
                    onChange={(mark) => setChanged(new Map(changed).set(album.id, mark))}
                  />
                );
              })}
            </fieldset>
          )
        )}
        <div className="text-field">
          <label className="text-field__label" htmlFor={`${id}-new`}>
            New album
          </label>
          <input
            id={`${id}-new`}
            className="text-field__input"
            autoComplete="off"
            placeholder="Its title"
            maxLength={longestTitle}
            value={newTitle}
            onChange={({ target }) => setNewTitle(target.value)}
          />
        </div>
        {(view !== null || chosen.length > 0 || newTitle.trim() !== "") && (
          <div className="text-field">
            <label className="text-field__label" htmlFor={`${id}-caption`}>
              Caption
            </label>
            <input
              id={`${id}-caption`}
              className="text-field__input"
              autoComplete="off"
              placeholder="What there is to see, if you like"
              maxLength={longestCaption}
              value={caption}
              onChange={({ target }) => setCaption(target.value)}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}
