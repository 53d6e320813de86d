import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";

const LivePreview = lazyPart(async () => (await import("./LivePreview.tsx")).LivePreview);
const PreviewDialog = lazyPart(async () => (await import("./PreviewDialog.tsx")).PreviewDialog);

type EditorPreviewProps = {
  exhibitionId: string;
  title: string;
  /** The server's id of the block that is being edited. */
  blockId: string | null;
  /** Whether the preview stands beside the editor instead of over it. */
  isBeside: boolean;
  onClose: () => void;
};

/** The preview of the exhibition, beside the editor or over it. */
export function EditorPreview({ isBeside, onClose, ...shown }: EditorPreviewProps) {
  return (
    <PartBoundary waiting={null} onClose={onClose}>
      {isBeside ? <LivePreview {...shown} /> : <PreviewDialog {...shown} onClose={onClose} />}
    </PartBoundary>
  );
}
