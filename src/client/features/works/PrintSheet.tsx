import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { PrintSheet_work$key } from "../../../../__generated__/relay/PrintSheet_work.graphql.ts";
import { partPicture } from "../../../view/part-picture.ts";
import type { View } from "../../../view/view.ts";
import { QrCode } from "./QrCode.tsx";
import { recordAttributes } from "./label.ts";

/** Longer side of a printed image, in pixels: 300 dpi on A4. */
const printed = 3200;

type PrintSheetProps = {
  work: PrintSheet_work$key;
  view: View;
  /** URL of exactly the current view. */
  address: string;
  /** Called when everything has loaded, before printing. */
  onReady: () => void;
  /** Called after printing, or if the user cancels it. */
  onDone: () => void;
};

/** A work on paper: the current view, its label, and its URL as text and as a QR code. */
export function PrintSheet({ work: key, view, address, onReady, onDone }: PrintSheetProps) {
  const work = useFragment(
    graphql`
      fragment PrintSheet_work on Work @throwOnFieldError {
        title
        recordLanguage
        identifier
        creators {
          name
          role
        }
        date
        technique
        dimensions {
          text
        }
        creditLine
        rights {
          label
        }
        images {
          service
          width
          height
        }
      }
    `,
    key,
  );
  const element = useRef<HTMLImageElement>(null);
  const done = useRef(onDone);
  const ready = useRef(onReady);
  useEffect(() => {
    done.current = onDone;
    ready.current = onReady;
  });

  useEffect(() => {
    let isOver = false;
    // In some browsers print() returns before the sheet is printed.
    const printedOrNot = () => done.current();
    window.addEventListener("afterprint", printedOrNot);
    const picture = element.current;
    // The label is printed even if the image does not load.
    void (picture ? picture.decode().catch(() => undefined) : Promise.resolve()).then(() => {
      if (isOver) return;
      ready.current();
      window.print();
    });
    return () => {
      isOver = true;
      window.removeEventListener("afterprint", printedOrNot);
    };
  }, []);

  const image = work.images[view.image];
  const picture = image && partPicture(image.service, image, view, printed);
  const makers = work.creators.map(({ name, role }) => (role ? `${name} (${role})` : name));
  const isPart = view.region !== null;
  return createPortal(
    <section className="print-sheet" aria-label="To be printed">
      {picture && (
        <img
          ref={element}
          className="print-sheet__picture"
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      )}
      <div className="print-sheet__foot">
        <div className="print-sheet__label">
          {makers.length > 0 && <p>{makers.join(", ")}</p>}
          <p>
            <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
            {work.date && `, ${work.date}`}
          </p>
          {isPart && <p className="print-sheet__quiet">Detail</p>}
          {[work.technique, work.dimensions?.text, work.creditLine, work.rights?.label]
            .filter(Boolean)
            .map((line) => (
              <p key={line} className="print-sheet__quiet">
                {line}
              </p>
            ))}
          <p className="print-sheet__quiet">{work.identifier}</p>
          <p className="print-sheet__address">{address}</p>
        </div>
        <QrCode text={address} />
      </div>
    </section>,
    document.body,
  );
}
