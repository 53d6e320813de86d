import { createContext } from "react";

/** A draft, with the key of its link if the reader came by it. */
export type ShownDraft = { readonly id: string; readonly linkKey: string | null };

/**
 * The draft that is shown, with whose link key a reader without an account loads its parts. Null for a published
 * exhibition.
 */
export const DraftShown = createContext<ShownDraft | null>(null);
