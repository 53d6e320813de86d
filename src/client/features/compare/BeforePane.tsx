import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { BeforePane_image$key } from "../../../../__generated__/relay/BeforePane_image.graphql.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { asItComes, wholeRegion } from "../../../view/view.ts";
import type { Frame } from "../../../view/view.ts";
import { WorkPicture } from "../works/WorkPicture.tsx";

type BeforePaneProps = {
  image: BeforePane_image$key;
  frame: Frame;
  /** Whether the zoomable image has replaced it. */
  isOver: boolean;
};

/** Longer side of the initially shown part, in pixels. */
const longest = 1024;

type Lying = CSSProperties & Record<`--${string}`, string | number>;

/**
 * Placeholder of a pane until its image is zoomable: the part in view, at its final position. Only the style sheet
 * knows the size of the pane, so the style sheet repeats the computation of `sightOf`.
 */
export function BeforePane({ image: key, frame, isOver }: BeforePaneProps) {
  const image = useFragment(
    graphql`
      fragment BeforePane_image on Image @throwOnFieldError {
        service
        width
        height
        ...WorkPicture_image
      }
    `,
    key,
  );
  const { service, width, height } = image;
  const part = frame.region ?? wholeRegion(image);
  const style: Lying = {
    "--width": width,
    "--height": height,
    "--x": part.x + part.width / 2,
    "--y": part.y + part.height / 2,
    "--across": part.width,
    "--down": part.height,
    "--turn": `${frame.rotation}deg`,
    "--side": frame.mirror ? -1 : 1,
  };
  // The style sheet rotates it and applies the colours, as for the whole image around it.
  const upright = { ...frame, rotation: 0, mirror: false, adjustments: asItComes };
  const cut = frame.region && partPicture(service, image, upright, longest);
  const isOnItsSide = Math.round(frame.rotation / 90) % 2 !== 0;
  return (
    <div className="compare-before" data-turned={isOnItsSide || undefined} hidden={isOver}>
      <div className="compare-before__picture" suppressHydrationWarning style={style}>
        <WorkPicture image={image} sizes="50vw" priority="first" />
        {cut && !isOver && <img className="compare-before__part" src={cut.address} alt="" />}
      </div>
    </div>
  );
}
