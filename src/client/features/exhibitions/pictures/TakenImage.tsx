import { use, useState } from "react";
import { FirstRender } from "../../../ui/first-render.ts";
import { placeholderUrl } from "../../../ui/placeholder.ts";
import type { ShownPicture } from "./shown-picture.ts";

type TakenImageProps = {
  picture: ShownPicture;
  /** Width of the image, as in the `sizes` attribute. */
  sizes: string;
  /** Alternative text; empty if the text beside the image describes it. The default is that of `picture`. */
  alt?: string;
  priority?: "first" | "lazy";
};

/**
 * The server may still be preparing an image that failed to load. The code that waits for it is loaded lazily, because
 * few pages need it.
 */
const awaitIt = (image: HTMLImageElement) =>
  void import("../../../ui/await-picture.ts").then(
    ({ awaitPicture }) => awaitPicture(image),
    () => undefined,
  );

/** An image of a server-rendered page may have failed before hydration attached the error handler. */
const lookAtOnce = (image: HTMLImageElement | null) => {
  if (image?.complete && image.currentSrc && image.naturalWidth === 0) awaitIt(image);
};

/**
 * An image of an exhibition in its aspect ratio, as a single element, because an exhibition may have hundreds. Its
 * space is reserved before it loads, and a placeholder fills it until then.
 */
export function TakenImage({ picture, sizes, alt, priority = "lazy" }: TakenImageProps) {
  const { src, srcSet, width, height, filter } = picture;
  // Placeholders would make a server-rendered page much larger, and its images are already loading.
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
        // Smaller versions are rounded to whole pixels, so their aspect ratios differ.
        aspectRatio: `${width} / ${height}`,
        backgroundImage: placeholder === null ? undefined : `url("${placeholder}")`,
        filter: filter ?? undefined,
      }}
    />
  );
}
