import type { ShownView } from "../block-form.ts";

/** What is seen in a view, as a small picture in its own proportions. */
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
