import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PicturesOfWork_work$key } from "../../../../../__generated__/relay/PicturesOfWork_work.graphql.ts";
import { placeWhile } from "../../parts/reorder.ts";
import { rowId, useReorder } from "../../parts/use-reorder.ts";
import { formatCount } from "../../works/label.ts";
import { AddPictures } from "./AddPictures.tsx";
import { pictureName } from "./deskPicture.ts";
import { describing, putting, saying, takingAway } from "./picture-changes.ts";
import { PictureDialog, type Purpose } from "./PictureDialog.tsx";
import { PictureRow } from "./PictureRow.tsx";
import { PicturesNotice } from "./PicturesNotice.tsx";
import { usePicturesInHand } from "./use-pictures-in-hand.ts";
import { useOthersChanges } from "./useOthersChanges.ts";
import { workInHand } from "./workInHand.ts";

/** The image with an open dialog, and the first image when the dialog opened. */
type Open = { readonly id: string; readonly first: string | undefined; readonly purpose: Purpose };

/** The images of a work, with controls to add, order, describe, measure, align and remove them. */
export function PicturesOfWork({ work: key }: { work: PicturesOfWork_work$key }) {
  const work = workInHand(
    useFragment(
      graphql`
        fragment PicturesOfWork_work on Work {
          ...workInHand_work
        }
      `,
      key,
    ),
  );
  const inHand = usePicturesInHand(work);
  const { pictures, change, write } = inHand;
  useOthersChanges(work, (by) =>
    inHand.tell({ words: `${by ?? "Somebody"} has changed this work. It is shown as it is now.` }),
  );
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const names = new Map(pictures.map((each, place) => [each.id, pictureName(each, place)]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { list, lifted, said, handle, step } = useReorder({
    items: pictures.map(({ id }) => ({ id, name: nameOf(id) })),
    onMove: (id, after) =>
      change(
        putting(id, after),
        after === null ? `“${nameOf(id)}” stands for the work now.` : `“${nameOf(id)}” was moved.`,
      ),
  });
  const [first] = pictures;
  const opened = pictures.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  const openFor = (id: string, purpose: Purpose) => setOpen({ id, first: first?.id, purpose });
  // Points are useless if the image was removed, or if the alignment's target is not the first image any more.
  if (open && (!opened || (open.purpose.what === "align" && open.first !== first?.id))) {
    close();
    inHand.tell({ words: "Somebody has changed the pictures, so nothing of this one was saved." });
  }
  /** The pressed button disappears with its row, so the focus moves to that of the next row. */
  const passFocus = (place: number) => {
    const rows = list.current?.children;
    const next = rows?.[place + 1] ?? rows?.[place - 1];
    const heir = next?.querySelector<HTMLElement>("[data-take-away]") ?? heading.current;
    heir?.focus();
  };

  return (
    <section className="work-pictures" aria-labelledby="work-pictures-heading">
      <h2 id="work-pictures-heading" ref={heading} tabIndex={-1} className="work-pictures__count">
        {countInWords(pictures.length)}
      </h2>
      <AddPictures
        workId={work.id}
        onAdded={(name) => inHand.tell({ words: `Added “${name}”.` })}
      />
      <p className="work-pictures__why">
        {pictures.length === 0
          ? "The first one you add stands for the work in lists."
          : "The alternative text says what a picture shows to those who cannot see it, and to search engines. Each change is saved at once."}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      <ol ref={list} className="work-pictures__list" data-moving={lifted !== null || undefined}>
        {pictures.map((picture, place) => {
          const { id } = picture;
          const name = nameOf(id);
          return (
            <li
              key={id}
              id={rowId(id)}
              className="picture-row"
              data-lifted={lifted?.id === id || undefined}
              style={lifted ? { order: placeWhile(place, lifted) } : undefined}
            >
              <PictureRow
                picture={picture}
                name={name}
                place={place}
                count={pictures.length}
                work={work}
                isLifted={lifted?.id === id}
                handle={handle(id, place)}
                onStep={(by) => step(id, by)}
                onSay={(words, done) => change(saying(id, words), done)}
                onWrite={(field, made, outcome) =>
                  write(id, field, made, { done: `The words to “${name}” are saved.`, outcome })
                }
                onOpen={(what) => openFor(id, { what })}
                onDescribe={(detail) => openFor(id, { what: "detail", detail })}
                onRemoveDetail={(detail) =>
                  change(
                    describing(id, detail, null),
                    `The detail “${detail.caption}” was removed.`,
                  )
                }
                onTakeAway={() => {
                  passFocus(place);
                  change(takingAway(id), `“${name}” was taken away.`);
                }}
              />
            </li>
          );
        })}
      </ol>
      <PicturesNotice
        inHand={inHand}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
      {open && opened && first && (
        <PictureDialog
          purpose={open.purpose}
          picture={opened}
          first={first}
          name={nameOf(opened.id)}
          work={work}
          onChange={change}
          onClose={close}
        />
      )}
    </section>
  );
}

function countInWords(count: number): string {
  if (count === 0) return "No pictures yet";
  return count === 1 ? "1 picture" : `${formatCount(count)} pictures`;
}
