import type { QuotationBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { LanguageSelect } from "../../../desk/LanguageSelect.tsx";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";

/** The form of a quotation. */
export function QuotationBlockForm(props: BlockFormProps<QuotationBlockInput>) {
  const { content, onChange, problemOf } = props;
  return (
    <div className="block-form">
      <FormField
        label="The words"
        description="Without quotation marks: these stand around them already."
        rows={4}
        maxLength={4_000}
        value={content.words}
        problem={problemOf("words")}
        onChange={(words) => onChange({ ...content, words })}
      />
      <LanguageSelect
        label="Language of the words"
        none="As the exhibition"
        language={content.language ?? null}
        onSelect={(language) => onChange({ ...content, language })}
      />
      <FormField
        label="Whose they are"
        placeholder="Such as: Marie Tharp, 1999"
        maxLength={500}
        value={content.source ?? ""}
        problem={problemOf("source")}
        onChange={(source) => onChange({ ...content, source: source || null })}
      />
      <FormField
        label="Where they can be read"
        placeholder="https://"
        inputMode="url"
        maxLength={2_000}
        value={content.address ?? ""}
        problem={problemOf("address")}
        onChange={(address) => onChange({ ...content, address: address.trim() || null })}
      />
    </div>
  );
}
