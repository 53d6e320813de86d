import { createContext } from "react";

/** State of a text: unsaved, or waiting for the user's decision; null once it is saved. */
export type Openness = "open" | "asking" | null;

/** Receives the state of each text, by the id of its field. */
export const OpenTextsContext = createContext<(id: string, openness: Openness) => void>(() => {});
