/** Props of the component that renders a block type. `Key` is the reference to its fragment. */
export type BlockReaderProps<Key> = {
  block: Key;
  /** The block's global id, for links to its parts. */
  id: string;
  /** Number of footnotes in the exhibition before this block. */
  notesBefore: number;
  /** Whether the block is probably in the initial viewport, so that its first image must load eagerly. */
  isFirst: boolean;
};
