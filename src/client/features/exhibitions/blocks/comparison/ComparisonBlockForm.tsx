import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import type { ComparisonBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { CaptionField } from "../../../desk/exhibitions/forms/CaptionField.tsx";
import { ViewField } from "../../../desk/exhibitions/forms/ViewField.tsx";

const arrangements = [
  { id: "CURTAIN", label: "One over the other, with a curtain" },
  { id: "SIDE", label: "Side by side" },
] as const;

/** The form of a comparison: two images and their arrangement. */
export function ComparisonBlockForm(props: BlockFormProps<ComparisonBlockInput>) {
  const { content, onChange, problemOf, viewShown } = props;
  const { first, second } = content;
  return (
    <div className="block-form">
      <ViewField
        label="First picture"
        view={first}
        viewShown={viewShown}
        problem={problemOf("first")}
        onTake={(view) => onChange({ ...content, first: view })}
      />
      <ViewField
        label="Second picture"
        view={second}
        viewShown={viewShown}
        problem={problemOf("second")}
        onTake={(view) => onChange({ ...content, second: view })}
      />
      <Button
        className="block-form__act"
        onClick={() => onChange({ ...content, first: second, second: first })}
      >
        <ArrowLeftRight aria-hidden size={18} strokeWidth={1.5} />
        Exchange them
      </Button>
      <PlainSelect
        label="How they are compared"
        options={arrangements}
        selected={arrangements.find(({ id }) => id === content.arrangement)?.id ?? "CURTAIN"}
        onSelect={(arrangement) => onChange({ ...content, arrangement })}
      />
      <CaptionField
        caption={content.caption}
        problem={problemOf("caption")}
        onChange={(caption) => onChange({ ...content, caption })}
      />
    </div>
  );
}
