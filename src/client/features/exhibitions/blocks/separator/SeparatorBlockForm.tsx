import type { SeparatorBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";

const looks = [
  { id: "LINE", label: "A line" },
  { id: "SPACE", label: "Empty space" },
  { id: "STARS", label: "Three stars" },
] as const;

/** The form of a separator. */
export function SeparatorBlockForm({ content, onChange }: BlockFormProps<SeparatorBlockInput>) {
  return (
    <div className="block-form">
      <PlainSelect
        label="What it looks like"
        options={looks}
        selected={looks.find(({ id }) => id === content.look)?.id ?? "LINE"}
        onSelect={(look) => onChange({ ...content, look })}
      />
    </div>
  );
}
