import { use, useState } from "react";
import { FirstRender } from "../../../ui/first-render.ts";
import { placeholderUrl } from "../../../ui/placeholder.ts";
import type { ShownPicture } from "./shown-picture.ts";

type TakenImageProps = {
  picture: ShownPicture;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** What it shows, where the words beside it do not say it; empty where they do. The picture's own unless told. */
  alt?: string;
  priority?: "first" | "lazy";
};

/** What did not come may be being prepared; the code that waits for it is needed by few pages. */
const awaitIt = (image: HTMLImageElement) =>
  void import("../../../ui/await-picture.ts").then(
    ({ awaitPicture }) => awaitPicture(image),
    () => undefined,
  );

/** What failed before a page that was sent was alive told nobody. */
const lookAtOnce = (image: HTMLImageElement | null) => {
  if (image?.complete && image.currentSrc && image.naturalWidth === 0) awaitIt(image);
};

/**
 * A picture of an exhibition in its true proportions, as one element: an exhibition may have hundreds. Its place is
 * known before it arrives, and its colours fill it until then.
 */
export function TakenImage({ picture, sizes, alt, priority = "lazy" }: TakenImageProps) {
  const { src, srcSet, width, height, filter } = picture;
  // Its colours would make a page that is sent much larger, and the picture is on its way.
  const [isSent] = useState(use(FirstRender).isNow);
  const hash = isSent ? null : picture.placeholder;
  const placeholder = hash === null ? null : placeholderUrl(hash);
  const isFirst = priority === "first";
  return (
    <img
      ref={isSent ? lookAtOnce : undefined}
      className="taken-image"
      src={src}
      srcSet={srcSet || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      lang={alt === undefined ? (picture.lang ?? undefined) : undefined}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      draggable={false}
      onError={(event) => awaitIt(event.currentTarget)}
      suppressHydrationWarning
      style={{
        // A smaller one is rounded to whole pixels, and has other proportions.
        aspectRatio: `${width} / ${height}`,
        backgroundImage: placeholder === null ? undefined : `url("${placeholder}")`,
        filter: filter ?? undefined,
      }}
    />
  );
}
