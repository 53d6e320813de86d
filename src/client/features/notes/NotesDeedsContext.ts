import { createContext } from "react";
import type { NotesDeeds } from "./use-notes-deeds.ts";

/**
 * One-click actions for notes, provided by the component with the lists, which stays mounted when a note is removed.
 */
export const NotesDeedsContext = createContext<NotesDeeds | null>(null);
