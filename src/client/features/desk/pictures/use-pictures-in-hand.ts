import { useEffect, useRef, useState } from "react";
import type { SaveOutcome, Versioned } from "../../albums/use-written-text.ts";
import { askToStay } from "../../parts/ask-to-stay.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useTold } from "../../parts/use-told.ts";
import type { DeskPicture } from "./deskPicture.ts";
import { changedImages, isSame, saying } from "./picture-changes.ts";
import type { PictureChange } from "./picture-changes.ts";
import { useChangeWorkImages } from "./useChangeWorkImages.ts";
import { usePutPicturesBack } from "./usePutPicturesBack.ts";
import type { WorkInHand } from "./workInHand.ts";

/** A change without a response. */
type Wish = {
  readonly change: PictureChange;
  /** Message for a successful change. */
  readonly done: string;
  /** For a text: the version it is based on, the image, the field and the callbacks. */
  readonly text?: { made: Versioned; id: string; field: "alt" | "caption"; outcome: SaveOutcome };
};

/** Message about the last change, with the data to undo it. */
export type PicturesNotice = {
  readonly words: string;
  readonly undo?: { readonly number: number; readonly version: number };
};

const takenBack = "That is taken back.";

/**
 * Manages changes of a work's images. They show at once and are sent one after another, also after the component
 * unmounts.
 */
export function usePicturesInHand(work: WorkInHand) {
  const { changeWorkImages } = useChangeWorkImages();
  const { putPicturesBack, isPutting } = usePutPicturesBack();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [notice, setNotice] = useState<PicturesNotice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = useTold(`A change of the pictures of “${work.title}” was taken back.`, setRefusal);
  /** The work as of the last response. */
  const known = useRef(work);
  useEffect(() => {
    // A refetch may return data from before the last response.
    if (work.version >= known.current.version) known.current = work;
  }, [work]);
  const waiting = useRef<readonly Wish[]>([]);
  const isUnderWay = wishes.length > 0;
  useEffect(() => (isUnderWay ? askToStay() : undefined), [isUnderWay]);

  const keep = (all: readonly Wish[]) => {
    waiting.current = all;
    setWishes(all);
  };

  /** Sends the first pending change, and the next one after its response. */
  function send() {
    const [wish] = waiting.current;
    if (!wish) return;
    const { text } = wish;
    const { id: workId, pictures } = known.current;
    const version = text?.made.version ?? known.current.version;
    const end = (now: WorkInHand | null) => {
      if (now) known.current = now;
      keep(waiting.current.slice(1));
    };
    const onRefused = (why: Refusal) => {
      end(null);
      if (text) text.outcome.onRefused(why);
      else refuse(why);
      send();
    };
    const images = changedImages(pictures, wish.change(pictures));
    if (isSame(pictures, images)) {
      end(null);
      text?.outcome.onDone();
      return send();
    }
    changeWorkImages(
      { workId, version, images },
      {
        onDone: (now) => {
          end(now);
          text?.outcome.onDone();
          if (now.version !== version) {
            setNotice({ words: wish.done, undo: { number: version, version: now.version } });
          }
          send();
        },
        onConflict: (now, message) => {
          known.current = now;
          const theirs = now.pictures.find(({ id }) => id === text?.id);
          if (!text || !theirs) return onRefused({ message });
          end(now);
          const isSending = waiting.current.length > 0;
          text.outcome.onConflict({ text: theirs[text.field] ?? "", version: now.version });
          if (isSending) send();
        },
        onRefused,
      },
    );
  }

  const wish = (next: Wish) => {
    setRefusal(null);
    setNotice(null);
    const isSending = waiting.current.length > 0;
    keep([...waiting.current, next]);
    if (!isSending) send();
  };

  function undo() {
    if (!notice?.undo || isPutting) return;
    putPicturesBack(
      { id: work.id, ...notice.undo },
      {
        onDone: () => setNotice({ words: takenBack }),
        onRefused: (why) => {
          setNotice(null);
          setRefusal(why);
        },
      },
    );
  }

  return {
    /** The images with all pending changes applied. */
    pictures: wishes.reduce<readonly DeskPicture[]>((all, each) => each.change(all), work.pictures),
    notice,
    refusal,
    undo,
    /** Replaces the notice; null removes it. */
    tell: setNotice,
    dropRefusal: () => setRefusal(null),
    change: (change: PictureChange, done: string) => wish({ change, done }),
    write: (
      id: string,
      field: "alt" | "caption",
      made: Versioned,
      { done, outcome }: { done: string; outcome: SaveOutcome },
    ) =>
      wish({
        change: saying(id, { [field]: made.text || null }),
        done,
        text: { made, id, field, outcome },
      }),
  };
}
