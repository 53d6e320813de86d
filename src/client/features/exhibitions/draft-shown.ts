import { createContext } from "react";

/** A draft, and the key of the link that somebody came by, if they did. */
export type ShownDraft = { readonly id: string; readonly linkKey: string | null };

/** The draft that is shown: whoever has only its link sees its parts by way of it alone. Null for what is published. */
export const DraftShown = createContext<ShownDraft | null>(null);
