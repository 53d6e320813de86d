import { createContext } from "react";

/** Whether a text is not saved yet, and whether somebody has to say what is to become of it; null once all is well. */
export type Openness = "open" | "asking" | null;

/** Is told of each text, by the id of its field, how it stands with it. */
export const OpenTextsContext = createContext<(id: string, openness: Openness) => void>(() => {});
