import type { ShownView } from "../block-form.ts";

/** A thumbnail of a view, in its own aspect ratio. */
export function ShownPicture({ shown }: { shown: ShownView | null }) {
  if (!shown) return <span className="shown-picture shown-picture--none" aria-hidden />;
  const { src, width, height, alt, title } = shown;
  return (
    <img
      className="shown-picture"
      src={src}
      width={width}
      height={height}
      alt={alt || title}
      loading="lazy"
      decoding="async"
    />
  );
}
