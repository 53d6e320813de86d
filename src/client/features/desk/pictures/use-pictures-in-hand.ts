import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SaveOutcome, Versioned } from "../../albums/use-written-text.ts";
import type { Refusal } from "../../parts/refusal.ts";
import type { DeskPicture } from "./deskPicture.ts";
import { changedImages, isSame, saying } from "./picture-changes.ts";
import type { PictureChange } from "./picture-changes.ts";
import { useChangeWorkImages } from "./useChangeWorkImages.ts";
import { usePutPicturesBack } from "./usePutPicturesBack.ts";
import type { WorkInHand } from "./workInHand.ts";

/** A change that is not answered yet. */
type Wish = {
  readonly change: PictureChange;
  /** What is said once it is made. */
  readonly done: string;
  /** A text somebody writes: on which version, of which picture and which of its texts. */
  readonly text?: { made: Versioned; id: string; field: "alt" | "caption"; outcome: SaveOutcome };
};

/** What became of the last change, and how it is taken back. */
export type PicturesNotice = {
  readonly words: string;
  readonly undo?: { readonly number: number; readonly version: number };
};

const takenBack = "That is taken back.";

/** The pictures of a work while they are changed: what is wished shows at once, and is sent one after the other. */
export function usePicturesInHand(work: WorkInHand) {
  const { changeWorkImages } = useChangeWorkImages();
  const { putPicturesBack, isPutting } = usePutPicturesBack();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [notice, setNotice] = useState<PicturesNotice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sent = useRef<Wish | null>(null);

  const send = useEffectEvent((wish: Wish) => {
    const end = () => setWishes((all) => all.filter((each) => each !== wish));
    const refuse = (why: Refusal) => {
      end();
      if (wish.text) wish.text.outcome.onRefused(why);
      else setRefusal(why);
    };
    const { id: workId, pictures } = work;
    const version = wish.text?.made.version ?? work.version;
    const images = changedImages(pictures, wish.change(pictures));
    if (isSame(pictures, images)) {
      end();
      wish.text?.outcome.onDone();
      return;
    }
    changeWorkImages(
      { workId, version, images },
      {
        onDone: (now) => {
          end();
          wish.text?.outcome.onDone();
          if (now.version === version) return;
          setNotice({ words: wish.done, undo: { number: version, version: now.version } });
        },
        onConflict: (now, message) => {
          const text = wish.text;
          const theirs = now.pictures.find(({ id }) => id === text?.id);
          if (!text || !theirs) return refuse({ message });
          end();
          text.outcome.onConflict({ text: theirs[text.field] ?? "", version: now.version });
        },
        onRefused: refuse,
      },
    );
  });

  useEffect(() => {
    const [next] = wishes;
    if (!next || next === sent.current) return;
    sent.current = next;
    send(next);
  }, [wishes]);

  const wish = (next: Wish) => {
    setRefusal(null);
    setNotice(null);
    setWishes((all) => [...all, next]);
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
    /** As they are once all is answered. */
    pictures: wishes.reduce<readonly DeskPicture[]>((all, each) => each.change(all), work.pictures),
    notice,
    refusal,
    isSaving: wishes.length > 0,
    undo,
    /** Says something instead of the last notice; null says nothing. */
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
