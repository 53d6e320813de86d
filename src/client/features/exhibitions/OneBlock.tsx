import { QuietBoundary } from "../../ui/QuietBoundary.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { BlockReaderProps } from "./blocks/block-reader.ts";
import { blockTypeNamed, keyOfBlock } from "./blocks/block-types.ts";
import type { AnyBlock } from "./blocks/block-types.ts";

type OneBlockProps = Pick<BlockReaderProps<never>, "notesBefore" | "isFirst"> & { block: AnyBlock };

/**
 * A block, shown by the code of its type. The browser takes over one block after the other; one that cannot be shown, or
 * is of a type that only a newer version of the site knows, leaves the others as they are.
 */
export function OneBlock({ block, notesBefore, isFirst }: OneBlockProps) {
  const type = blockTypeNamed(block.__typename);
  const key = keyOfBlock(block);
  if (!type || key === null || block.id === undefined) {
    return (
      <p className="exhibition-note">
        This part needs a newer version of the site. Load the page again.
      </p>
    );
  }
  const { Reader } = type;
  return (
    <div className="exhibition-block" data-type={block.__typename} data-width={block.width}>
      <QuietBoundary
        fallback={<p className="exhibition-note">This part cannot be shown just now.</p>}
      >
        <PartBoundary waiting={<p className="exhibition-note">Loading …</p>}>
          <Reader block={key} id={block.id} notesBefore={notesBefore} isFirst={isFirst} />
        </PartBoundary>
      </QuietBoundary>
    </div>
  );
}
