import type { Ref } from "react";
import { placeholderUrl } from "../../../ui/placeholder.ts";
import type { TakenPicture } from "./takenPicture.ts";

type TakenImageProps = {
  picture: TakenPicture;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** What it shows, where the words beside it do not say it; empty where they do. The picture's own unless told. */
  alt?: string;
  priority?: "first" | "lazy";
  imageRef?: Ref<HTMLImageElement>;
};

/**
 * A picture of an exhibition in its true proportions, as one element: an exhibition may have hundreds. Its place is
 * known before it arrives, and its colours fill it until then.
 */
export function TakenImage({ picture, sizes, alt, priority = "lazy", imageRef }: TakenImageProps) {
  const { src, srcSet, width, height, filter } = picture;
  const placeholder = picture.placeholder === null ? null : placeholderUrl(picture.placeholder);
  const isFirst = priority === "first";
  return (
    <img
      ref={imageRef}
      className="taken-image"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      draggable={false}
      suppressHydrationWarning
      style={{
        backgroundImage: placeholder === null ? undefined : `url("${placeholder}")`,
        filter: filter ?? undefined,
      }}
    />
  );
}
