import type { PictureBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { CaptionField } from "../../../desk/exhibitions/forms/CaptionField.tsx";
import { ViewField } from "../../../desk/exhibitions/forms/ViewField.tsx";

const widths = [
  { id: "COLUMN", label: "As wide as the text" },
  { id: "WIDE", label: "Wider than the text" },
  { id: "FULL", label: "From edge to edge" },
] as const;

/** The form of an image block. */
export function PictureBlockForm(props: BlockFormProps<PictureBlockInput>) {
  const { content, onChange, problemOf, viewShown } = props;
  return (
    <div className="block-form">
      <ViewField
        label="Picture"
        view={content.view}
        viewShown={viewShown}
        problem={problemOf("view")}
        onTake={(view) => onChange({ ...content, view })}
      />
      <CaptionField
        caption={content.caption}
        problem={problemOf("caption")}
        onChange={(caption) => onChange({ ...content, caption })}
      />
      <PlainSelect
        label="How wide it is"
        options={widths}
        selected={widths.find(({ id }) => id === content.width)?.id ?? "COLUMN"}
        onSelect={(width) => onChange({ ...content, width })}
      />
    </div>
  );
}
