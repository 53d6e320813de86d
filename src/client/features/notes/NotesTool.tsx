import MessageSquare from "lucide-react/icons/message-square";
import { useState, type ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotesTool_work$key } from "../../../../__generated__/relay/NotesTool_work.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import type { NotesToolPlace } from "../viewer/notes-tool.ts";

type NotesToolProps = NotesToolPlace & { work: NotesTool_work$key };
type Parts = { StageMarks?: ComponentType<{ imageId: string; picture: HTMLElement }> };

/**
 * The button that opens the notes on an image. Hovering or focusing it shows their markers and loads everything else.
 */
export function NotesTool({ work, index, picture, onReach, onOpen }: NotesToolProps) {
  const { images } = useFragment(
    graphql`
      fragment NotesTool_work on Work @throwOnFieldError {
        images {
          id
          noteCount
        }
      }
    `,
    work,
  );
  const [{ StageMarks }, setParts] = useState<Parts>({});
  const [isNear, setNear] = useState(false);
  const image = images[index];
  const reach = () => {
    onReach();
    setNear(true);
    // If the markers fail to load, they are omitted.
    import("./StageMarks.tsx").then(setParts, () => undefined);
  };
  const leave = () => setNear(false);
  return (
    <>
      <Button
        variant="quiet"
        data-reach
        onPointerEnter={reach}
        onFocus={reach}
        onPointerLeave={leave}
        onBlur={leave}
        onClick={onOpen}
      >
        <MessageSquare aria-hidden size={18} strokeWidth={1.5} />
        Notes {image && image.noteCount > 0 && <span className="numeric">{image.noteCount}</span>}
      </Button>
      {isNear && image && picture && StageMarks && (
        <StageMarks imageId={image.id} picture={picture} />
      )}
    </>
  );
}
