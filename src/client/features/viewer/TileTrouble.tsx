import type { RefObject } from "react";
import type { TileStatus } from "./tile-loader.ts";
import { TryAgain } from "./TryAgain.tsx";

type TileTroubleProps = {
  status: TileStatus;
  className: string;
  /** Receives the focus when the focused button is removed. */
  heir: RefObject<HTMLElement | null>;
  onRetry: () => void;
};

/** Message about tiles that failed or are still being prepared; nothing if there are none. */
export function TileTrouble({ status, className, heir, onRetry }: TileTroubleProps) {
  if (status.failed > 0) {
    const isDamaged = status.damaged === status.failed;
    return (
      <p className={className} role="alert">
        {isDamaged ? "Part of this picture is damaged." : "Part of the picture did not load."}{" "}
        <TryAgain heir={heir} onRetry={onRetry} />
      </p>
    );
  }
  if (status.preparing === 0) return null;
  return (
    <p className={className} role="status">
      This picture is being prepared. It appears by itself.
    </p>
  );
}
