import { useState } from "react";
import type { CSSProperties } from "react";
import { TakenImage } from "../../pictures/TakenImage.tsx";
import type { ShownPicture } from "../../pictures/shown-picture.ts";
import { widthSizes } from "../../pictures/width-sizes.ts";
import { asPart } from "../../story/cut-in-words.ts";

type CurtainOverProps = {
  below: ShownPicture;
  above: ShownPicture;
  priority: "first" | "lazy";
};

/**
 * An image over another one behind a curtain. A native range input moves the curtain, so that touch, keyboard and
 * screen readers work as usual. Without JavaScript the images are side by side.
 */
export function CurtainOver({ below, above, priority }: CurtainOverProps) {
  const [share, setShare] = useState(50);
  const style = {
    "--aspect": Math.max(below.width / below.height, above.width / above.height),
    "--share": `${share}%`,
  } as CSSProperties;
  const sizes = widthSizes("WIDE");
  return (
    <div className="curtain-over" suppressHydrationWarning style={style}>
      <TakenImage picture={below} sizes={sizes} priority={priority} />
      <div className="curtain-over__above">
        <TakenImage picture={above} sizes={sizes} priority={priority} />
      </div>
      <input
        type="range"
        className="curtain-over__slider"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        aria-label={`Curtain: ${asPart(below.alt)} to its left, ${asPart(above.alt)} to its right`}
        aria-valuetext={`${share} % from the left`}
      />
    </div>
  );
}
