import { createContext } from "react";
import type { NotesDeeds } from "./use-notes-deeds.ts";

/** What is done with notes by a press, given by whoever holds the lists, which stay when a note goes. */
export const NotesDeedsContext = createContext<NotesDeeds | null>(null);
