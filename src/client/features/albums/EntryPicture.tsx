import { Picture } from "../../ui/Picture.tsx";
import type { Cover } from "./albumCover.ts";

type EntryPictureProps = {
  entry: Cover;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  priority?: "first" | "lazy";
};

/** What an entry shows: the work's picture, or the detail as the image service cuts it. Its label stands beside it. */
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
