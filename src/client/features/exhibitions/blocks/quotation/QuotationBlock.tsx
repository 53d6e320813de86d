import { graphql, useFragment } from "react-relay";
import type { QuotationBlock_block$key } from "../../../../../../__generated__/relay/QuotationBlock_block.graphql.ts";
import { languageAttributes } from "../../../../../text/language-attributes.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/** A quotation with its source; nothing while it has no text. */
export function QuotationBlock({ block }: BlockReaderProps<QuotationBlock_block$key>) {
  const { words, source, address, quotedLanguage } = useFragment(
    graphql`
      fragment QuotationBlock_block on QuotationBlock {
        words
        source
        address
        quotedLanguage: language
      }
    `,
    block,
  );
  if (words === "") return null;
  return (
    <figure className="quotation">
      <blockquote cite={address ?? undefined}>
        <p {...languageAttributes(quotedLanguage)}>{words}</p>
      </blockquote>
      {(source ?? address) && (
        <figcaption className="quotation__source">
          {address ? (
            <a href={address} className="link" rel="noopener">
              {source ?? new URL(address).hostname}
            </a>
          ) : (
            source
          )}
        </figcaption>
      )}
    </figure>
  );
}
