import type { VideoBlockInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockFormProps } from "../../../desk/exhibitions/block-form.ts";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { ViewField } from "../../../desk/exhibitions/forms/ViewField.tsx";

/** The form of a video: its URL, title, poster and transcript. */
export function VideoBlockForm(props: BlockFormProps<VideoBlockInput>) {
  const { content, onChange, problemOf, viewShown } = props;
  return (
    <div className="block-form">
      <FormField
        label="Web address"
        description="Nothing is asked of that site before a visitor agrees."
        placeholder="https://"
        inputMode="url"
        maxLength={2_000}
        value={content.address}
        problem={problemOf("address")}
        onChange={(address) => onChange({ ...content, address: address.trim() })}
      />
      <FormField
        label="What it shows"
        maxLength={200}
        value={content.title}
        problem={problemOf("title")}
        onChange={(title) => onChange({ ...content, title })}
      />
      <ViewField
        label="Picture until it plays"
        view={content.poster ?? null}
        viewShown={viewShown}
        problem={problemOf("poster")}
        onTake={(poster) => onChange({ ...content, poster })}
        onRemove={() => onChange({ ...content, poster: null })}
      />
      <FormField
        label="Transcript"
        description="What is said and seen, for those who cannot hear or see it."
        rows={5}
        maxLength={20_000}
        value={content.transcript ?? ""}
        problem={problemOf("transcript")}
        onChange={(transcript) => onChange({ ...content, transcript: transcript || null })}
      />
    </div>
  );
}
