import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import X from "lucide-react/icons/x";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageIds } from "../../../../page/page.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { bringIntoSight } from "./bring-into-sight.ts";

/** Widths of the preview, in CSS pixels. */
const screens = [
  { width: 390, label: "As on a phone, 390 pixels wide", icon: Smartphone },
  { width: 820, label: "As on a tablet, 820 pixels wide", icon: Tablet },
  { width: 1_440, label: "As on a large screen, 1,440 pixels wide", icon: Monitor },
] as const;

type LivePreviewProps = {
  exhibitionId: string;
  title: string;
  /** The server's id of the block that is being edited, to which the preview scrolls. */
  blockId: string | null;
  /** Closes the preview, where it is not beside the editor. */
  onClose?: () => void;
};

/** The exhibition as visitors see it, at one of three widths. It follows saved changes. */
export function LivePreview({ exhibitionId, title, blockId, onClose }: LivePreviewProps) {
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0]);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room.width === 0 ? 0 : Math.min(1, room.width / screen.width);

  /** The document in the frame; null while it loads, or if it fails. */
  const [page, setPage] = useState<Document | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(
    () => (page && blockId !== null ? bringIntoSight(page, blockId) : undefined),
    [page, blockId],
  );

  return (
    <section className="live-preview" aria-label="Preview">
      <div className="live-preview__bar" role="group" aria-label="Width of the preview">
        {screens.map((each) => (
          <IconButton
            key={each.width}
            icon={each.icon}
            label={each.label}
            aria-pressed={each === screen}
            onClick={() => setScreen(each)}
          />
        ))}
        <span className="live-preview__words numeric">
          {screen.width.toLocaleString("en-GB")} px
          {scale < 1 && scale > 0 && `, shown at ${Math.round(scale * 100)} %`}
        </span>
        {onClose && <IconButton icon={X} label="Close the preview" onClick={onClose} />}
      </div>
      <div ref={frame} className="live-preview__frame">
        {!page && !isMissing && <Spinner label="The preview is loading" />}
        {isMissing && (
          <p role="alert" className="live-preview__missing">
            The preview cannot be loaded now. What you write is not affected.{" "}
            <Button onClick={() => setMissing(false)}>Try again</Button>
          </p>
        )}
        {scale > 0 && !isMissing && (
          <iframe
            title={`Preview of “${title}”`}
            src={`/exhibitions/draft/${encodeURIComponent(exhibitionId)}`}
            style={{
              inlineSize: screen.width,
              blockSize: Math.max(room.height / scale, 320),
              scale,
              insetInlineStart: Math.max(0, (room.width - screen.width * scale) / 2),
            }}
            onLoad={({ currentTarget }) => {
              const shown = pageIn(currentTarget);
              setPage(shown);
              setMissing(shown === null);
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Returns the site's page in a frame; null for an error page of the browser or a proxy. */
function pageIn({ contentDocument }: HTMLIFrameElement): Document | null {
  return contentDocument?.getElementById(pageIds.root) ? contentDocument : null;
}
