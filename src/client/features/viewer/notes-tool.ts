/** Properties that a viewer passes to its notes button. */
export type NotesToolPlace = {
  /** Index of the displayed image among the work's images, from 0. */
  index: number;
  /** The element that the image fills, once it is mounted. */
  picture: HTMLElement | null;
  /** Called when the user is about to open the zoom view. */
  onReach: () => void;
  /** Opens the zoom view with the notes panel. */
  onOpen: () => void;
};
