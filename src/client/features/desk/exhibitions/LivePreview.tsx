import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";

/** Widths at which it is looked at, in CSS pixels, and how high the window then is. */
const screens = [
  { width: 390, height: 760, label: "As on a phone, 390 pixels wide", icon: Smartphone },
  { width: 820, height: 1_100, label: "As on a tablet, 820 pixels wide", icon: Tablet },
  { width: 1_440, height: 900, label: "As on a large screen, 1,440 pixels wide", icon: Monitor },
] as const;

type LivePreviewProps = {
  exhibitionId: string;
  title: string;
};

/** The exhibition as visitors will see it, following what is saved, at one of three widths. */
export function LivePreview({ exhibitionId, title }: LivePreviewProps) {
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
      </div>
      <div ref={frame} className="live-preview__frame">
        {scale > 0 && (
          <iframe
            title={`Preview of “${title}”`}
            src={`/exhibitions/draft/${encodeURIComponent(exhibitionId)}`}
            style={{
              inlineSize: screen.width,
              blockSize: Math.max(room.height / scale, 320),
              scale,
              insetInlineStart: Math.max(0, (room.width - screen.width * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
}
