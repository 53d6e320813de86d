import { graphql, useFragment } from "react-relay";
import type { TextBlock_block$key } from "../../../../../../__generated__/relay/TextBlock_block.graphql.ts";
import { RichTextView } from "../../text/RichTextView.tsx";
import type { BlockReaderProps } from "../block-reader.ts";

/** A text of an exhibition. */
export function TextBlock({ block, notesBefore }: BlockReaderProps<TextBlock_block$key>) {
  const { text } = useFragment(
    graphql`
      fragment TextBlock_block on TextBlock {
        text
      }
    `,
    block,
  );
  return <RichTextView text={text} notesBefore={notesBefore} />;
}
