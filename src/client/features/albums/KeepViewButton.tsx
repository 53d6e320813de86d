import FolderPlus from "lucide-react/icons/folder-plus";
import { graphql, useFragment } from "react-relay";
import type { KeepViewButton_work$key } from "../../../../__generated__/relay/KeepViewButton_work.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import type { Looking } from "../viewer/looking.ts";
import { askToKeep } from "./keep-request.ts";

type KeepViewButtonProps = { work: KeepViewButton_work$key; looking: Looking };

/** Button that adds the current view to albums, as a detail. */
export function KeepViewButton({ work: key, looking }: KeepViewButtonProps) {
  const { id, title, recordLanguage, slug, images } = useFragment(
    graphql`
      fragment KeepViewButton_work on Work @throwOnFieldError {
        id
        title
        recordLanguage
        slug
        images {
          service
          width
          height
        }
      }
    `,
    key,
  );
  return (
    <IconButton
      icon={FolderPlus}
      label="Keep this view"
      aria-haspopup="dialog"
      onClick={() =>
        void import("./view-to-keep.ts").then(
          ({ viewToKeep }) => {
            const sizes = images.map(({ service, width, height }) => ({ service, width, height }));
            askToKeep(viewToKeep({ id, title, recordLanguage, slug, images: sizes }, looking));
          },
          () => undefined,
        )
      }
    />
  );
}
