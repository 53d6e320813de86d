import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";

/** What a form shows of a view that was taken: the picture of it, and whose it is. */
export type ShownView = {
  /** The path of a picture of what is seen, its size in pixels, and the words in its place. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The work's title. */
  title: string;
  /** Whether the image is another than the one it was taken of. */
  isDoubtful: boolean;
};

/** What the form of every type of block is given. `Content` is the type's input in the contract. */
export type BlockFormProps<Content> = {
  content: Content;
  /** Called with all the block is to hold, whenever something of it changed. */
  onChange: (content: Content) => void;
  /** What is wrong with a field, such as `slides.2.caption`; null if nothing is. */
  problemOf: (field: string) => string | null;
  /** What is seen in a view; null while that is not known, or not shown any more. */
  viewShown: (view: TakenViewInput) => ShownView | null;
};
