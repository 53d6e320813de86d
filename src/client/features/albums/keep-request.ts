/** A work that is put into albums. */
export type KeptWork = {
  /** Its global id. */
  readonly id: string;
  readonly title: string;
  /** The language of its record; none if it is not known. */
  readonly recordLanguage: string | null | undefined;
};

/** What somebody wants to put into albums: a work, or a detail of it. */
export type ToKeep = {
  readonly work: KeptWork;
  /** The detail, as `AlbumEntry.view`; null for the work itself. */
  readonly view: string | null;
  /** The address of a small picture of the detail. */
  readonly picture: string | null;
};

/** The work itself, to be put into albums. */
export function wholeWork(work: KeptWork): ToKeep {
  return { work, view: null, picture: null };
}

let wanted: ToKeep | null = null;
const listeners = new Set<() => void>();

/** Opens the modal in which somebody chooses the albums something is put into. */
export function askToKeep(what: ToKeep): void {
  // The same work asked for again is another wish.
  change({ ...what });
}

/** Lets go of what was asked for, where the modal could not be loaded. */
export function endKeeping(): void {
  change(null);
}

function change(next: ToKeep | null) {
  wanted = next;
  for (const listener of listeners) listener();
}

/** What was asked for last; null while nothing was. */
export const keepRequest = (): ToKeep | null => wanted;

/** Calls back whenever something is asked for, until the returned function is called. */
export function onKeepRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
