import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";

const LivePreview = lazyPart(async () => (await import("./LivePreview.tsx")).LivePreview);
const PreviewDialog = lazyPart(async () => (await import("./PreviewDialog.tsx")).PreviewDialog);

type EditorPreviewProps = {
  exhibitionId: string;
  title: string;
  /** The block that is worked on, as the server knows it. */
  blockId: string | null;
  /** Whether it stands beside the editor, and not over it. */
  isBeside: boolean;
  onClose: () => void;
};

/** How the exhibition looks, beside the editor or over it. */
export function EditorPreview({ isBeside, onClose, ...shown }: EditorPreviewProps) {
  return (
    <PartBoundary waiting={null} onClose={onClose}>
      {isBeside ? <LivePreview {...shown} /> : <PreviewDialog {...shown} onClose={onClose} />}
    </PartBoundary>
  );
}
