import { Picture } from "../../ui/Picture.tsx";
import type { Cover } from "./albumCover.ts";
import type { Cut } from "./albumEntry.ts";

type EntryPictureProps = {
  entry: Cover;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  priority?: "first" | "lazy";
};

/** The image of an entry: the work's image, or the detail as cropped by the image service. Its label is beside it. */
export function EntryPicture({ entry, sizes, priority }: EntryPictureProps) {
  const { image, isDetail, cuts } = entry;
  if (!image) return null;
  const largest = cuts.at(-1);
  if (!isDetail || !largest) {
    return <Picture {...image} alt="" sizes={sizes} priority={priority} />;
  }
  return (
    <span
      className="picture entry-detail"
      suppressHydrationWarning
      style={{ aspectRatio: `${largest.width} / ${largest.height}` }}
    >
      <img
        src={cuts[0]?.address}
        srcSet={cuts.map(({ address, width }) => `${address} ${width}w`).join(", ")}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt=""
        loading={priority === "first" ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
      />
    </span>
  );
}

type PrintedCutProps = {
  /** The crop to print; undefined for an entry without an image. */
  cut: Cut | undefined;
  className: string;
};

/** The image of an entry on paper. The label is beside it. */
export function PrintedCut({ cut, className }: PrintedCutProps) {
  if (!cut) return null;
  return (
    <img
      className={className}
      src={cut.address}
      width={cut.width}
      height={cut.height}
      alt=""
      loading="lazy"
    />
  );
}
