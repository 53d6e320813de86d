/** What the component that shows a block is given. `Key` is its fragment's. */
export type BlockReaderProps<Key> = {
  block: Key;
  /** The block's global id, for the addresses of its parts. */
  id: string;
  /** How many footnotes the exhibition has before this block. */
  notesBefore: number;
  /** Whether it is likely in view when the page opens, so that its first picture must not wait. */
  isFirst: boolean;
};
