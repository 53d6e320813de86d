import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { PictureDetail } from "./deskPicture.ts";

type DetailsOfPictureProps = {
  details: readonly PictureDetail[];
  /** Display name of the image. */
  name: string;
  /** Called with the detail to edit; null for a new one. */
  onOpen: (detail: PictureDetail | null) => void;
  onRemove: (detail: PictureDetail) => void;
};

/** The server's maximum number of details. */
const mostDetails = 100;

/** The details of an image, each with buttons to edit and remove it. */
export function DetailsOfPicture({ details, name, onOpen, onRemove }: DetailsOfPictureProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="picture-details"
      role="group"
      aria-label={`Details of ${name}`}
    >
      <span className="picture-details__label">Details</span>
      {details.length === 0 ? (
        <span className="picture-details__none">None yet</span>
      ) : (
        <ul>
          {details.map((detail, place) => (
            <li key={place}>
              <button type="button" className="link" onClick={() => onOpen(detail)}>
                <span className="visually-hidden">Change </span>
                {detail.caption}
              </button>
              <IconButton
                icon={X}
                label={`Remove ${detail.caption}`}
                onClick={() => {
                  // The pressed button disappears.
                  part.current?.focus({ preventScroll: true });
                  onRemove(detail);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {details.length < mostDetails && (
        <Button
          variant="quiet"
          aria-label={`Describe a part of ${name}`}
          onClick={() => onOpen(null)}
        >
          Describe a part
        </Button>
      )}
    </div>
  );
}
