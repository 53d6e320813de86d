import { useAddBlock } from "./useAddBlock.ts";
import { useEditExhibition } from "./useEditExhibition.ts";
import { useHideBlock } from "./useHideBlock.ts";
import { useMoveBlock } from "./useMoveBlock.ts";
import { useRemoveBlock } from "./useRemoveBlock.ts";
import { useRestoreBlock } from "./useRestoreBlock.ts";
import { useWriteBlock } from "./useWriteBlock.ts";
import type { Answer, Request } from "./editing/sending.ts";
import { tooLarge } from "./editing/too-large.ts";

/** Returns a function that sends changes of an exhibition and its blocks to the server. */
export function useSender(exhibitionId: string) {
  const { addBlock } = useAddBlock();
  const { writeBlock } = useWriteBlock();
  const { moveBlock } = useMoveBlock();
  const { hideBlock } = useHideBlock();
  const { removeBlock } = useRemoveBlock();
  const { restoreBlock } = useRestoreBlock();
  const { editExhibition } = useEditExhibition();

  return (request: Request, onAnswer: (answer: Answer) => void): void => {
    const refusal = tooLarge(request);
    // `send` always answers asynchronously.
    if (refusal) return queueMicrotask(() => onAnswer({ kind: "refused", refusal }));
    switch (request.kind) {
      case "add": {
        const { after, content, isHidden } = request;
        return addBlock({ exhibitionId, after, content, isHidden }, onAnswer);
      }
      case "write": {
        const { id, version, content } = request;
        return writeBlock({ id, version, content }, onAnswer);
      }
      case "head":
        return editExhibition(
          { ...request.fields, id: exhibitionId, version: request.version },
          onAnswer,
        );
      case "move":
        return moveBlock(request.id, request.after, onAnswer);
      case "hide":
        return hideBlock(request.id, request.isHidden, onAnswer);
      case "remove":
        return removeBlock(request.id, onAnswer);
      case "restore": {
        const { id, after } = request;
        return restoreBlock({ id, after }, onAnswer);
      }
    }
  };
}
