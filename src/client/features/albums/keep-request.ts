/** A work to add to albums. */
export type KeptWork = {
  /** Its global id. */
  readonly id: string;
  readonly title: string;
  /** Language of its record; undefined or null if unknown. */
  readonly recordLanguage: string | null | undefined;
};

/** What the user adds to albums: a work, or a detail of it. */
export type ToKeep = {
  readonly work: KeptWork;
  /** The detail, as `AlbumEntry.view`; null for the whole work. */
  readonly view: string | null;
  /** URL of a small image of the detail. */
  readonly picture: string | null;
};

/** Returns a request to add a whole work. */
export function wholeWork(work: KeptWork): ToKeep {
  return { work, view: null, picture: null };
}

let wanted: ToKeep | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog in which the user selects albums. */
export function askToKeep(what: ToKeep): void {
  // A new object, so that a repeated request for the same work counts as another.
  change({ ...what });
}

/** Cancels the request if the dialog failed to load. */
export function endKeeping(): void {
  change(null);
}

function change(next: ToKeep | null) {
  wanted = next;
  for (const listener of listeners) listener();
}

/** Returns the last request; null if there is none. */
export const keepRequest = (): ToKeep | null => wanted;

/** Calls back whenever there is a request, until the returned function is called. */
export function onKeepRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
