/** What the button for notes is given by the viewer it stands in. */
export type NotesToolPlace = {
  /** Which of the work's images shows, counted from 0. */
  index: number;
  /** The element the picture fills, once it is there. */
  picture: HTMLElement | null;
  /** Called when the close-up view is about to be opened. */
  onReach: () => void;
  /** Opens the close-up view with the notes beside it. */
  onOpen: () => void;
};
