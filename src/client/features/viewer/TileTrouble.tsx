import { Button } from "../../ui/Button.tsx";
import type { TileStatus } from "./tile-loader.ts";

type TileTroubleProps = {
  status: TileStatus;
  className: string;
  onRetry: () => void;
};

/** What is said of tiles that did not come, or have not been made yet; nothing where all is well. */
export function TileTrouble({ status, className, onRetry }: TileTroubleProps) {
  if (status.failed > 0) {
    const isDamaged = status.damaged === status.failed;
    return (
      <p className={className} role="alert">
        {isDamaged ? "Part of this picture is damaged." : "Part of the picture did not load."}{" "}
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
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
