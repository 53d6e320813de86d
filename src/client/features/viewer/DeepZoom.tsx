import { ChevronLeft, ChevronRight, Maximize, Minimize, X } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoom_images$key } from "../../../../__generated__/relay/DeepZoom_images.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { DeepZoomView } from "./DeepZoomView.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useIdle } from "./use-idle.ts";

type DeepZoomProps = {
  images: DeepZoom_images$key;
  /** The work's title. */
  title: string;
  /** Which of the images shows, counted from 0. */
  index: number;
  /** The address of what the page shows of this image already, or null. */
  shownUrl: string | null;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** A work's pictures over the whole window, to be looked at down to their full resolution. */
export function DeepZoom(props: DeepZoomProps) {
  const { title, index, shownUrl, onIndex, onClose } = props;
  const images = useFragment(
    graphql`
      fragment DeepZoom_images on Image @relay(plural: true) {
        id
        caption
        ...DeepZoomView_image
      }
    `,
    props.images,
  );
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame);
  const idle = useIdle(frame);
  const image = images[index];

  if (!image) return null;

  return (
    <Modal className="deep-zoom__dialog" label={`${title}, close up`} onClose={onClose}>
      <div ref={frame} className="deep-zoom" data-idle={idle || undefined}>
        <DeepZoomView
          key={image.id}
          image={image}
          title={title}
          shownUrl={shownUrl}
          frame={frame}
        />
        <header className="deep-zoom__head">
          <p className="deep-zoom__title">
            <cite>{title}</cite>
            {image.caption && <span>{image.caption}</span>}
          </p>
          <div className="deep-zoom__tools">
            {images.length > 1 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label="Previous image"
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && onIndex(index - 1)}
                />
                <span className="deep-zoom__position numeric" aria-live="polite">
                  <span className="visually-hidden">Image </span>
                  {index + 1} of {images.length}
                </span>
                <IconButton
                  icon={ChevronRight}
                  label="Next image"
                  aria-disabled={index === images.length - 1}
                  onClick={() => index < images.length - 1 && onIndex(index + 1)}
                />
              </>
            )}
            {fullScreen.isPossible && (
              <IconButton
                icon={fullScreen.isOn ? Minimize : Maximize}
                label={fullScreen.isOn ? "Leave full screen" : "Full screen"}
                onClick={fullScreen.toggle}
              />
            )}
            <IconButton icon={X} label="Close" onClick={onClose} />
          </div>
        </header>
      </div>
    </Modal>
  );
}
