import { useState } from "react";
import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { CarouselBlock_block$key } from "../../../../../../__generated__/relay/CarouselBlock_block.graphql.ts";
import { Carousel } from "../../../../ui/Carousel.tsx";
import { LookAt } from "../../pictures/LookAt.tsx";
import { widthSizes } from "../../pictures/width-sizes.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/** A carousel of works or details. It omits slides whose image is no longer visible. */
export function CarouselBlock({ block, isFirst }: BlockReaderProps<CarouselBlock_block$key>) {
  const { label, slides } = useFragment(
    graphql`
      fragment CarouselBlock_block on CarouselBlock @throwOnFieldError {
        label
        slides {
          key
          view {
            view
            cuts {
              width
              height
            }
            ...LookAt_view
          }
          caption
        }
      }
    `,
    block,
  );
  const [place, setPlace] = useState(0);
  const shown = slides.flatMap((slide) => {
    const cut = slide.view.cuts.at(-1);
    return slide.view.view != null && cut ? [{ ...slide, ratio: cut.width / cut.height }] : [];
  });
  if (shown.length === 0) return null;
  const narrowest = Math.min(...shown.map(({ ratio }) => ratio));
  return (
    <section
      className="carousel-block"
      suppressHydrationWarning
      style={{ "--narrowest": narrowest.toFixed(4) } as CSSProperties}
    >
      <h2 className="carousel-block__label">{label}</h2>
      <Carousel label={label} variant="stage" onSlideChange={setPlace}>
        {shown.map(({ key, view, caption }, index) => (
          <LookAt
            key={key}
            view={view}
            caption={caption ?? null}
            sizes={widthSizes("WIDE")}
            priority={isFirst && index === 0 ? "first" : "lazy"}
            isInPlace={index === place}
          />
        ))}
      </Carousel>
    </section>
  );
}
