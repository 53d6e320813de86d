import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";

/** What a form shows of a view snapshot: its image and the work. */
export type ShownView = {
  /** Path of the snapshot image, its size in pixels, and its alternative text. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The work's title. */
  title: string;
  /** Whether the work now has another image than the one in the snapshot. */
  isDoubtful: boolean;
};

/** Props of the form of each block type. `Content` is the type's input in the GraphQL schema. */
export type BlockFormProps<Content> = {
  content: Content;
  /** Called with the complete content after every change. */
  onChange: (content: Content) => void;
  /** Returns the error message of a field, such as `slides.2.caption`; null if it has none. */
  problemOf: (field: string) => string | null;
  /** Returns what a view shows; null while that is unknown, or if the image is no longer visible. */
  viewShown: (view: TakenViewInput) => ShownView | null;
};
