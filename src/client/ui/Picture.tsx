import { use, useCallback, useEffect, useMemo, useState } from "react";
import type { PictureState } from "../../view/picture-state.ts";
import { FirstRender } from "./first-render.ts";
import { pictureSource } from "./picture-source.ts";
import { pictureAtHand } from "./picture-at-hand.ts";
import { placeholderUrl } from "./placeholder.ts";
import { preloadPicture } from "./preload-picture.ts";

/** What is needed to show a picture, as the contract's `Image` gives it. */
export type PictureImage = {
  /** Path of the IIIF Image API service, such as `/iiif/image/3/abc`. */
  service: string;
  /** Size of the full picture in pixels. */
  width: number;
  height: number;
  /** A ThumbHash, base64. */
  placeholder: string;
  /** Widths in pixels that are ready made as AVIF and WebP, ascending. */
  derivativeWidths: readonly number[];
};

type PictureProps = PictureImage & {
  /** What the picture shows; empty if the words beside it say it already. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it, such as `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** `first` for what is seen when the page opens, `lazy` for everything else. */
  priority?: "first" | "lazy";
  className?: string;
};

/** How often a picture is asked for that the server has and the browser cannot show. */
const mostAttempts = 2;

/**
 * A picture in its true proportions. Its place is known before it arrives, and its ThumbHash fills
 * that place until then, or for good if it never comes.
 */
export function Picture({ alt, sizes, priority = "lazy", className, ...image }: PictureProps) {
  // On a page as it was sent a picture is shown as it comes: no script is there to say that it came.
  const [isSent] = useState(use(FirstRender).isNow);
  const [state, setState] = useState<"sent" | "loading" | "arrived" | "shown" | "missing">(
    isSent ? "sent" : "loading",
  );
  const [trouble, setTrouble] = useState<PictureState | null>(null);
  /** How often it was asked for. */
  const [attempt, setAttempt] = useState(1);
  const { avif, webp, fallback } = pictureSource(image);
  // What the page before showed of it is better than its colours.
  const [before] = useState(() => (isSent ? null : pictureAtHand(image.service)));
  const placeholder = useMemo(
    () =>
      state === "sent" || state === "shown" ? null : (before ?? placeholderUrl(image.placeholder)),
    [state, before, image.placeholder],
  );
  const first = priority === "first";
  if (first) preloadPicture({ ...image, sizes });
  // A picture the browser still has is shown at once, without a fade; one that came, or failed, before
  // the page was alive has nobody told.
  const lookAtOnce = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element?.complete || (isSent && !element.currentSrc)) return;
      if (!isSent && element.naturalWidth > 0) setState("shown");
      if (isSent && element.naturalWidth === 0) setState("missing");
    },
    [isSent],
  );
  useEffect(() => {
    if (state !== "missing" || attempt > mostAttempts) return;
    const watch = new AbortController();
    const onThere = () => {
      setTrouble(null);
      setState("loading");
      setAttempt((before) => before + 1);
    };
    import("./missing-picture.ts")
      .then(({ watchMissing }) =>
        watchMissing(fallback, { signal: watch.signal, onState: setTrouble, onThere }),
      )
      .catch(() => undefined);
    return () => watch.abort();
  }, [state, fallback, attempt]);
  return (
    <span
      className={className ? `picture ${className}` : "picture"}
      data-state={state}
      suppressHydrationWarning
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        backgroundImage: placeholder === null ? undefined : `url("${placeholder}")`,
      }}
    >
      <picture key={attempt}>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          // While the page opens, a script may have shown it already.
          suppressHydrationWarning
          ref={lookAtOnce}
          src={fallback}
          alt={alt}
          width={image.width}
          height={image.height}
          sizes={sizes}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding={first ? "sync" : "async"}
          draggable={false}
          onLoad={() => setState((before) => (before === "loading" ? "arrived" : "shown"))}
          onTransitionEnd={() => setState("shown")}
          onError={() => setState("missing")}
        />
      </picture>
      {trouble && (
        <span className="picture__trouble" lang="en">
          {trouble === "damaged"
            ? "This picture is damaged."
            : "Being prepared. It appears by itself."}
        </span>
      )}
    </span>
  );
}
