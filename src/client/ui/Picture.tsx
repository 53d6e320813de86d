import { use, useCallback, useEffect, useMemo, useState } from "react";
import type { PictureState } from "../../view/picture-state.ts";
import { FirstRender } from "./first-render.ts";
import { pictureSource } from "./picture-source.ts";
import { pictureAtHand } from "./picture-at-hand.ts";
import { placeholderUrl } from "./placeholder.ts";
import { preloadPicture } from "./preload-picture.ts";

/** The fields of the contract's `Image` that are needed to show an image. */
export type PictureImage = {
  /** Path of the IIIF Image API service, such as `/iiif/image/3/abc`. */
  service: string;
  /** Size of the full image in pixels. */
  width: number;
  height: number;
  /** A ThumbHash, base64. */
  placeholder: string;
  /** Widths of the AVIF and WebP derivatives in pixels, ascending. */
  derivativeWidths: readonly number[];
};

type PictureProps = PictureImage & {
  /** What the image shows; empty if the text beside it says so already. */
  alt: string;
  /** Displayed width, as a `sizes` attribute such as `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** `first` for images visible when the page opens, `lazy` for all others. */
  priority?: "first" | "lazy";
  className?: string;
};

/** Maximum number of retries for an image that the server has but the browser cannot show. */
const mostAttempts = 2;

/**
 * An image in its true proportions. Its space is reserved before it loads, and its ThumbHash placeholder fills that
 * space until then, or permanently if it never loads.
 */
export function Picture({ alt, sizes, priority = "lazy", className, ...image }: PictureProps) {
  // On a server-rendered page the image is visible while it loads, because no script is running yet to reveal it.
  const [isSent] = useState(use(FirstRender).isNow);
  const [state, setState] = useState<"sent" | "loading" | "arrived" | "shown" | "missing">(
    isSent ? "sent" : "loading",
  );
  const [trouble, setTrouble] = useState<PictureState | null>(null);
  /** Number of attempts so far. */
  const [attempt, setAttempt] = useState(1);
  const { avif, webp, fallback } = pictureSource(image);
  // A copy that the previous page showed is better than the ThumbHash.
  const [before] = useState(() => (isSent ? null : pictureAtHand(image.service)));
  const placeholder = useMemo(
    () =>
      state === "sent" || state === "shown" ? null : (before ?? placeholderUrl(image.placeholder)),
    [state, before, image.placeholder],
  );
  const first = priority === "first";
  if (first) preloadPicture({ ...image, sizes });
  // A cached image shows immediately, without a fade. An image that loaded or failed before hydration fires no event.
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
          // A script may have revealed it before hydration.
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
