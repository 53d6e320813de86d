import type { TextBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { RichTextField } from "../../../desk/exhibitions/text/RichTextField.tsx";

/** The form of a text block. */
export function TextBlockForm({ content, onChange, problemOf }: BlockFormProps<TextBlockInput>) {
  return (
    <RichTextField
      label="Text"
      text={content.text}
      problem={problemOf("text")}
      onChange={(text) => onChange({ ...content, text })}
    />
  );
}
